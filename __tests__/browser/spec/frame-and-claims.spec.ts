import { expect } from '@playwright/test'
import glassDesigns from '../../../data/glass-designs.json'
import {
  company,
  DOORS,
  factsOf,
  hrefsOf,
  linksOf,
  OFFERS,
  PRODUCTS,
  PUBLIC_PAGES,
  ROOFS,
  SERVICES,
  textOf,
  textsOf,
  type Html,
  WINDOWS,
} from '../support/site'
import { CONTACT_AREAS, QUOTE, open, expectTexts, expectLinks, usePages } from '../support/specification'
import { test } from '../support/test'

usePages()

test.describe('every page', () => {
  test('has the top bar with phone, e-mail and address', async () => {
    const { root } = await open('/')
    const beforeMain = root.outerHTML.slice(0, root.outerHTML.indexOf('<main'))
    expect(company.phone).toBe('01632 960417')
    expect(hrefsOf(root, company.phone)[0]).toBe('tel:01632960417')
    expect(hrefsOf(root, company.email)[0]).toBe(`mailto:${company.email}`)
    expect(beforeMain).toContain('Stort Mill Riverway')
    expectTexts(textOf(root), ['Stort Mill Riverway, Harlow CM20 2SN'])
  })

  test('has the main navigation of the specification, with five mega-menus', async () => {
    const { root } = await open('/')
    const nav = root.querySelector('header nav[aria-label="Main"]')!
    const items = nav.querySelectorAll('li').filter(({ parentNode }) => parentNode.parentNode === nav)
    const tops = items.map((item) => linksOf(item)[0])
    expect(tops.map((link) => link?.text)).toEqual([
      'Home',
      'Doors',
      'Windows',
      'Conservatories',
      'Internal Doors',
      'Services',
      'Contact',
    ])
    expect(tops.map((link) => link?.href)).toEqual([
      '/',
      '/doors',
      '/windows',
      '/conservatories',
      '/doors/internal',
      '/services',
      '/contact',
    ])
    expectLinks(root.querySelector('header')!, QUOTE, '/contact')
    const menus = nav
      .querySelectorAll('button[aria-controls]')
      .map((button) => button.getAttribute('aria-controls'))
    expect(menus).toEqual(
      ['doors', 'windows', 'conservatories', 'internal', 'services'].map((name) => `menu-${name}`),
    )
    for (const id of menus) expect(linksOf(root.getElementById(id ?? '')).length, id ?? '').toBeGreaterThan(1)
  })

  test('offers each range in its menu', async () => {
    const { root } = await open('/')
    const targets = (menu: string) => linksOf(root.getElementById(`menu-${menu}`)).map(({ href }) => href)
    expect
      .soft(targets('doors'))
      .toEqual(expect.arrayContaining(DOORS.filter((route) => route !== '/doors/internal')))
    expect.soft(targets('windows')).toEqual(expect.arrayContaining(WINDOWS))
    expect.soft(targets('conservatories')).toEqual(expect.arrayContaining(ROOFS))
    expect.soft(targets('internal')).toContain('/doors/internal')
    expect.soft(targets('services').filter((href) => href.startsWith('/services')).length).toBeGreaterThan(5)
  })

  test('has three groups in the drawer of small screens', async () => {
    const { root } = await open('/')
    const groups = root.querySelectorAll('header details summary').map(textOf)
    expect(groups).toEqual(['Doors', 'Windows', 'Conservatories & Roofs'])
  })

  test('has the footer with legal line, hours, areas and links', async () => {
    const footer = (await open('/')).root.querySelector('footer')!
    expectTexts(textOf(footer), [
      company.legalLine,
      company.vatNumber,
      company.companyNumber,
      `© 2025 ${company.brand}`,
      'Mon-Fri: 8am-4pm',
      /sales appointments: evenings and Saturday/i,
      /sunday: closed/i,
      /Harlow.*Bishop.?s Stortford.*Epping/,
      'Product pictures are illustrations',
      company.phone,
      company.email,
    ])
    const targets = linksOf(footer).map(({ href }) => href)
    expect(targets).toEqual(
      expect.arrayContaining([
        '/windows',
        '/conservatories',
        '/doors/french',
        '/privacy',
        '/cookies',
        '/services',
      ]),
    )
  })

  test('has the same header and footer', async () => {
    const home = await open('/')
    const shell = ({ root }: Html) => [
      textOf(root.querySelector('header')),
      textOf(root.querySelector('footer')),
    ]
    for (const route of PUBLIC_PAGES) expect(shell(await open(route)), route).toEqual(shell(home))
  })

  test('says beside the phone number when the office is open, without script as well', async () => {
    for (const route of PUBLIC_PAGES) {
      const { root } = await open(route)
      expect(textOf(root).split(company.hoursShort).length, route).toBeGreaterThan(2)
    }
  })

  test('has copy of its own: no page is thin', async () => {
    // What is measured is drawn, and what is chosen on a house front is shown.
    const least: Record<string, number> = {
      '/measure': 250,
      '/street-front': 80,
      '/contact': 250,
      '/services': 350,
      '/': 350,
    }
    const thin: string[] = []
    for (const route of PUBLIC_PAGES) {
      const words = textOf((await open(route)).main).split(' ').length
      const wanted = least[route] ?? (PRODUCTS.includes(route) ? 400 : 300)
      if (words < wanted) thin.push(`${route}: ${words} of ${wanted} words`)
    }
    expect(thin).toEqual([])
  })

  test('shares no paragraph with another page', async () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const route of PUBLIC_PAGES.filter((path) => !OFFERS.includes(path))) {
      const { main } = await open(route)
      // The firm's own facts, a catalogue's entries and the voices of customers stand wherever they are quoted.
      const quoted = new Set(
        main.querySelectorAll('blockquote, figure, a, form').flatMap((part) => textsOf(part, 'p')),
      )
      // A finish's name and the button that keeps it are no words of a page.
      const named = main.querySelectorAll('p').filter((part) => part.querySelector('[data-keep]'))
      const known = [
        ...named.map(textOf),
        company.emergency,
        CONTACT_AREAS.join(', '),
        ...SERVICES.map(({ description }) => description),
        ...glassDesigns.items.map(({ privacy, description }) => `Privacy ${privacy} of 5. ${description}`),
      ]
      for (const text of new Set(textsOf(main, 'p, dd'))) {
        if (text.length < 90 || quoted.has(text) || known.includes(text)) continue
        // What to do in an emergency is the same everywhere.
        if (text.startsWith(company.emergency.split('?')[0]!)) continue
        const before = seen.get(text)
        if (before) shared.push(`${before} and ${route}: ${text.slice(0, 70)}…`)
        seen.set(text, route)
      }
    }
    expect(shared).toEqual([])
  })

  test('shows pictures that say what they show', async () => {
    const silent: string[] = []
    for (const route of PUBLIC_PAGES) {
      const { main } = await open(route)
      for (const image of main.querySelectorAll('img')) {
        const around = ['a', 'figure', 'label', 'li', 'summary'].map((tag) => textOf(image.closest(tag)))
        // With its name beside it a picture may be silent, but the attribute has to be there.
        const isNamed = image.getAttribute('alt') || (image.hasAttribute('alt') && around.some(Boolean))
        if (!isNamed) silent.push(`${route}: ${image.getAttribute('src')}`)
      }
    }
    expect(silent).toEqual([])
  })
})

test('the whole site makes the claims of the firm, and no others', async () => {
  const all = (await Promise.all(PUBLIC_PAGES.map(open))).map(({ main }) => factsOf(main)).join(' ')
  expectTexts(all, [
    /FENSA/,
    /20\+/,
    /since 2003/i,
    /10[- ]year guarantee/i,
    /free/i,
    /no[- ]obligation|without obligation|no obligation/i,
    /flexible payment options/i,
    /full project management/i,
    /aftercare/i,
    /emergency boarding/i,
    /same-day glass cutting/i,
    /PAS ?24/,
    /A\+/,
    /FD30/,
    /within 24 hours/i,
  ])
  expect.soft(all).not.toMatch(/award|trustpilot|google review|checkatrade|which\? trusted/i)
  expect
    .soft(
      all
        .match(/\b(?!10\b|ten\b)\w+[- ]year guarantee/gi)
        ?.filter((claim) => !/^(a|the|our)\b/i.test(claim)) ?? [],
    )
    .toEqual([])
})
