import { expect } from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import serviceCategories from '../../../data/service-categories.json'
import { hrefsOf, linksOf, sectionOf, SERVICES, textOf, textsOf } from '../support/site'
import { open, expectTexts, usePages } from '../support/specification'
import { test } from '../support/test'

usePages()

test.describe('the services page', () => {
  const BY_CATEGORY: Record<string, { services: string[]; badge: string }> = {
    Emergency: { services: ['24 Hour Boarding Up Services'], badge: 'destructive' },
    Glazing: {
      services: ['Single Glazing Replacements', 'Double Glazing Replacements', 'Triple Glazing Replacements'],
      badge: 'default',
    },
    Specialist: { services: ['Acoustic Glazing', 'Cat & Dog Flap Installation'], badge: 'secondary' },
    Safety: { services: ['Fire Rated Glazing'], badge: 'destructive' },
    Conservatory: { services: ['Conservatory Roof Glass Replacements'], badge: 'outline' },
    Hardware: { services: ['Handle Replacements', 'Hinge Replacements & Repairs'], badge: 'default' },
    Maintenance: {
      services: [
        'Conservatory Roof Cleans',
        'Seals & Gasket Replacements',
        'Health Checks for all Windows and Doors',
      ],
      badge: 'secondary',
    },
    Security: { services: ['Door Cylinder Replacements'], badge: 'destructive' },
    Efficiency: { services: ['Draught Proofing'], badge: 'outline' },
    Ventilation: { services: ['Trickle Vent Installations'], badge: 'default' },
    Interior: { services: ['Window Board Replacement'], badge: 'secondary' },
  }

  const titleOfCard = (card: HTMLElement) => textOf(card.querySelector('h3'))

  async function cards() {
    const { main } = await open('/services')
    return main.querySelectorAll('li').filter((item) => item.querySelector('h3 button'))
  }

  test('has its title, the quote button, the search and the tabs', async () => {
    const { main } = await open('/services')
    expect(textOf(main.querySelector('h1'))).toBe('Our Professional Services')
    expect(textsOf(main, 'button')).toContain('Get a Service Quote Today')
    const inputs = main.querySelectorAll('input').map((input) => input.getAttribute('placeholder'))
    expect(inputs).toContain('Search services...')
    expect(textsOf(main, '[role="tab"]')).toEqual([
      'All',
      'Request',
      'Emergency',
      'Glazing',
      'Maintenance',
      'Security',
      'Other',
    ])
    expect(textsOf(main, '[role="tab"][aria-selected="true"]')).toEqual(['All'])
  })

  test('shows all 17 services, each with its category, description, icon and hint', async () => {
    const all = await cards()
    expect(all).toHaveLength(17)
    expect(all.map(titleOfCard).sort()).toEqual(
      Object.values(BY_CATEGORY)
        .flatMap(({ services }) => services)
        .sort(),
    )
    for (const card of all) {
      const title = titleOfCard(card)
      const category = Object.keys(BY_CATEGORY).find((name) => BY_CATEGORY[name]?.services.includes(title))
      expect.soft(textsOf(card, 'span'), title).toContain(category)
      expect.soft(textsOf(card, 'span'), title).toContain('Click to get a quote')
      expect.soft(textOf(card.querySelector('p')).length, title).toBeGreaterThan(30)
      expect.soft(card.querySelectorAll('svg'), title).toHaveLength(1)
    }
  })

  test('gives each category the badge of the specification', () => {
    const badges = serviceCategories.items.map(({ name, badge }) => [name, badge])
    expect(badges.sort()).toEqual(
      Object.entries(BY_CATEGORY)
        .map(([name, { badge }]) => [name, badge])
        .sort(),
    )
  })

  test('has the form that requests a service', async () => {
    expectTexts(textOf((await open('/services')).main), ['Request a Service'])
  })

  test('ends with help: the quote popup, and a call with the country’s prefix', async () => {
    const help = sectionOf(await open('/services'), 'Need Help with Your Windows or Doors?')
    expect(textsOf(help, 'button')).toEqual(['Contact Us'])
    expect(hrefsOf(help, 'Call Now')).toEqual(['tel:+441632960417'])
  })

  for (const { path, title, category } of SERVICES) {
    test(`${path} is about ${title}`, async () => {
      const { main } = await open(path)
      expectTexts(textOf(main), [title, category])
      expect(textsOf(main, 'button, a').some((text) => /quote/i.test(text))).toBe(true)
      expect(linksOf(main).some(({ href }) => href === 'tel:+441632960417')).toBe(true)
    })
  }
})
