import { graphql, type PageProps } from 'gatsby'
import words from '@data/wording/chosen.json'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Seo } from '@/components/layout/seo'
import { Sections } from '@/components/sections'
import type { Section } from '@/components/sections/section'
import { useCompany } from '@/hooks/use-company'
import { useSiteUrl } from '@/hooks/use-site-url'
import { product, type Crumb } from '@/lib/json-ld'
import { inSentence } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { inMillimetres } from '@/lib/length'
import { DrawnContext, FinishesContext, RangeContext } from '@/lib/range'
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
        <FinishesContext.Provider
          value={paint?.list && hero?.finish ? { ...paint, first: hero.finish } : undefined}
        >
          <DrawnContext.Provider value={drawnIn(sections)}>
            <Sections sections={sections} />
          </DrawnContext.Provider>
        </FinishesContext.Provider>
      </RangeContext.Provider>
    </>
  )
}

/** The layout and the size that a section to size a window begins with. */
function drawnIn(sections: readonly Section[]) {
  const sizer = sections.find((section) => section.__typename === 'WindowSizeSection')
  const layout = sizer?.layouts.find(({ slug }) => slug === sizer.first) ?? sizer?.layouts[0]
  if (!layout) return {}
  const { title, drawing } = layout
  const size = { width: inMillimetres(drawing.width), height: inMillimetres(drawing.height) }
  return { layout: inSentence(title), size: fillIn(words.size, size) }
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
