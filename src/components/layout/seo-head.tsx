import { Helmet } from 'react-helmet'
import type { Thing, WithContext } from 'schema-dts'
import { useCompany } from '@/hooks/use-company'
import { useSiteUrl } from '@/hooks/use-site-url'
import { breadcrumbList, type Crumb } from '@/lib/json-ld'
import { socialPicturePath } from '@/lib/social-picture-path'

export interface SeoProps {
  /** Canonical path: the first of a page's spellings. */
  path: string
  seo: { readonly title: string; readonly description: string; readonly keywords: readonly string[] }
  crumbs: readonly Crumb[]
  /** The photograph in the page's picture for social networks. */
  photo?: { readonly alt: string } | null
  /** Structured data of this page, besides its breadcrumb. */
  jsonLd?: readonly WithContext<Thing>[]
  isHidden?: boolean
}

/** The head's tags themselves, with react-helmet. */
export function SeoHead({ path, seo, crumbs, photo, jsonLd = [], isHidden = false }: SeoProps) {
  const siteUrl = useSiteUrl()
  const { brand } = useCompany()
  const url = `${siteUrl}${path === '/' ? '/' : path}`
  const picture = `${siteUrl}${socialPicturePath(path)}`
  const things = crumbs.length > 1 ? [breadcrumbList(crumbs, siteUrl), ...jsonLd] : jsonLd
  return (
    <Helmet htmlAttributes={{ lang: 'en-GB' }}>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(', ')} />
      {/* No canonical link on a noindex page: the not-found page's would point to an address that answers 404, and
          search engines take the two tags together as contradictory. */}
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {photo && <meta property="og:image:alt" content={photo.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {things.map((thing, index) => (
        <script key={index} type="application/ld+json">
          {JSON.stringify(thing)}
        </script>
      ))}
    </Helmet>
  )
}
