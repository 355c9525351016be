import { expect } from '@playwright/test'
import {
  captionsOf,
  company,
  DOORS,
  hrefsOf,
  linksOf,
  ROOFS,
  sectionOf,
  textOf,
  textsOf,
  WINDOWS,
} from '../support/site'
import {
  QUOTE,
  BROCHURE,
  open,
  expectTexts,
  expectOrder,
  expectLinks,
  brochureOf,
  expectGlassDesigns,
  usePages,
} from '../support/specification'
import { test } from '../support/test'

usePages()

test.describe('the overviews', () => {
  for (const [route, ranges] of [
    ['/doors', DOORS],
    ['/windows', WINDOWS],
    ['/conservatories', ROOFS],
  ] as const) {
    test(`${route} leads to each of its ranges`, async () => {
      const targets = linksOf((await open(route)).main).map(({ href }) => href)
      expect(ranges.filter((range) => !targets.includes(range))).toEqual([])
    })
  }
})

test.describe('composite doors', () => {
  test('compares the two collections', async () => {
    const page = await open('/doors/composite')
    expect(hrefsOf(page.main.querySelectorAll('section')[0]!, QUOTE)).toEqual(['/contact'])
    const sides = page.main
      .querySelectorAll('li')
      .filter((item) => /Collection$/.test(textOf(item.querySelector('h3'))))
    expect(sides.map((side) => textOf(side.querySelector('h3')))).toEqual([
      'TruFrame Collection',
      'Comp Door Collection',
    ])
    const targets = ['/doors/truframe-composite', '/doors/comp-door']
    sides.forEach((side, index) => {
      const image = linksOf(side).find(({ element }) => element.querySelector('img'))
      expect.soft(image?.href).toBe(targets[index])
      expect.soft(side.querySelectorAll('ul li').length).toBeGreaterThan(2)
      expect.soft(textsOf(side, 'button')).toContain('Contact an Expert')
      expect.soft(hrefsOf(side, BROCHURE)).toHaveLength(1)
    })
    const [flipbook, download] = sides.map((side) => linksOf(side).find(({ text }) => text === BROCHURE))
    expect(flipbook?.element.getAttribute('target')).toBe('_blank')
    expect(download?.href).toBe(brochureOf('/doors/comp-door'))
    expect(download?.element.hasAttribute('download')).toBe(true)
  })

  test('says why, in four cards, and lists the construction', async () => {
    const page = await open('/doors/composite')
    const why = sectionOf(page, /why choose/i)
    const cards = textsOf(why, 'h3').map((text) => text.toLowerCase())
    expect(cards).toHaveLength(4)
    for (const topic of [/security/, /energy efficiency/, /low maintenance/, /style/]) {
      expect(
        cards.some((card) => topic.test(card)),
        String(topic),
      ).toBe(true)
    }
    expectTexts(textOf(sectionOf(page, /technical specification/i)), [
      /48mm door leaf/i,
      /polyurethane foam core/i,
      /GRP skin/i,
      /timber edge banding/i,
      /multi-point locking/i,
      /anti-snap cylinders/i,
      /A\+ energy rating available/i,
    ])
    expect(hrefsOf(page.main.querySelectorAll('section').at(-1)!, QUOTE)).toEqual(['/contact'])
  })

  test('TruFrame has the sections and figures of the specification', async () => {
    const page = await open('/doors/truframe-composite')
    const { main } = page
    expect(hrefsOf(main.querySelectorAll('section')[0]!, 'Call an Expert')).toEqual(['/contact'])
    expectLinks(
      main,
      'Design Your Door',
      (company as { designerUrl?: string }).designerUrl ?? '/design-your-door',
    )
    expect(hrefsOf(main, 'Design Your Door').length).toBeGreaterThan(1)
    for (const heading of [/security locks/i, /70mm profile/i, /composite versus timber/i, /construction/i]) {
      expect.soft(sectionOf(page, heading), String(heading)).toBeTruthy()
    }
    expect.soft(captionsOf(sectionOf(page, /furniture in five finishes/i))).toHaveLength(5)
    expectGlassDesigns(sectionOf(page, /glass options/i))
    expectTexts(textOf(main), [
      /over 200 (door )?styles/i,
      /400 colours/i,
      /50 glass designs/i,
      /lead[- ]free/i,
      /10[- ]year guarantee/i,
    ])
    expectOrder(textOf(main).toLowerCase(), [
      'security locks',
      'five finishes',
      '70mm',
      'glass options',
      'composite versus timber',
      'construction',
      'lead free',
    ])
    expect(hrefsOf(main.querySelectorAll('section').at(-1)!, QUOTE)).toEqual(['/contact'])
  })

  test('Comp Door shows 37 named styles', async () => {
    const styles = captionsOf(sectionOf(await open('/doors/comp-door'), /styles/i))
    expect(styles).toHaveLength(37)
    expect(new Set(styles).size).toBe(37)
    expect(styles).toEqual(
      expect.arrayContaining(['ABERCORN', 'ASTON', 'BEDFORD', 'CAMBRIDGE', 'KENT', 'YORK', 'WINSLOW']),
    )
  })

  test('Comp Door shows 18 stunning colours, two of them new', async () => {
    const grid = sectionOf(await open('/doors/comp-door'), '18 Stunning Colours')
    const names = captionsOf(grid)
    expect(names).toHaveLength(18)
    expect(names.filter((name) => /\bNEW$/.test(name)).sort()).toEqual(['Anthracite NEW', 'Light Grey NEW'])
    expect(names).toEqual(
      expect.arrayContaining([
        'Anthracite Grey',
        'Blue',
        'Forest Green',
        'French Grey',
        'Red',
        'Cream',
        'Slate Grey',
        'Golden Oak',
        'Black',
        'White',
      ]),
    )
  })

  test('Comp Door leads to its brochure from the banner and from every button', async () => {
    const { main } = await open('/doors/comp-door')
    expectLinks(main, 'NEW Brochure for 2025, Get yours today! Click Here >', '/doors/comp-door#brochure')
    expectLinks(main, BROCHURE, '/doors/comp-door#brochure')
    expect(main.querySelectorAll('section')[0]?.querySelectorAll('a').map(textOf)).toContain(BROCHURE)
  })

  test('Comp Door has a list of features, a testimonial and its reasons', async () => {
    const page = await open('/doors/comp-door')
    expect(sectionOf(page, /offers|features/i).querySelectorAll('ul li').length).toBeGreaterThan(4)
    expect(page.main.querySelectorAll('blockquote')).toHaveLength(1)
    expect(sectionOf(page, /why choose us/i)).toBeTruthy()
  })

  test('the collections together state the marketing figures', async () => {
    const pages = await Promise.all(
      ['/doors/composite', '/doors/truframe-composite', '/doors/comp-door'].map(open),
    )
    expectTexts(pages.map(({ main }) => textOf(main)).join(' '), [
      /48mm/,
      /70mm/,
      /over 250 colour combinations/i,
      /PAS24:2016/,
      /ABS 3-star/i,
      /over 30 years/i,
    ])
  })
})

test('the door designer offers styles, glass, colours and furniture', async () => {
  const lists = (await open('/design-your-door')).main.querySelectorAll('section')
  const text = lists.map(textOf).join(' ')
  expectTexts(text, ['ABERCORN', 'WINSLOW', 'Chantilly', 'Warwick', 'Forest Green', 'Anthracite'])
})
