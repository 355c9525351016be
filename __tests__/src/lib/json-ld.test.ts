import { breadcrumbList, localBusiness, offerProduct, product, service } from '@/lib/json-ld'
import company from '../../support/company'

const SITE = 'https://www.riverway.example'
const FACTS = {
  ...company,
  hours: company.hours.map(({ days, opens = null, closes = null }) => ({ days, opens, closes })),
}
const DOOR = {
  name: 'Composite doors',
  summary: 'Two collections of composite front doors.',
  category: 'Doors',
  url: `${SITE}/doors/composite`,
  image: `${SITE}/social/doors-composite.jpg`,
  brand: company.brand,
}

describe('the business', () => {
  const business = localBusiness(FACTS, ['Harlow', 'Epping'], SITE)

  it('has its name, address and phone number in the international form', () => {
    expect(business).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${SITE}/#business`,
      name: company.brand,
      telephone: '+441632960417',
      foundingDate: '2003',
      address: {
        streetAddress: 'Stort Mill Riverway',
        addressLocality: 'Harlow',
        postalCode: 'CM20 2SN',
        addressCountry: 'GB',
      },
    })
  })

  it('is open from Monday to Friday, 8am to 4pm, and at no other time', () => {
    expect(business).toMatchObject({
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '16:00',
        },
      ],
    })
    expect(business).toHaveProperty('openingHoursSpecification.length', 1)
  })

  it('serves the areas that the page names', () => {
    expect(business).toMatchObject({ areaServed: ['Harlow', 'Epping'] })
  })

  it('claims no rating and no review', () => {
    expect(JSON.stringify(business)).not.toMatch(/rating|review/i)
  })
})

it('numbers the crumbs from home on, with absolute addresses', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Doors', path: '/doors' },
  ]
  expect(breadcrumbList(crumbs, SITE)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Doors', item: `${SITE}/doors` },
    ],
  })
})

it('describes a product without a price, rating or review', () => {
  const thing = product(DOOR)
  expect(thing).toMatchObject({
    '@type': 'Product',
    name: DOOR.name,
    description: DOOR.summary,
    category: 'Doors',
    url: DOOR.url,
    image: DOOR.image,
    brand: { '@type': 'Brand', name: company.brand },
  })
  expect(JSON.stringify(thing)).not.toMatch(/offer|price|rating|review/i)
})

it('describes an offer with its price in pounds and the firm as its seller', () => {
  expect(offerProduct(DOOR, 1450, SITE)).toMatchObject({
    '@type': 'Product',
    offers: {
      '@type': 'Offer',
      price: 1450,
      priceCurrency: 'GBP',
      url: DOOR.url,
      seller: { '@id': `${SITE}/#business` },
    },
  })
})

it('describes a service, by whom it is provided and where', () => {
  const facts = { title: 'Acoustic Glazing', description: 'Quiet.', category: 'Specialist', url: `${SITE}/x` }
  expect(service(facts, ['Harlow'], SITE)).toMatchObject({
    '@type': 'Service',
    name: 'Acoustic Glazing',
    description: 'Quiet.',
    serviceType: 'Specialist',
    areaServed: ['Harlow'],
    provider: { '@id': `${SITE}/#business` },
  })
})

it('can be written into a page', () => {
  const things = [localBusiness(FACTS, ['Harlow'], SITE), offerProduct(DOOR, 1450, SITE)]
  for (const thing of things) expect(JSON.parse(JSON.stringify(thing))).toEqual(thing)
})
