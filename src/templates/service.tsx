import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Seo } from '@/components/layout/seo'
import { ServicePage } from '@/components/service/service-page'
import { useServiceAreas } from '@/hooks/use-service-areas'
import { useSiteUrl } from '@/hooks/use-site-url'
import { service as serviceData, type Crumb } from '@/lib/json-ld'

/** One service of the catalogue: its page, made from the same JSON as its card. */
export default function ServiceTemplate({
  data,
  pageContext,
}: PageProps<Queries.ServiceTemplateQuery, { slug: string; crumbs: Crumb[] }>) {
  const areas = useServiceAreas()
  const siteUrl = useSiteUrl()
  const service = data.service
  if (!service) return null
  const path = `/services/${service.slug}`
  const { title, description, category } = service
  return (
    <>
      <Seo
        path={path}
        seo={service.seo}
        crumbs={pageContext.crumbs}
        jsonLd={[serviceData({ title, description, category, url: `${siteUrl}${path}` }, areas, siteUrl)]}
      />
      <Breadcrumb crumbs={pageContext.crumbs} />
      <ServicePage service={service} />
    </>
  )
}

export const query = graphql`
  query ServiceTemplate($slug: String!) {
    service(slug: $slug) {
      ...ServiceDetail
      seo {
        title
        description
        keywords
      }
    }
  }
`
