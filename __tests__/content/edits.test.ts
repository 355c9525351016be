import { copyFileSync, rmSync } from 'node:fs'
import { checkData } from '../../src/content/check-data'
import { readData } from '../../src/content/read-data'
import { sitePaths } from '../../src/content/site-paths'
import { drawStyle } from '../../src/commands/lib/draw-style'
import { readBrochures } from '../../src/gatsby/brochures/read-brochures'
import { searchFile } from '../../src/gatsby/search-index'
import { dataCopy, type Fields } from '../support/data-copy'

/** The edits that an editor makes without a programmer: JSON alone, accepted by the check, and followed wherever it shows. */

let copy: ReturnType<typeof dataCopy>
beforeEach(() => (copy = dataCopy()))
afterEach(() => copy.remove())

const faults = async () =>
  (await checkData(copy.root))
    .filter(({ isHint }) => !isHint)
    .map(({ file, place, message }) => `${file} ${place} ${message}`)
const file = (name: string) => readData(copy.root).find((document) => document.file === name)?.value as Fields
const everything = () => JSON.stringify(readData(copy.root).map(({ value }) => value))
const items = (data: Fields) => data.items as Fields[]
const found = () => searchFile(readData(copy.root)).entries

it('another phone number is one field, and its links follow', async () => {
  copy.edit('company.json', (company) =>
    Object.assign(company, { phone: '020 7946 0123', mobile: '07700 900123' }),
  )
  expect(await faults()).toEqual([])
  expect(file('company.json')).toMatchObject({
    phoneHref: 'tel:02079460123',
    phoneInternationalHref: 'tel:+442079460123',
    whatsappNumber: '447700900123',
  })
  expect(everything()).not.toMatch(/01632|07700 900417|900417/)
})

it('other opening hours show wherever they are told', async () => {
  copy.edit('company.json', ({ hours }) =>
    Object.assign((hours as Fields[])[0]!, { opens: '07:30', closes: '17:00' }),
  )
  expect(await faults()).toEqual([])
  expect(file('company.json').hoursShort).toBe('Mon-Fri 7:30am-5pm')
  expect(everything()).not.toContain('8am-4pm')
  expect(everything()).toContain('7:30am-5pm')
})

it('a Saturday can be opened, and closed', async () => {
  const saturday = () =>
    (file('company.json').hours as Fields[]).find(({ label }) => label === 'Saturday')?.text
  copy.edit(
    'company.json',
    ({ hours }) => ((hours as Fields[])[1] = { days: ['Saturday'], opens: '09:00', closes: '12:00' }),
  )
  expect(await faults()).toEqual([])
  expect([saturday(), file('company.json').hoursShort]).toEqual([
    '9am-12pm',
    'Mon-Fri 8am-4pm, Saturday 9am-12pm',
  ])
  copy.edit('company.json', ({ hours }) => ((hours as Fields[])[1] = { days: ['Saturday'] }))
  expect(await faults()).toEqual([])
  expect(saturday()).toBe('closed')
})

it('another price and RRP change every text, and the saving', async () => {
  copy.edit('offer-terms.json', (terms) => Object.assign(terms, { price: 1390, recommendedPrice: 1720 }))
  expect(await faults()).toEqual([])
  expect(file('offer-terms.json')).toMatchObject({
    saving: 330,
    specificationBanner: 'All included in the £1390 offer',
  })
  expect(everything()).not.toMatch(/£ ?1,?450|£ ?1,?650|£200\b/)
  expect(JSON.stringify(found())).not.toMatch(/£ ?1,?450/)
})

it('another brand changes pages, titles, brochures and search', async () => {
  copy.edit('company.json', (company) =>
    Object.assign(company, {
      brand: 'Lea Valley Doors',
      shortBrand: 'Lea Valley',
      street: 'The Old Mill',
      email: 'hello@lea.example',
      siteUrl: 'https://www.lea.example',
    }),
  )
  expect(await faults()).toEqual([])
  expect(everything()).not.toMatch(/Riverway/i)
  expect(JSON.stringify(readBrochures(copy.root, 'https://www.lea.example'))).not.toMatch(/Riverway/i)
  expect(JSON.stringify(found())).not.toMatch(/Riverway/i)
})

it('a new product has its page, its brochure and its place in the search', async () => {
  const product = JSON.parse(copy.read('products/upvc-patio.json')) as Fields
  copy.write(
    'products/garage.json',
    JSON.stringify({ ...product, path: '/doors/garage', name: 'Garage doors' }),
  )
  copy.edit('brochures.json', (data) =>
    items(data).push({ route: '/doors/garage', file: 'garage-doors.pdf' }),
  )
  copy.edit('navigation/main.json', ({ footer }) =>
    (footer as { links: Fields[] }[])[0]!.links.push({ label: 'Garage doors', to: '/doors/garage' }),
  )
  expect(await faults()).toEqual([])
  expect(found()).toContainEqual(expect.objectContaining({ title: 'Garage doors', to: '/doors/garage' }))
  expect(readBrochures(copy.root, 'https://x.example').map((brochure) => brochure.file)).toContain(
    'garage-doors.pdf',
  )
})

