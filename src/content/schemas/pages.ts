import { array, lazy } from 'yup'
import { choice, list, optional, optionalFlag, optionalList, path, picture, shape, text } from '../fields'
import { openingFields } from '../openings'
import { sectionSchemas, SECTION_KINDS, type SectionKind } from '../sections'

const unknownSection = shape('UnknownSection', { type: choice(...SECTION_KINDS) })

/** An ordered list of sections, each checked by the schema of its own `type`. */
const sections = array(
  lazy((value: unknown) => {
    const kind = (value as { type?: SectionKind } | null)?.type
    const known = kind !== undefined && SECTION_KINDS.includes(kind)
    // `oneOf` alone says which types exist: reporting the keys of an unknown type as well would be noise.
    return known ? sectionSchemas[kind] : unknownSection.noUnknown(false)
  }),
)
  .strict()
  .required()
  .min(1)

export const seo = shape('Seo', {
  title: text().min(10).max(65),
  description: text().min(50).max(165),
  keywords: list(text()),
})

export const pageFields = {
  path: path(),
  /** What breadcrumbs, search and the social picture call the page. */
  name: text(),
  seo,
  /** The picture shared on social networks: the page's own. */
  socialPhoto: optional(picture()),
  /** Further paths that answer with the same page. */
  aliases: optionalList(path()),
  /** Path of the page above this one in the breadcrumb. */
  above: text().notRequired(),
}

export const page = shape('PageFile', {
  ...pageFields,
  /** A page that is only ever shown inside a frame has no header and footer. */
  bare: optionalFlag(),
  /** Left out of the sitemap, and marked noindex. */
  hidden: optionalFlag(),
  sections,
})

/** Which openings the doors of a product fill, in millimetres: what has no figure has no limit on paper. */
const opening = shape('Opening', openingFields)

export const product = shape('ProductFile', {
  ...pageFields,
  opening: optional(opening),
  category: choice('Doors', 'Windows', 'Conservatories & Roofs', 'Internal Doors'),
  /** One sentence for catalogues and search engines. */
  summary: text(),
  sections,
})
