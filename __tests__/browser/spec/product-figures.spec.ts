import { expect } from '@playwright/test'
import { PRODUCT_PAGES } from '../support/product-pages'
import { ALIASES, captionsOf, factsOf, linksOf, sectionOf, textOf, textsOf, WINDOWS } from '../support/site'
import { BROCHURE, open, expectTexts, expectLinks, brochureOf, usePages } from '../support/specification'
import { test } from '../support/test'

usePages()

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
