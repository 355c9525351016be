import { graphql, type PageProps } from 'gatsby'
import words from '@data/wording/chosen.json'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Seo } from '@/components/layout/seo'
import { Sections } from '@/components/sections'
import type { Section } from '@/components/sections/section'
import { useCompany } from '@/hooks/use-company'
import { useSiteUrl } from '@/hooks/use-site-url'
import { product, type Crumb } from '@/lib/json-ld'
import { inGlass, inSentence, layoutIn, layoutInWords } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { inMillimetres } from '@/lib/length'
import { DrawnContext, FinishesContext, RangeContext, StylesContext } from '@/lib/range'
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
            <StylesContext.Provider value={stylesIn(sections, hero?.finish)}>
              <Sections sections={sections} />
            </StylesContext.Provider>
          </DrawnContext.Provider>
        </FinishesContext.Provider>
      </RangeContext.Provider>
    </>
  )
}

/** As many of the small pictures are in sight on a phone. */
const FIRST_PAGE = 3

/** The styles that a section of the page has visitors choose from. */
function stylesIn(sections: readonly Section[], finish?: string | null) {
  const named = sections.find((section) => section.__typename === 'DoorStylesSection')
  const choice = sections.find((section) => section.__typename === 'StyleChoiceSection')
  if (named) {
    const styles = named.styles.map(({ slug, name, colour, picture }) => ({
      key: slug,
      name,
      finish: colour,
      picture,
    }))
    // One of the first in sight that stands in the colour of the page's large picture: all show one door.
    const first = styles.slice(0, FIRST_PAGE).find((style) => style.finish === finish)
    return { isNamed: true, styles, first: first?.key }
  }
  return (
    choice && {
      isNamed: false,
      styles: choice.photos.map(({ title, picture }) => ({ key: title, name: title, picture })),
    }
  )
}

/** What a section to size a window or a door begins with, or the first roof glass. */
function drawnIn(sections: readonly Section[]) {
  const opening = sections.find((section) => section.__typename === 'OpeningSection')
  if (opening) {
    const { width, height, options } = opening
    const style = options.find(({ part }) => part === 'style')?.members[0]?.title
    const drawn = sections.find((section) => section.__typename === 'ArrangementsSection')
    return {
      ...(style && { style: fillIn(words.style, { style: inSentence(style) }) }),
      ...(drawn?.part === 'layout' && drawn.first && { layout: layoutInWords(drawn.first) }),
      size: fillIn(words.size, { width: inMillimetres(width), height: inMillimetres(height) }),
    }
  }
  const glasses = sections.find((section) => section.__typename === 'RoofGlassSection')?.glasses
  if (glasses?.[0]) {
    return { glass: inGlass(glasses[0].name), tints: glasses.map(({ slug, tint }) => ({ slug, tint })) }
  }
  const choice = sections.find(
    (section) => section.__typename === 'ArrangementsSection' && section.part === 'layout' && section.first,
  )
  if (choice?.__typename === 'ArrangementsSection') return { layout: inSentence(choice.first!) }
  const sizer = sections.find((section) => section.__typename === 'WindowSizeSection')
  if (!sizer) return {}
  const { layouts, first } = sizer
  const layout = layouts.find(({ slug }) => slug === first)
  // None of them is the picture's.
  if (!layout) return { layouts }
  const { width, height } = layout.drawing
  const size = { width: inMillimetres(width), height: inMillimetres(height) }
  return { layout: layoutIn(layout), size: fillIn(words.size, size), layouts }
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
