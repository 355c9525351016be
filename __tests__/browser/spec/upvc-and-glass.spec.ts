import { expect } from '@playwright/test'
import { captionsOf, linksOf, rowsOf, sectionOf, textOf, textsOf, UPVC_DOORS, WINDOWS } from '../support/site'
import {
  QUOTE,
  BROCHURE,
  open,
  expectTexts,
  expectLinks,
  brochureOf,
  expectGlassDesigns,
  usePages,
} from '../support/specification'
import { test } from '../support/test'

usePages()

test.describe('glass', () => {
  for (const route of ['/doors/truframe-composite', '/doors/upvc-front']) {
    test(`${route} has 19 designs, and a panel about customizing the door`, async () => {
      const section = (await open(route)).main
        .querySelectorAll('section')
        .find((element) => captionsOf(element).includes('Chantilly'))!
      expectGlassDesigns(section)
      const text = textOf(section)
      expectTexts(text, ['Customize Your Door', /privacy/i, /energy efficiency/i, /safety/i])
    })
  }

  for (const route of WINDOWS) {
    test(`${route} has its decorative glass and its colours`, async () => {
      const sections = (await open(route)).main.querySelectorAll('section')
      expectGlassDesigns(sections.find((element) => captionsOf(element).includes('Chantilly'))!)
      const swatches = sections.filter((element) => captionsOf(element).length > 9)
      expect(swatches.length, 'glass and colours').toBeGreaterThan(1)
    })
  }
})

test.describe('uPVC doors', () => {
  for (const route of UPVC_DOORS) {
    test(`${route} has the structure of the three`, async () => {
      const page = await open(route)
      const { main } = page
      expectTexts(textOf(main), [
        /residential/i,
        /stable/i,
        /glass/i,
        /key features/i,
        /popular styles/i,
        /\bpanel\b/i,
        /half[- ]glazed/i,
        /fully[- ]glazed/i,
      ])
      expect.soft(sectionOf(page, /key features/i).querySelectorAll('li').length).toBeGreaterThan(3)
      expect.soft(sectionOf(page, /popular styles/i)).toBeTruthy()
      expectLinks(main, 'Get Quote', '/contact')
      expectLinks(main, QUOTE, '/contact')
      expectLinks(main, BROCHURE, brochureOf(route))
    })

    test(`${route} shows the 25 finishes`, async () => {
      const { main } = await open(route)
      const names = captionsOf(
        main.querySelectorAll('section').find((element) => captionsOf(element).length === 25)!,
      )
      expect(new Set(names).size).toBe(25)
      expect(names).toEqual(
        expect.arrayContaining([
          'Cedarwood',
          'Burgundy',
          'Anthracite Grained',
          'Dark Red',
          'Oregon',
          'Mahogany',
          'Basalt',
          'Golden Oak',
          'Irish Oak',
          'Winchester',
          'Swamp Oak',
          'Rustic Oak',
          'Rosewood',
        ]),
      )
      expect(names.filter((name) => /foil/i.test(name)).length, 'foil variants').toBeGreaterThan(1)
    })
  }

  test('the front door page has a card that leads to French doors', async () => {
    const cards = linksOf((await open('/doors/upvc-front')).main).filter(
      ({ href }) => href === '/doors/upvc-french',
    )
    expect(cards.some(({ text }) => /french doors/i.test(text))).toBe(true)
  })
})

test.describe('conservatory roof glass', () => {
  const TYPES = ['Ambi Sunshade Blue', 'Ambi-Aqua', 'Ambi-Blue', 'Ambi-Neutral', 'Ambi Ultra', 'Ambi-Bronze']
  const COLUMNS = [/glass|product/i, /u-value/i, /solar/i, /light/i, /self-cleaning/i]

  async function tables() {
    return (await open('/conservatories/conservatories')).main.querySelectorAll('table')
  }

  test('has a specification table for each of the six types', async () => {
    const { main } = await open('/conservatories/conservatories')
    const types = main.querySelectorAll('li').filter((item) => item.querySelector('table'))
    expect(types.map((type) => textOf(type.querySelector('h3')))).toEqual(TYPES)
    for (const type of types) {
      const [head, ...rows] = rowsOf(type.querySelector('table')!)
      expect.soft(head).toEqual(COLUMNS.map((column) => expect.stringMatching(column)))
      expect.soft(rows.length).toBeGreaterThan(0)
      expect.soft(type.querySelectorAll('img')).toHaveLength(1)
    }
  })

  test('states solar values from 43% to 94% and light values from 6% to 53%', async () => {
    const all = await tables()
    const column = (index: number) =>
      all
        .flatMap((table) => rowsOf(table).slice(1))
        .flatMap((cells) => /(\d+)%/.exec(cells[index] ?? '')?.[1] ?? [])
        .map(Number)
    expect([Math.min(...column(2)), Math.max(...column(2))]).toEqual([43, 94])
    expect([Math.min(...column(3)), Math.max(...column(3))]).toEqual([6, 53])
  })

  test('has the triple-glazed table: six rows, each with the U-value 0.7', async () => {
    const table = (await tables()).find((element) => !element.closest('li'))!
    const rows = rowsOf(table).slice(1)
    expect(rows.map((cells) => cells[1])).toEqual(Array(6).fill('0.7'))
  })

  test('has no U-value but those of the specification', async () => {
    const values = (await tables()).flatMap((table) =>
      rowsOf(table)
        .slice(1)
        .map((cells) => cells[1]),
    )
    expect(
      [...new Set(values)].filter((value) => !['0.7', '1.0', '1.2', '2.7'].includes(value ?? '')),
    ).toEqual([])
  })

  test('has the four Ambi-MAX glasses', async () => {
    const section = sectionOf(await open('/conservatories/conservatories'), /Ambi-MAX/)
    expect(textsOf(section, 'dt')).toEqual(['Ambi-Aqua', 'Ambi-Sunshade Blue', 'Ambi-Neutral', 'Ambi-Blue'])
  })
})
