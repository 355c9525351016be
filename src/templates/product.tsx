import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Seo } from '@/components/layout/seo'
import { Sections } from '@/components/sections'
import { useCompany } from '@/hooks/use-company'
import { useSiteUrl } from '@/hooks/use-site-url'
import { product, type Crumb } from '@/lib/json-ld'
import { FinishesContext, RangeContext } from '@/lib/range'
import { socialPicturePath } from '@/lib/social-picture-path'

/** The page of a product range. */
export default function ProductTemplate({
  data,
  pageContext,
}: PageProps<Queries.ProductTemplateQuery, { crumbs: Crumb[] }>) {
  const { brand } = useCompany()
  const siteUrl = useSiteUrl()
  const page = data.productFile
  if (!page) return null
  const { path, name, summary, category, seo, socialPhoto, sections } = page
  const hero = sections.find((section) => section.__typename === 'HeroSection')
  const paint = hero?.photo?.paint
  const facts = {
    name,
    summary,
    category,
    brand,
    url: `${siteUrl}${path}`,
    image: `${siteUrl}${socialPicturePath(path)}`,
  }
  return (
    <>
      <Seo path={path} seo={seo} crumbs={pageContext.crumbs} photo={socialPhoto} jsonLd={[product(facts)]} />
      <Breadcrumb crumbs={pageContext.crumbs} />
      <RangeContext.Provider value={name}>
        <FinishesContext.Provider value={paint?.list ? { ...paint, first: hero?.finish ?? null } : undefined}>
          <Sections sections={sections} />
        </FinishesContext.Provider>
      </RangeContext.Provider>
    </>
  )
}

export const query = graphql`
  query ProductTemplate($id: String!) {
    productFile(id: { eq: $id }) {
      path
      name
      summary
      category
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
