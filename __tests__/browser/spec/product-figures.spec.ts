import { expect } from '@playwright/test'
import { ALIASES, captionsOf, factsOf, linksOf, sectionOf, textOf, textsOf, WINDOWS } from '../support/site'
import {
  QUOTE,
  EXPERT,
  BROCHURE,
  open,
  expectTexts,
  expectLinks,
  brochureOf,
  usePages,
} from '../support/specification'
import { test } from '../support/test'

usePages()

interface Product {
  route: string
  /** Texts and figures, each a pattern that leaves the wording open. */
  texts: RegExp[]
  headings: RegExp[]
  /** Labels of links to /contact. */
  contact: string[]
  /** Route key of its brochure, where it has the button. */
  brochure?: string
}

const PRODUCT_PAGES: Product[] = [
  {
    route: '/doors/aluminium-sliding',
    texts: [
      /47mm/,
      /1500(mm)?( ?(–|-|to) ?| )3000 ?mm/,
      /600(mm)?( ?(–|-|to) ?| )2500 ?mm/,
      /2, 3, 4 (and|or) 6/,
      /200\+ RAL|over 200 RAL/i,
      /28mm/,
      /34mm/,
      /double/i,
      /triple/i,
    ],
    headings: [/technical information/i, /specifications?/i],
    contact: [EXPERT],
    brochure: '/doors/aluminium-sliding-doors',
  },
  {
    route: '/doors/aluminium-bifolding',
    texts: [
      /\b33\b.{0,40}configurations|configurations.{0,40}\b33\b/i,
      /3m high|3m.{0,20}high|height.{0,30}3m/i,
      /8m wide|8m.{0,20}wide|width.{0,30}8m/i,
      /417/,
      /special RAL/i,
      /price on application/i,
      /same price/i,
      /\bWhite\b/,
      /\bGrey\b/,
      /Grey on White/i,
      /\bBlack\b/,
      /Black on White/i,
      /9-metre rigs?/i,
    ],
    headings: [/technical information/i],
    contact: [EXPERT],
    brochure: '/doors/aluminium-bifolding-doors',
  },
  {
    route: '/doors/internal',
    texts: [/Aluspace|aluminium screening/i],
    headings: [/why/i],
    contact: [],
    brochure: '/doors/internal',
  },
  ...WINDOWS.map((route) => ({
    route,
    texts: [],
    headings: [],
    contact: [EXPERT, QUOTE],
    brochure: route,
  })),
  {
    route: '/windows/sash-horn',
    texts: [/10-year mechanical failure guarantee/i, /Shootbolt/i],
    headings: [],
    contact: [EXPERT],
    brochure: '/windows/sash-horn',
  },
  {
    route: '/windows/r7-flush-casement',
    texts: [/A\+/, /20 standard colourways/i, /75mm/, /double or triple|double and triple/i],
    headings: [/key features/i, /design gallery/i, /^Why Residence 7$/],
    contact: [QUOTE],
  },
  {
    route: '/windows/r9-flush-casement',
    texts: [/A\+\+/, /23( standard)? colourways/i, /100mm/, /9-chamber|nine-chamber/i],
    headings: [/features/i, /^Why Residence 9$/],
    contact: [QUOTE],
  },
  { route: '/windows/flush-sash', texts: [/70mm/, /outer frame/i], headings: [], contact: [QUOTE] },
  {
    route: '/conservatories/conservatories',
    texts: [
      /Ambience/,
      /82%/,
      /\b0\.7\b/,
      /\b1\.0\b/,
      /\b1\.2\b/,
      /\b2\.7\b/,
      /Ambi-MAX/,
      /4000mm/,
      /4mm toughened/i,
      /self-cleaning/i,
      /European standard/i,
    ],
    headings: [],
    contact: [EXPERT, QUOTE],
    brochure: '/conservatories/conservatories',
  },
  {
    route: '/conservatories/roof-lanterns',
    texts: [
      /\bS1\b/,
      /\b(10|ten)\b.{0,12}styles/i,
      /2\.4m? ?(–|-|to) ?6m/i,
      /25[- ]degree|25°/i,
      /28mm/,
      /up to 55%/i,
      /energy/i,
      /manufacture|making/i,
    ],
    headings: [],
    contact: [EXPERT, QUOTE],
    brochure: '/conservatories/roof-lanterns',
  },
  {
    route: '/conservatories/flat-roof-lights',
    texts: [
      /Titan EDGE/,
      /1\.3 ?W\/m²K/,
      /whole roof/i,
      /heat-soaked/i,
      /toughened/i,
      /as standard/i,
      /laminated inner pane/i,
      /98%/,
      /UV/,
      /free consultation/i,
    ],
    headings: [/^Aluminium Roof Lights$/, /^Why Roof Lights$/, /security/i, /^Technical Excellence$/],
    contact: [EXPERT],
    brochure: '/conservatories/flat-roof-lights',
  },
]

