import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The figures of the specification, held against the data as they are delivered. The firm may change any of them: whoever
 * does so on purpose changes the line here. Nothing else in the project knows these figures.
 */

type Fields = Record<string, unknown>

const read = (file: string) =>
  JSON.parse(readFileSync(path.resolve(__dirname, '../../data', file), 'utf8')) as Fields

describe('entries of each list', () => {
  it.each([
    ['door-styles.json', 'items', 37],
    ['glass-designs.json', 'items', 19],
    ['composite-colours.json', 'items', 18],
    ['door-finishes.json', 'items', 25],
    ['r7-colourways.json', 'items', 20],
    ['r9-colourways.json', 'items', 23],
    ['furniture-finishes.json', 'items', 5],
    ['offer-styles.json', 'items', 5],
    ['offer-colours.json', 'items', 18],
    ['services.json', 'items', 17],
    ['service-categories.json', 'items', 11],
    ['testimonials.json', 'items', 3],
    ['service-areas.json', 'home', 12],
    ['service-areas.json', 'contact', 12],
    ['roof-glass.json', 'items', 6],
    ['roof-glass.json', 'tripleGlazed', 6],
    ['roof-glass.json', 'ambiMax', 4],
    ['offer-terms.json', 'included', 3],
    ['offer-terms.json', 'specification', 6],
    ['offer-terms.json', 'why', 4],
    ['chat.json', 'suggestions', 3],
  ])('%s, %s: %d', (file, field, count) => {
    expect(read(file)[field]).toHaveLength(count)
  })

  it.each([
    ['pages/home.json', 'brands', 'brands', 8],
    ['pages/home.json', 'productGrid', 'tiles', 9],
    ['pages/home.json', 'steps', 'steps', 3],
    ['pages/services.json', 'serviceCatalogue', 'tabs', 7],
    ['products/composite.json', 'comparison', 'collections', 2],
    ['products/aluminium-bifolding.json', 'arrangements', 'choices', 33],
  ])('%s, section %s, %s: %d', (file, type, field, count) => {
    const section = (read(file).sections as Fields[]).find((entry) => entry.type === type)
    expect(section?.[field]).toHaveLength(count)
  })

  it('door-leaves.json defines as many doors as the two lists of styles have', () => {
    const { catalogue, offers } = read('door-leaves.json')
    expect([Object.keys(catalogue as Fields).length, Object.keys(offers as Fields).length]).toEqual([37, 5])
  })
})

it('every configuration of the bi-fold is drawn once', () => {
  const sections = read('products/aluminium-bifolding.json').sections as Fields[]
  const { choices } = sections.find(({ id }) => id === 'layouts') as {
    choices: { drawing: { folds: number[] } }[]
  }
  expect(new Set(choices.map(({ drawing }) => drawing.folds.join())).size).toBe(33)
})

it('the local offer costs £1450 instead of £1650', () => {
  expect(read('offer-terms.json')).toMatchObject({ price: 1450, recommendedPrice: 1650 })
})

it('the firm began in 2003, and its brochure is that of 2025', () => {
  expect(read('company.json')).toMatchObject({ since: 2003, copyrightYear: 2025 })
})

it('the office is open Monday to Friday, 8am-4pm', () => {
  expect((read('company.json').hours as Fields[])[0]).toEqual({
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '16:00',
  })
})

it('triple-glazed roof glass has a U-value of 0.7', () => {
  const rows = read('roof-glass.json').tripleGlazed as Fields[]
  expect(new Set(rows.map(({ uValue }) => uValue))).toEqual(new Set(['0.7']))
})

it('the three testimonials are samples', () => {
  expect((read('testimonials.json').items as Fields[]).map(({ sample }) => sample)).toEqual([
    true,
    true,
    true,
  ])
})
