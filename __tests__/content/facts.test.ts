import { checkData } from '../../src/content/check-data'
import { fillData } from '../../src/content/fill-data'
import { hoursInFull, hoursInShort, hoursOn, inWords } from '../../src/content/hours-in-words'
import { numberInWords } from '../../src/content/facts'
import { readCompany } from '../../src/content/read-company'
import { readData } from '../../src/content/read-data'
import { ownPlaceholders } from '../../src/content/wording'
import { dataCopy } from '../support/data-copy'

// The whole data folder is checked, pictures and all.
jest.setTimeout(30_000)

const FILES = new Map<string, unknown>([
  ['company.json', { brand: 'Lea Valley Doors', phone: '020 7946 0123', mobile: '07700 900 456', hours: [] }],
  [
    'offer-terms.json',
    { price: 990, recommendedPrice: 1290, banner: 'All for {price}, {saving} below the RRP of {rrp}' },
  ],
  ['services.json', { items: [{ slug: 'a' }, { slug: 'b' }] }],
  [
    'pages/home.json',
    { name: '{brand}', text: '{Words:services} services, {count:services} of them ours: {phone}' },
  ],
  [
    'offers/a.json',
    {
      supermarket: 'Cornerstore',
      badge: '{supermarket}',
      adSource: 'The A',
      order: 2,
      shortName: 'A',
      path: '/offers/a',
    },
  ],
  [
    'offers/b.json',
    { badge: '{supermarket}', adSource: 'The B', order: 1, shortName: 'B', path: '/offers/b' },
  ],
  ['pages/design.json', { sections: [{ type: 'doorChoices' }] }],
  ['door-styles.json', { items: [{ slug: 'kent' }, { slug: 'not-drawn-yet' }] }],
  ['door-leaves.json', { catalogue: { kent: { colour: 'red' } } }],
])

describe('filling in', () => {
  const filled = fillData(FILES)

  it('takes facts, prices and counts from where they are kept', () => {
    expect(filled.get('pages/home.json')).toEqual({
      name: 'Lea Valley Doors',
      text: 'Two services, 2 of them ours: 020 7946 0123',
    })
    expect(filled.get('offer-terms.json')).toMatchObject({
      banner: 'All for £990, £300 below the RRP of £1,290',
      saving: 300,
    })
  })

  it('takes the year, the hours of a day and what limits a door', () => {
    const files = new Map<string, unknown>([
      [
        'company.json',
        { copyrightYear: 2026, hours: [{ days: ['Monday'], opens: '09:00', closes: '12:00' }] },
      ],
      ['products/sliding.json', { opening: { way: 'slide', widest: 6500 } }],
      [
        'pages/home.json',
        { text: '{year}: {hours:Monday}, {hours:Tuesday}, {m:sliding-widest}, {mm:sliding-widest}' },
      ],
    ])
    expect(fillData(files).get('pages/home.json')).toEqual({ text: '2026: 9am-12pm, Closed, 6.5m, 6500mm' })
  })

  it('takes the supermarket of an offer from the offer itself', () => {
    const offers = new Map<string, unknown>([
      ['offers/a.json', { supermarket: 'Cornerstore', badge: '{supermarket}' }],
      ['offers/b.json', { supermarket: 'Otherstore', badge: '{supermarket}' }],
    ])
    expect(fillData(offers).get('offers/b.json')).toMatchObject({ badge: 'Otherstore' })
  })

  it('lists the doors that fill an opening by how they open, each layout of a folding door once', () => {
    const drawn = [
      [3, 0],
      [2, 1],
      [3, 0],
    ].map((folds) => ({ drawing: { folds } }))
    const files = new Map<string, unknown>([
      [
        'products/folding.json',
        { path: '/folding', opening: { way: 'fold' }, sections: [{ choices: drawn }] },
      ],
      ['products/french.json', { path: '/french', opening: { way: 'swing' } }],
      ['products/sliding.json', { path: '/sliding', opening: { way: 'slide' } }],
      ['pages/size.json', { sections: [{ type: 'opening' }] }],
    ])
    const layouts = [
      { left: 3, right: 0 },
      { left: 2, right: 1 },
    ]
    expect(fillData(files).get('pages/size.json')).toEqual({
      sections: [
        {
          type: 'opening',
          openings: [
            { way: 'slide', to: '/sliding', layouts: [] },
            { way: 'swing', to: '/french', layouts: [] },
            { way: 'fold', to: '/folding', layouts },
          ],
        },
      ],
    })
  })

  it('puts the country’s code in the place of a leading 0 alone', () => {
    const files = new Map<string, unknown>([
      ['company.json', { phone: '(20) 7946 0123', mobile: '07700 900 456' }],
    ])
    expect(fillData(files).get('company.json')).toMatchObject({ phoneInternationalHref: 'tel:+2079460123' })
  })

  it('puts offers that ask for no place behind those that do', () => {
    const files = new Map<string, unknown>([
      ['offers/a.json', { adSource: 'The A' }],
      ['offers/b.json', { adSource: 'The B', order: 2 }],
      ['offers/c.json', { adSource: 'The C', order: 1 }],
      ['offer-terms.json', {}],
    ])
    expect(fillData(files).get('offer-terms.json')).toMatchObject({ adSources: ['The C', 'The B', 'The A'] })
  })

  it('makes the links of the numbers', () => {
    expect(filled.get('company.json')).toMatchObject({
      phoneHref: 'tel:02079460123',
      phoneInternationalHref: 'tel:+442079460123',
      whatsappNumber: '447700900456',
    })
  })

  it('leads to the offers from the designer and the order form, in their order', () => {
    expect(filled.get('pages/design.json')).toMatchObject({
      sections: [
        {
          offers: [
            { label: 'B', to: '/offers/b' },
            { label: 'A', to: '/offers/a' },
          ],
        },
      ],
    })
    expect(filled.get('offer-terms.json')).toMatchObject({ adSources: ['The B', 'The A'] })
  })

  it('speaks of the supermarket wherever one is meant', () => {
    expect([filled.get('offers/a.json'), filled.get('offers/b.json')]).toMatchObject([
      { badge: 'Cornerstore' },
      { badge: 'Cornerstore' },
    ])
  })
})

