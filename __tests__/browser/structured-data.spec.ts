import { expect } from '@playwright/test'
import {
  company,
  fetchPage,
  OFFERS,
  pathOf,
  PRODUCTS,
  PUBLIC_PAGES,
  SERVICES,
  type Html,
} from './support/site'
import { test } from './support/test'

interface Thing {
  '@context'?: string
  '@type': string
  [property: string]: unknown
}

test.describe('structured data', () => {
  for (const route of PUBLIC_PAGES) {
    test(`of ${route} parses and has the expected types`, async ({ request }) => {
      const page = await fetchPage(request, route)
      const things = thingsOf(page)
      for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
      expect(things.map((thing) => thing['@type']).sort()).toEqual([...expectedTypes(route)].sort())
      expect(JSON.stringify(things)).not.toMatch(/"(aggregateRating|review|reviewRating)"/i)
    })
  }

  test('of the firm has address, opening hours and areas', async ({ request }) => {
    const business = thingsOf(await fetchPage(request, '/')).find((thing) => isBusiness(thing['@type']))
    expect(business).toMatchObject({
      name: company.brand,
      telephone: company.phoneInternationalHref.replace('tel:', ''),
      address: { postalCode: company.postcode, addressLocality: company.town },
      openingHoursSpecification: [{ opens: '08:00', closes: '16:00' }],
    })
    expect(business?.areaServed).toEqual(expect.arrayContaining(['Harlow', 'Braintree', 'Basildon']))
  })

  test('of an offer has the price of the page', async ({ request }) => {
    for (const route of OFFERS) {
      const product = thingsOf(await fetchPage(request, route)).find((thing) => thing['@type'] === 'Product')
      expect(product).toMatchObject({ offers: { '@type': 'Offer', price: 1450, priceCurrency: 'GBP' } })
    }
  })

  test('of a breadcrumb leads from home to the page through existing pages', async ({ request }) => {
    for (const route of PUBLIC_PAGES.filter((path) => path !== '/')) {
      const crumbs = thingsOf(await fetchPage(request, route)).find(
        (thing) => thing['@type'] === 'BreadcrumbList',
      )
      const items = (crumbs?.itemListElement ?? []) as { position: number; name: string; item: string }[]
      const paths = items.map(({ item }) => pathOf(item))
      expect.soft(paths[0], route).toBe('/')
      expect.soft(paths.at(-1), route).toBe(route)
      expect.soft(paths.filter((path) => !PUBLIC_PAGES.includes(path))).toEqual([])
      expect.soft(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
    }
  })
})

function thingsOf({ root }: Html) {
  return root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as Thing)
}

function isBusiness(type: string) {
  return ['LocalBusiness', 'HomeAndConstructionBusiness'].includes(type)
}

function expectedTypes(route: string) {
  const business = ['/', '/contact'].includes(route) ? ['HomeAndConstructionBusiness'] : []
  const product = PRODUCTS.includes(route) || OFFERS.includes(route) ? ['Product'] : []
  const service = SERVICES.some(({ path }) => path === route) ? ['Service'] : []
  return [...(route === '/' ? [] : ['BreadcrumbList']), ...business, ...product, ...service]
}
