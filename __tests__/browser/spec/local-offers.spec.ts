import { expect } from '@playwright/test'
import {
  captionsOf,
  factsOf,
  hrefsOf,
  linksOf,
  OFFERS,
  sectionOf,
  SUPERMARKET,
  SUPERMARKET_OFFER,
  textOf,
  textsOf,
} from '../support/site'
import { open, expectTexts, expectOrder, usePages } from '../support/specification'
import { test } from '../support/test'

usePages()

test.describe('local offers', () => {
  const STYLES = ['Harrington', 'Middleton 2', 'Westminster', 'Winslow 1', 'Whitmore']
  const COLOURS = [
    'French Grey',
    'Foiled White',
    'Anthracite Grey',
    'Golden Oak',
    'Schwarzbraun',
    'Rosewood',
    'Cream',
    'Agate Grey',
    'Chartwell Green',
    'Irish Oak',
    'Duck Egg Blue',
    'White',
    'Black',
    'Blue',
    'Green',
    'Red',
    'Pebble Grey',
    'Slate Grey',
  ]
  const AD_SOURCES = [`Harlow ${SUPERMARKET}`, 'The CM17 Connection', 'The CM23 Connection']

  const OWN: { route: string; badge: string; headline: string; closing: string; texts: string[] }[] = [
    {
      route: SUPERMARKET_OFFER,
      badge: `Exclusive for ${SUPERMARKET} Harlow Shoppers`,
      headline: 'A NEW LOOK FOR YOUR HOME STARTS HERE!',
      closing: 'Limited Time Offer',
      texts: ['Why choose us for composite doors'],
    },
    {
      route: '/offers/cm17',
      badge: 'Exclusive for CM17 Residents',
      headline: 'A NEW LOOK FOR YOUR HOME STARTS HERE!',
      closing: "Don't Miss Out on This Exclusive CM17 Offer!",
      texts: [],
    },
    {
      route: '/offers/cm23',
      badge: 'Exclusive for CM23 Residents!',
      headline: 'a new look for your home starts here!',
      closing: "Don't Miss Out on This Exclusive CM23 Offer!",
      texts: [
        'Secure Installation',
        'Premium Quality',
        'Ready to Transform Your Home?',
        "Secure your exclusive CM23 offer today - No payment until you've spoken to our experienced team member.",
      ],
    },
  ]

  for (const { route, badge, headline, closing, texts } of OWN) {
    test(`${route} has its own badge, headline, closing block and texts`, async () => {
      const { main } = await open(route)
      const hero = main.querySelectorAll('section')[0]!
      expect(textsOf(hero, 'p')).toContain(badge)
      expect(textOf(hero.querySelector('h1'))).toBe(headline)
      expectTexts(textOf(main), texts)
      const last = main.querySelectorAll('section').at(-1)!
      expect(textOf(last.querySelector('h2'))).toBe(closing)
      expect(linksOf(last).map(({ href }) => href.replace(/\?.*/, ''))).toEqual([
        'tel:01632960417',
        'https://wa.me/447700900417',
      ])
    })

    test(`${route} states the price and what it includes`, async () => {
      const { main } = await open(route)
      const hero = main.querySelectorAll('section')[0]!
      expectTexts(textOf(hero), [
        'Upgrade to our Premium Composite Doors',
        '£1450',
        'fitted and installed',
        /RRP £1,650/,
        /save £200/i,
        /10 year guarantee/i,
        /free survey and fitting/i,
        /no payment until you have spoken to a team member/i,
      ])
      expect(hrefsOf(hero, 'Secure Your Order Now')).toEqual(['#order-form'])
      expect(hrefsOf(hero, /call/i)).toEqual(['tel:01632960417'])
      expectTexts(factsOf(main), [
        "What's Included",
        /clear or obscure glass/i,
        /12 glass patterns/i,
        /18 door colour choices/i,
        /250\+ colour combinations/i,
        /48mm solid timber core/i,
        /U-value/,
        /1\.4 W\/m²K/,
        /advanced secure locking/i,
        /chamfered or sculptured frame options/i,
        /PAS24:2016 compliant locks with an ABS security cylinder/,
        /all.*included in the £1450 offer/i,
        /why choose us/i,
        /quick installation/i,
        /premium quality/i,
        /over 20 years/i,
      ])
    })

    test(`${route} shows five styles and eighteen colours in their order`, async () => {
      const galleries = (await open(route)).main.querySelectorAll('section').map(captionsOf)
      expect(galleries.filter((names) => names.length > 0)).toEqual([STYLES, COLOURS])
    })

    test(`${route} has the quote form in its order section, without script as well`, async () => {
      const { root, main } = await open(route)
      const order = root.getElementById('order-form')
      expectTexts(textOf(order), [
        'Get Your FREE Quote',
        /secure .*exclusive/i,
        '10 Year Guarantee',
        'Quick Installation',
        /Exclusive .*Offer/,
        'Custom Colours',
        'Your information is secure and will never be shared',
      ])
      expect(textsOf(order, 'legend')).toEqual([
        'Personal Information',
        'Contact Information',
        'Door Preferences',
        'How did you hear about us?',
      ])
      expect(order.querySelectorAll('input, select').map((field) => field.getAttribute('name'))).toEqual(
        expect.arrayContaining([
          'firstName',
          'lastName',
          'email',
          'phoneNumber',
          'postcode',
          'preferredStyle',
          'preferredColor',
          'adSource',
        ]),
      )
      const options = order.querySelectorAll('select').map((select) => textsOf(select, 'option'))
      expect(options).toEqual([
        ['Choose your style', ...STYLES],
        ['Choose your color', ...COLOURS],
        ['Please select...', ...AD_SOURCES],
      ])
      expect(textsOf(order, 'button')).toContain('Secure Your FREE Quote Now')
      expect(main.querySelectorAll('form')).toHaveLength(1)
    })

    test(`${route} has its sections in the order of the specification`, async () => {
      expectOrder(textOf((await open(route)).main), [
        badge,
        "What's Included",
        'Middleton 2',
        'Duck Egg Blue',
        '1.4 W/m²K',
        'Why Choose Us',
        'Get Your FREE Quote',
        closing,
      ])
    })
  }

  test('the supermarket’s page has three blocks of picture and text about its reasons', async () => {
    const reasons = sectionOf(await open(SUPERMARKET_OFFER), /why choose us for composite doors/i)
    const blocks = reasons.querySelectorAll('li').filter((block) => block.querySelector('img'))
    expect(blocks.map((block) => textOf(block.querySelector('h3')).toLowerCase())).toEqual([
      expect.stringContaining('design'),
      expect.stringContaining('security'),
      expect.stringContaining('durability'),
    ])
    expectTexts(textOf(blocks[2]), [/timber core/i, /over 30 years/i])
  })

  test('CM23 has three trust badges in its hero and limited-time pricing at its end', async () => {
    const sections = (await open('/offers/cm23')).main.querySelectorAll('section')
    expect(textsOf(sections[0]!, 'li')).toEqual(
      expect.arrayContaining(['10 Year Guarantee', 'Secure Installation', 'Premium Quality']),
    )
    expect(textOf(sections.at(-1))).toMatch(/limited-time pricing/i)
  })

  test('each page writes a WhatsApp message of its own, in a new tab', async () => {
    const messages = new Set<string>()
    for (const route of OFFERS) {
      const links = linksOf((await open(route)).main).filter(({ href }) => href.startsWith('https://wa.me/'))
      expect(links.length, route).toBeGreaterThan(0)
      for (const { href, element } of links) {
        messages.add(new URL(href).searchParams.get('text') ?? '')
        expect(element.getAttribute('target')).toBe('_blank')
      }
    }
    expect(messages.size).toBe(3)
    expect([...messages].some((message) => /CM23 composite door offer/.test(message))).toBe(true)
    expect([...messages].join(' ')).toContain(SUPERMARKET)
  })
})