it('a new service has its page and its place in the search, and texts count it', async () => {
  copy.edit('services.json', (data) =>
    items(data).push({ ...items(data)[0], slug: 'gutters', title: 'Gutter Repairs' }),
  )
  expect(await faults()).toEqual([])
  expect(found()).toContainEqual(
    expect.objectContaining({ title: 'Gutter Repairs', to: '/services/gutters' }),
  )
  expect(JSON.stringify(file('navigation/main.json'))).toContain('All 18 services')
  expect(String((file('pages/services.json').seo as Fields).description)).toMatch(/^Eighteen services/)
})

it('a removed service leaves nothing that says otherwise', async () => {
  copy.edit('services.json', (data) => {
    const [gone] = items(data).splice(16, 1)
    for (const service of items(data))
      service.related = (service.related as string[]).filter((slug) => slug !== gone?.slug)
  })
  const left = (await faults()).filter((fault) => !fault.includes('related'))
  expect(left.every((fault) => fault.includes('leads to /services/'))).toBe(true)
  expect(JSON.stringify(file('navigation/main.json'))).toContain('All 16 services')
})

it('an offer for a new postcode comes into the designer and the order form', async () => {
  const offer = JSON.parse(copy.read('offers/cm17.json').replaceAll('CM17', 'CM20')) as Fields
  copy.write('offers/cm20.json', JSON.stringify({ ...offer, path: '/offers/cm20', slug: 'cm20', order: 4 }))
  expect(await faults()).toEqual([])
  expect(file('offer-terms.json').adSources).toEqual([
    'Harlow Greenbasket',
    'The CM17 Connection',
    'The CM23 Connection',
    'The CM20 Connection',
  ])
  const sections = file('pages/design-your-door.json').sections as Fields[]
  expect(sections.find(({ type }) => type === 'doorChoices')?.offers).toContainEqual({
    label: 'CM20',
    to: '/offers/cm20',
  })
  expect(found()).toContainEqual(expect.objectContaining({ to: '/offers/cm20' }))
  const { anchors } = sitePaths(readData(copy.root).map(({ file: name, value }) => [name, value] as const))
  expect(anchors.get('/offers/cm20')).toContain('order-form')
})

it('a new colour is counted', async () => {
  copy.edit('composite-colours.json', (data) =>
    items(data).push({ ...items(data)[0], slug: 'plum', name: 'Plum', isNew: true }),
  )
  expect(await faults()).toEqual([])
  expect(JSON.stringify(file('products/comp-door.json'))).toContain('19 Stunning Colours')
})

it('a new door style needs its drawing, which stands in for its picture', async () => {
  copy.edit('door-styles.json', (data) =>
    items(data).push({
      ...items(data)[0],
      slug: 'york-2',
      name: 'YORK II',
      glazed: true,
      picture: { src: 'images/doors/york-2.jpg', alt: 'A door' },
    }),
  )
  copy.edit('door-leaves.json', ({ catalogue }) => {
    const styles = catalogue as Record<string, Fields>
    styles['york-2'] = { ...styles.kent, split: 1000, letterplate: undefined, knocker: undefined }
  })
  expect(await faults()).toEqual([expect.stringContaining('"npm run fix:pictures" draws it')])
  // Here the drawing of another style; fix:pictures takes the one of the new style from the project's own data.
  await drawStyle('york', copy.at('images/doors/york-2.jpg'))
  expect(await faults()).toEqual([])
  expect(JSON.stringify(file('products/comp-door.json'))).toContain('38 named styles')
})

it('a testimonial may be a real one, and the texts count it', async () => {
  copy.edit('testimonials.json', (data) =>
    items(data).push({ ...items(data)[0], slug: 'real', name: 'A. Customer', sample: false }),
  )
  expect(await faults()).toEqual([])
  expect(JSON.stringify(file('pages/home.json'))).toContain('Four sample testimonials')
})

it('a picture that is swapped is accepted, and one that is taken away is missed', async () => {
  copyFileSync(copy.at('images/home/decorative.jpg'), copy.at('images/home/step-making.jpg'))
  expect(await faults()).toEqual([])
  rmSync(copy.at('images/home/step-making.jpg'))
  expect(await faults()).toEqual([expect.stringContaining('pages/home.json')])
})

it('a renamed supermarket is one field', async () => {
  copy.edit('offers/greenbasket-harlow.json', (offer) => (offer.supermarket = 'Cornerstore'))
  expect(await faults()).toEqual([])
  const offer = JSON.stringify({
    ...file('offers/greenbasket-harlow.json'),
    path: '',
    slug: '',
    heroPhoto: '',
    socialPhoto: '',
  })
  expect(offer).not.toContain('Greenbasket')
  expect(file('offer-terms.json').adSources).toContain('Harlow Cornerstore')
})
