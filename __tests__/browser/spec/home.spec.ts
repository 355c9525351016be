import { expect } from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import { company, hrefsOf, linksOf, textOf, textsOf } from '../support/site'
import { QUOTE, open, expectTexts, expectFrame, expectContactAreas, usePages } from '../support/specification'
import { test } from '../support/test'

usePages()

test.describe('the home page', () => {
  const HOME_AREAS = [
    'Harlow',
    "Bishop's Stortford",
    'Epping',
    'Sawbridgeworth',
    'Stansted Mountfitchet',
    'Great Dunmow',
    'Takeley',
    'Braintree',
    'Chelmsford',
    'Brentwood',
    'Romford',
    'Basildon',
  ]

  test('starts with a hero that offers a quote and a call', async () => {
    const hero = (await open('/')).main.querySelectorAll('section')[0]!
    expect(hero.querySelector('h1')).not.toBeNull()
    expect(hrefsOf(hero, QUOTE)).toEqual(['/contact'])
    expect(hrefsOf(hero, new RegExp(company.phone))).toEqual(['tel:01632960417'])
  })

  test('links the eight brands in their order', async () => {
    const { main } = await open('/')
    const strip = main.querySelector('[aria-labelledby="brands-heading"]')!
    expect(linksOf(strip).map(({ href }) => href)).toEqual([
      '/doors/comp-door',
      '/doors/aluminium-sliding',
      '/windows/sliding-sash',
      '/doors/composite',
      '/doors/truframe-composite',
      '/doors/internal',
      '/windows/r7-flush-casement',
      '/windows/standard-casement',
    ])
  })

  test('has nine product tiles in their order, each with title, description and picture', async () => {
    const grid = (await open('/')).root.getElementById('products')
    const tiles = grid.querySelectorAll('li')
    expect(tiles.map((tile) => linksOf(tile)[0]?.href)).toEqual([
      '/doors/aluminium-bifolding',
      '/doors/aluminium-sliding',
      '/windows/standard-casement',
      '/doors/upvc-french',
      '/conservatories/conservatories',
      '/doors/composite',
      '/conservatories/roof-lanterns',
      '/conservatories/flat-roof-lights',
      '/doors/internal',
    ])
    const titles = [
      /bi-folding doors/i,
      /sliding patio doors/i,
      /windows/i,
      /french doors/i,
      /conservatories/i,
      /composite doors/i,
      /lanterns/i,
      /roof lights/i,
      /internal screening/i,
    ]
    tiles.forEach((tile, index) => {
      expect.soft(textOf(tile.querySelector('h3'))).toMatch(titles[index]!)
      expect.soft(textOf(tile.querySelector('p'))).not.toBe('')
      expect.soft(tile.querySelectorAll('img')).toHaveLength(1)
    })
  })

  test('has three numbered steps, each with title, description and picture', async () => {
    const steps = (await open('/')).root.getElementById('installation').querySelectorAll('ol > li')
    expect(steps).toHaveLength(3)
    steps.forEach((step, index) => {
      expect.soft(textOf(step)).toMatch(new RegExp(`^${index + 1}`))
      expect.soft(textOf(step.querySelector('h3'))).not.toBe('')
      expect.soft(textOf(step.querySelector('p'))).not.toBe('')
      expect.soft(step.querySelectorAll('img')).toHaveLength(1)
    })
  })

  test('shows an icon for each step', async () => {
    const steps = (await open('/')).root.getElementById('installation').querySelectorAll('ol > li')
    for (const step of steps) expect(step.querySelectorAll('svg').length).toBeGreaterThan(0)
  })

  test('has its sections in the order of the specification', async () => {
    const { main } = await open('/')
    const sections = main
      .querySelectorAll('section, figure')
      // Each stands in a plain box of its own.
      .filter(({ parentNode }) => parentNode.parentNode === main)
    const place = (isIt: (section: HTMLElement) => boolean) => sections.findIndex(isIt)
    const places = [
      place((section) => section.querySelector('h1') !== null),
      place((section) => section.getAttribute('aria-labelledby') === 'brands-heading'),
      place(({ id }) => id === 'products'),
      place(({ id }) => id === 'installation'),
      place((section) => section.querySelectorAll('img').length === 1 && textOf(section).length < 120),
      place(({ id }) => id === 'about'),
      place((section) => textsOf(section, 'li').includes('Stansted Mountfitchet')),
      place((section) => section.querySelectorAll('blockquote').length === 3),
      place(({ id }) => id === 'contact'),
    ]
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  test('says about the firm what it claims', async () => {
    expectTexts(textOf((await open('/')).root.getElementById('about')), [
      /FENSA/,
      /2003/,
      /20/,
      /10-year guarantee/i,
      /without obligation|no.obligation/i,
      /flexible payment options/i,
      /project management and aftercare/i,
      /emergency boarding/i,
      /same-day glass cutting/i,
    ])
  })

  test('lists the twelve towns of the coverage', async () => {
    const { main } = await open('/')
    const coverage = main
      .querySelectorAll('section')
      .find((section) => textsOf(section, 'li').includes('Takeley'))!
    expect(textsOf(coverage, 'li')).toEqual(HOME_AREAS)
  })

  test('has three sample testimonials with name, place and rating', async () => {
    const { main } = await open('/')
    const voices = main.querySelectorAll('li').filter((item) => item.querySelector('blockquote'))
    expect(voices).toHaveLength(3)
    for (const voice of voices) {
      expect(textOf(voice.querySelector('strong'))).not.toBe('')
      expect(textOf(voice)).toMatch(/[1-5] of 5/)
    }
  })

  test('ends with the contact section: the quote form in its frame, and twelve areas', async () => {
    const { main, root } = await open('/')
    const contact = root.getElementById('contact')
    expect(main.querySelectorAll('section').at(-1)?.id).toBe('contact')
    expectFrame(contact)
    expectContactAreas(contact)
  })
})