test.describe('product pages', () => {
  for (const { route, texts, headings, contact, brochure } of PRODUCT_PAGES) {
    const facts = texts.length > 0 ? 'its figures and ' : ''
    test(`${route} has ${facts}its ways on`, async () => {
      const page = await open(route)
      expectTexts(factsOf(page.main), texts)
      const found = textsOf(page.main, 'h1, h2')
      const missing = headings.filter((heading) => !found.some((text) => heading.test(text)))
      expect.soft(missing.map(String), 'missing headings').toEqual([])
      for (const label of contact) expectLinks(page.main, label, '/contact')
      if (brochure) expectLinks(page.main, BROCHURE, brochureOf(brochure))
      expect.soft(page.main.querySelectorAll('section')[0]?.querySelectorAll('img')).toHaveLength(1)
    })
  }

  test('each second spelling shows the same figures', async () => {
    for (const [alias, route] of Object.entries(ALIASES)) {
      expect(textOf((await open(alias)).main)).toBe(textOf((await open(route)).main))
    }
  })

  test('figures of aluminium doors stand in real tables', async () => {
    for (const route of ['/doors/aluminium-sliding', '/doors/aluminium-bifolding']) {
      expect((await open(route)).main.querySelectorAll('table').length, route).toBeGreaterThan(0)
    }
  })

  test('interior screening has feature cards, a pair of pictures, its reasons and a closing call', async () => {
    const page = await open('/doors/internal')
    expect(page.main.querySelectorAll('section').some((section) => captionsOf(section).length === 2)).toBe(
      true,
    )
    expect(page.main.querySelectorAll('section').some((section) => textsOf(section, 'h3').length > 2)).toBe(
      true,
    )
    expect(linksOf(page.main.querySelectorAll('section').at(-1)!).map(({ href }) => href)).toContain(
      '/contact',
    )
  })

  test('sash horn shows five pictures', async () => {
    const { main } = await open('/windows/sash-horn')
    expect(main.querySelectorAll('section').some((section) => captionsOf(section).length === 5)).toBe(true)
  })

  test('R7 shows 20 colourways, and cards for energy, flexibility and quality', async () => {
    const page = await open('/windows/r7-flush-casement')
    expect(new Set(captionsOf(sectionOf(page, /20 standard colourways/i))).size).toBe(20)
    const cards = textsOf(page.main, 'h3').map((text) => text.toLowerCase())
    for (const topic of ['energy', 'flexib', 'quality']) {
      expect
        .soft(
          cards.some((card) => card.includes(topic)),
          topic,
        )
        .toBe(true)
    }
  })

  test('R7 shows pictures in its design gallery', async () => {
    const gallery = sectionOf(await open('/windows/r7-flush-casement'), /design gallery/i)
    expect(gallery.querySelectorAll('img').length).toBeGreaterThan(2)
  })

  test('R9 shows 23 colourways', async () => {
    const names = captionsOf(sectionOf(await open('/windows/r9-flush-casement'), /colourways/i))
    expect(new Set(names).size).toBe(23)
    expect(names).toEqual(expect.arrayContaining(['Sage Green', 'Cream White', 'Irish Oak']))
  })

  test('window swatches have the colours of the specification', async () => {
    const wanted = [
      'Clotted Cream',
      'Corse Lawn',
      'Eclectic Grey',
      'Cedarwood',
      'Golden Oak',
      'English Oak',
      'Grained White',
      'Anthracite Matte',
      'No. 10 Black',
      'Rosewood',
    ]
    for (const route of WINDOWS.filter((path) => !/\/r[79]-/.test(path))) {
      const sections = (await open(route)).main.querySelectorAll('section')
      const names = sections.map(captionsOf).find((captions) => captions.includes('Corse Lawn')) ?? []
      expect
        .soft(
          wanted.filter((name) => !names.includes(name)),
          route,
        )
        .toEqual([])
    }
  })

  test('flat roof lights have a badge and a gallery of four pictures', async () => {
    const page = await open('/conservatories/flat-roof-lights')
    expect(textOf(page.main.querySelector('h1'))).toBe('Aluminium Roof Lights')
    const galleries = page.main
      .querySelectorAll('section')
      .filter((section) => captionsOf(section).length > 0)
    expect(galleries.map((section) => captionsOf(section).length)).toEqual([4])
    const hero = page.main.querySelectorAll('section')[0]!
    expect(textsOf(hero, 'p').filter((text) => text.length < 40).length, 'a badge').toBeGreaterThan(0)
    expect(textOf(sectionOf(page, /why roof lights/i))).toMatch(/1\.3/)
  })
})
