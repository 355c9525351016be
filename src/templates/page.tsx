import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { NotFoundLog } from '@/components/layout/not-found-log'
import { Seo } from '@/components/layout/seo'
import { Sections } from '@/components/sections'
import { NotFoundSearch } from '@/features/site-search/not-found-search'
import { useCompany } from '@/hooks/use-company'
import { useServiceAreas } from '@/hooks/use-service-areas'
import { useSiteUrl } from '@/hooks/use-site-url'
import { localBusiness, type Crumb } from '@/lib/json-ld'

/** Pages on which the firm itself is the subject. */
const BUSINESS_PAGES = ['/', '/contact']

/** A page made of sections: home, overviews, services, contact, legal pages, not found. */
export default function PageTemplate({
  data,
  pageContext,
}: PageProps<Queries.PageTemplateQuery, { crumbs: Crumb[] }>) {
  const company = useCompany()
  const areas = useServiceAreas()
  const siteUrl = useSiteUrl()
  const page = data.pageFile
  if (!page) return null
  const { path, seo, socialPhoto, hidden, sections } = page
  const isNotFound = path === '/404.html'
  return (
    <>
      <Seo
        path={path}
        seo={seo}
        crumbs={pageContext.crumbs}
        photo={socialPhoto}
        isHidden={hidden ?? false}
        jsonLd={BUSINESS_PAGES.includes(path) ? [localBusiness(company, areas, siteUrl)] : []}
      />
      {isNotFound && <NotFoundLog />}
      {!hidden && <Breadcrumb crumbs={pageContext.crumbs} />}
      {isNotFound ? (
        <>
          <Sections sections={sections.slice(0, 1)} />
          <NotFoundSearch />
          <Sections sections={sections.slice(1)} />
        </>
      ) : (
        <Sections sections={sections} />
      )}
    </>
  )
}

export const query = graphql`
  query PageTemplate($id: String!) {
    pageFile(id: { eq: $id }) {
      path
      hidden
      seo {
        title
        description
        keywords
      }
      socialPhoto {
        alt
      }
      sections {
        ...PageSections
      }
    }
  }
`
