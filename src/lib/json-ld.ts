import type { BreadcrumbList, LocalBusiness, Product, Service, WithContext } from 'schema-dts'

/** Structured data for search engines. It says nothing that the page does not; samples are never marked up as reviews. */

export interface CompanyFacts {
  readonly brand: string
  readonly phoneInternationalHref: string
  readonly email: string
  readonly street: string
  readonly town: string
  readonly county: string
  readonly postcode: string
  readonly since: number
  readonly hours: readonly {
    readonly days: readonly string[]
    readonly opens: string | null
    readonly closes: string | null
  }[]
}

export interface Crumb {
  readonly name: string
  readonly path: string
}

type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

/** The firm, with its address, hours and the areas it serves. */
export function localBusiness(
  company: CompanyFacts,
  areas: readonly string[],
  siteUrl: string,
): WithContext<LocalBusiness> {
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${siteUrl}/#business`,
    name: company.brand,
    url: siteUrl,
    telephone: company.phoneInternationalHref.replace('tel:', ''),
    email: company.email,
    foundingDate: String(company.since),
    image: `${siteUrl}/social/home.jpg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.town,
      addressRegion: company.county,
      postalCode: company.postcode,
      addressCountry: 'GB',
    },
    areaServed: [...areas],
    openingHoursSpecification: company.hours.flatMap(({ days, opens, closes }) =>
      opens && closes
        ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days as Day[], opens, closes }]
        : [],
    ),
  }
}

/** The breadcrumb trail from the home page to this one. */
export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  }
}

interface ProductFacts {
  name: string
  summary: string
  category: string
  url: string
  image: string
  brand: string
}

/** A product range. It carries no price, rating or review, because the firm states none. */
export function product({ name, summary, category, url, image, brand }: ProductFacts): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary,
    category,
    url,
    image,
    brand: { '@type': 'Brand', name: brand },
  }
}

/** A local offer: the product with its price in pounds, fitted and installed. */
export function offerProduct(facts: ProductFacts, price: number, siteUrl: string): WithContext<Product> {
  return {
    ...product(facts),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'GBP',
      url: facts.url,
      seller: { '@id': `${siteUrl}/#business` },
    },
  }
}

interface ServiceFacts {
  title: string
  description: string
  category: string
  url: string
}

/** A service from the catalogue, and the areas where it is offered. */
export function service(
  { title, description, category, url }: ServiceFacts,
  areas: readonly string[],
  siteUrl: string,
): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description,
    serviceType: category,
    url,
    areaServed: [...areas],
    provider: { '@id': `${siteUrl}/#business` },
  }
}