describe('opening hours in words', () => {
  const WEEKDAYS = {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:30',
    closes: '16:00',
  }
  const SATURDAY = { days: ['Saturday'], opens: '09:00', closes: '12:00' }

  it('follow from days and times', () => {
    expect(hoursInShort([WEEKDAYS, SATURDAY, { days: ['Sunday'] }])).toBe(
      'Mon-Fri 8:30am-4pm, Saturday 9am-12pm',
    )
    expect(hoursInFull([WEEKDAYS, SATURDAY])).toBe('Monday to Friday, 8:30am-4pm, and Saturday, 9am-12pm')
    expect([hoursOn('Tuesday', [WEEKDAYS]), hoursOn('Saturday', [WEEKDAYS])]).toEqual([
      '8:30am-4pm',
      'Closed',
    ])
  })

  it('count days that follow each other as a row, in whatever order they are given', () => {
    const open = { opens: '09:00', closes: '12:00' }
    expect(inWords({ days: ['Wednesday', 'Monday', 'Tuesday'], ...open }).label).toBe('Mon-Wed')
    expect(inWords({ days: ['Thursday', 'Monday', 'Tuesday'], ...open }).label).toBe('Mon, Tue, Thu')
  })

  it('leave the firm its own words', () => {
    expect(inWords({ days: ['Saturday'], label: 'Sales', text: 'by arrangement' })).toMatchObject({
      label: 'Sales',
      text: 'by arrangement',
    })
    expect(inWords({ days: ['Sunday'] })).toMatchObject({ label: 'Sunday', text: 'closed' })
    expect(inWords(WEEKDAYS)).toMatchObject({ label: 'Mon-Fri', text: '8:30am-4pm' })
    expect(inWords({ days: ['Sunday'], opens: '09:00' })).toMatchObject({ text: 'closed' })
  })
})

it.each([
  [0, 'none'],
  [17, 'seventeen'],
  [20, 'twenty'],
  [37, 'thirty-seven'],
  [99, 'ninety-nine'],
  [100, '100'],
  [120, '120'],
])('writes %d as %s', (value, words) => expect(numberInWords(value)).toBe(words))

it('gives the build’s configuration something to start with from a broken company.json, so that the check is heard', () => {
  const broken = dataCopy()
  broken.write('company.json', '{ "brand": ')
  expect(readCompany(broken.root)).toEqual({
    brand: 'The firm',
    shortBrand: 'The firm',
    siteUrl: 'http://localhost',
  })
  broken.remove()
})

it('leaves no placeholder in the data as delivered, but the one that the page fills in', () => {
  const left = readData(dataCopyRoot()).flatMap(({ file, value }) => {
    // The site's own words hold values that the part which says them puts there.
    const own = file.startsWith('wording/')
      ? Object.keys(value as object).flatMap((field) => ownPlaceholders(file, field))
      : []
    return [...JSON.stringify(value).matchAll(/\{([a-z]\w*(?::[\w-]+)?)\}/gi)]
      .filter(([, name = '']) => !own.includes(name))
      .map(([name]) => `${file} ${name}`)
  })
  expect(new Set(left)).toEqual(new Set(['colour-note.json {range}']))
})

it('finds nothing to put right, and no hint, in the data as delivered', async () => {
  expect(await checkData(dataCopyRoot())).toEqual([])
})

let copy: ReturnType<typeof dataCopy> | undefined
function dataCopyRoot() {
  copy ??= dataCopy()
  return copy.root
}
afterAll(() => copy?.remove())

it('knows the colour in which the picture of a door style shows it, once the style is defined', () => {
  expect(fillData(FILES).get('door-styles.json')).toEqual({
    items: [{ slug: 'kent', colour: 'red' }, { slug: 'not-drawn-yet' }],
  })
})
