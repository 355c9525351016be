import { array, lazy, string, type AnyObjectSchema, type Schema } from 'yup'
import {
  action,
  choice,
  flag,
  hex,
  list,
  optional,
  optionalFlag,
  optionalList,
  optionalText,
  path,
  picture,
  shape,
  slug,
  target,
  text,
  whole,
} from './fields'
import { doorLeaves } from './door-leaves'
import { sectionSchemas, SECTION_KINDS, type SectionKind } from './sections'

/**
 * What each file of `data/` must contain. Counts that the specification states are part of the schema. The order of keys
 * is the order in which `check:data` reports.
 */

const unknownSection = shape('UnknownSection', { type: choice(...SECTION_KINDS) })

/** An ordered list of sections, each checked by the schema of its own `type`. */
const sections = array(
  lazy((value: unknown) => {
    const kind = (value as { type?: SectionKind } | null)?.type
    const known = kind !== undefined && SECTION_KINDS.includes(kind)
    // The bare choice says which types exist; unknown keys of an unknown type would only be noise.
    return known ? sectionSchemas[kind] : unknownSection.noUnknown(false)
  }),
)
  .strict()
  .required()
  .min(1)

const seo = shape('Seo', {
  title: text().min(10).max(65),
  description: text().min(50).max(165),
  keywords: list(text()),
})

const pageFields = {
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

const page = shape('PageFile', {
  ...pageFields,
  /** A page that is only ever shown inside a frame has no header and footer. */
  bare: optionalFlag(),
  /** Left out of the sitemap, and marked noindex. */
  hidden: optionalFlag(),
  sections,
})

const product = shape('ProductFile', {
  ...pageFields,
  category: choice('Doors', 'Windows', 'Conservatories & Roofs', 'Internal Doors'),
  /** One sentence for catalogues and search engines. */
  summary: text(),
  sections,
})

const offer = shape('OfferFile', {
  ...pageFields,
  slug: slug(),
  badge: text(),
  headline: text(),
  heroPhoto: picture(),
  trustBadges: optionalList(text()),
  /** Shown in the order section, and the badge among the four of the form. */
  orderHeading: text(),
  orderText: text(),
  formBadge: text(),
  /** The three blocks "Why choose us for composite doors". */
  reasonsHeading: optionalText(),
  reasons: optionalList(shape('OfferReason', { title: text(), text: text(), picture: picture() })),
  closingHeading: text(),
  closingText: text(),
  whatsappMessage: text(),
  /** The one place that holds the supermarket's name. */
  supermarket: optionalText(),
})

const offerTerms = shape('OfferTermsFile', {
  subheading: text(),
  price: whole(1450, 1450),
  recommendedPrice: whole(1650, 1650),
  saving: whole(200, 200),
  priceNote: text(),
  priceFacts: list(text()),
  orderButton: text(),
  callButton: text(),
  whatsappButton: text(),
  includedHeading: text(),
  included: list(shape('OfferInclusion', { title: text(), text: text() })).length(3),
  stylesHeading: text(),
  stylesIntro: text(),
  coloursHeading: text(),
  coloursIntro: text(),
  specificationHeading: text(),
  specification: list(
    shape('OfferSpecification', { value: text(), unit: optionalText(), caption: text() }),
  ).length(6),
  specificationBanner: text(),
  whyHeading: text(),
  why: list(shape('OfferWhy', { title: text(), text: text() })).length(4),
  adSources: list(text()),
})

const swatch = shape('Swatch', {
  slug: slug(),
  name: text(),
  hex: hex(),
  grained: optionalFlag(),
  isNew: optionalFlag(),
  kind: choice('smooth', 'foil', 'woodgrain').notRequired(),
  description: optionalText(),
  picture: picture(),
})

/** A list of exactly `count` items with names of their own. */
function items(type: string, of: AnyObjectSchema, count: number, nameField = 'name') {
  return shape(type, {
    items: list(of)
      .length(count, `\${path} must have exactly ${count} entries, as the specification states`)
      .test('unique', (value, context) => {
        const names = (value as Record<string, string>[]).map((item) => item[nameField])
        const twice = names.find((name, index) => names.indexOf(name) !== index)
        return twice === undefined || context.createError({ message: `\${path} has "${twice}" twice` })
      }),
  })
}

const service = shape('Service', {
  slug: slug(),
  title: text(),
  description: text(),
  icon: choice(
    'boarding',
    'pane',
    'panes',
    'sound',
    'flap',
    'fire',
    'roof',
    'handle',
    'hinge',
    'clean',
    'seal',
    'health',
    'cylinder',
    'draught',
    'vent',
    'board',
  ),
  category: text(),
  seo,
  photo: optional(picture()),
  lead: text(),
  signsHeading: text(),
  signs: list(text()),
  body: list(text()),
  workHeading: text(),
  work: list(shape('ServiceStep', { title: text(), text: text() })),
  facts: optionalList(shape('ServiceFact', { value: text(), unit: optionalText(), caption: text() })),
  questions: list(shape('ServiceQuestion', { question: text(), answer: text() })),
  related: list(text()),
})

const roofGlass = shape('RoofGlassFile', {
  items: list(
    shape('RoofGlass', {
      slug: slug(),
      name: text(),
      description: text(),
      tint: hex(),
      picture: picture(),
      rows: list(
        shape('RoofGlassRow', {
          product: text(),
          uValue: text(),
          solar: text(),
          light: text(),
          selfCleaning: flag(),
        }),
      ),
    }),
  ).length(6),
  tripleGlazed: list(
    shape('TripleGlazedRow', {
      product: text(),
      uValue: text().oneOf(['0.7']),
      solar: text(),
      light: text(),
      selfCleaning: flag(),
    }),
  ).length(6),
  ambiMax: list(shape('AmbiMaxProduct', { name: text(), description: text() })).length(4),
})

const navigationItem = shape('NavigationItem', {
  label: text(),
  to: target(),
  /** The mega-menu of the item; without it the item is a plain link. */
  menu: choice('doors', 'windows', 'conservatories', 'services', 'internal').notRequired(),
  /** Whether the item is a group of the phone's drawer, and under which name. */
  drawerLabel: optionalText(),
  intro: optionalText(),
  photo: optional(picture()),
  columns: optionalList(shape('NavigationColumn', { title: text(), links: list(action()) })),
})

const navigation = shape('NavigationFile', {
  header: list(navigationItem),
  quote: action(),
  footer: list(shape('FooterColumn', { title: text(), links: list(action()) })),
  legalLinks: list(action()),
})

const company = shape('CompanyFile', {
  brand: text(),
  shortBrand: text(),
  legalLine: text(),
  vatNumber: text(),
  companyNumber: text(),
  copyrightYear: whole(2025, 2025),
  siteUrl: text(),
  phone: text(),
  phoneHref: text(),
  phoneInternationalHref: text(),
  mobile: text(),
  whatsappNumber: text(),
  whatsappMessage: text(),
  email: text(),
  street: text(),
  town: text(),
  county: text(),
  postcode: text(),
  since: whole(2003, 2003),
  region: text(),
  pictureNote: optionalText(),
  flipbookUrl: string().strict().url().notRequired(),
  designerUrl: string().strict().url().notRequired(),
  hours: list(
    shape('OpeningHours', {
      days: list(choice('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
      label: text(),
      opens: optionalText(),
      closes: optionalText(),
      text: text(),
    }),
  ),
  hoursShort: text(),
  emergency: text(),
})

export interface DataFile {
  /** Path inside `data/`; a trailing `/` means every JSON file of that folder. */
  where: string
  /** GraphQL type of the node that the file becomes. */
  type: string
  schema: Schema
}

const styleFields = { slug: slug(), name: text(), description: text(), picture: picture() }

/** Every data file that may exist. A file that is not listed here is an error, not ignored. */
export const dataFiles: DataFile[] = [
  { where: 'company.json', type: 'CompanyFile', schema: company },
  { where: 'navigation/', type: 'NavigationFile', schema: navigation },
  { where: 'pages/', type: 'PageFile', schema: page },
  { where: 'products/', type: 'ProductFile', schema: product },
  { where: 'offers/', type: 'OfferFile', schema: offer },
  { where: 'offer-terms.json', type: 'OfferTermsFile', schema: offerTerms },
  {
    where: 'door-styles.json',
    type: 'DoorStylesFile',
    schema: items(
      'DoorStylesFile',
      shape('DoorStyle', {
        ...styleFields,
        family: choice(
          'cottage',
          'panelled',
          'half-glazed',
          'contemporary',
          'victorian',
          'farmhouse',
          'stable',
        ),
        glazed: flag(),
      }),
      37,
    ),
  },
  { where: 'door-leaves.json', type: 'DoorLeavesFile', schema: doorLeaves },
  {
    where: 'offer-styles.json',
    type: 'OfferStylesFile',
    schema: items('OfferStylesFile', shape('OfferStyle', styleFields), 5),
  },
  {
    where: 'glass-designs.json',
    type: 'GlassDesignsFile',
    schema: items('GlassDesignsFile', shape('GlassDesign', { ...styleFields, privacy: whole(1, 5) }), 19),
  },
  {
    where: 'composite-colours.json',
    type: 'CompositeColoursFile',
    schema: items('CompositeColoursFile', swatch, 18),
  },
  { where: 'door-finishes.json', type: 'DoorFinishesFile', schema: items('DoorFinishesFile', swatch, 25) },
  { where: 'r7-colourways.json', type: 'R7ColourwaysFile', schema: items('R7ColourwaysFile', swatch, 20) },
  { where: 'r9-colourways.json', type: 'R9ColourwaysFile', schema: items('R9ColourwaysFile', swatch, 23) },
  {
    where: 'window-swatches.json',
    type: 'WindowSwatchesFile',
    schema: items('WindowSwatchesFile', swatch, 16),
  },
  { where: 'offer-colours.json', type: 'OfferColoursFile', schema: items('OfferColoursFile', swatch, 18) },
  {
    where: 'furniture-finishes.json',
    type: 'FurnitureFinishesFile',
    schema: items('FurnitureFinishesFile', swatch, 5),
  },
  { where: 'roof-glass.json', type: 'RoofGlassFile', schema: roofGlass },
  { where: 'services.json', type: 'ServicesFile', schema: items('ServicesFile', service, 17, 'title') },
  {
    where: 'service-categories.json',
    type: 'ServiceCategoriesFile',
    schema: items(
      'ServiceCategoriesFile',
      shape('ServiceCategory', {
        name: text(),
        badge: choice('default', 'destructive', 'outline', 'secondary'),
      }),
      11,
    ),
  },
  {
    where: 'testimonials.json',
    type: 'TestimonialsFile',
    schema: items(
      'TestimonialsFile',
      shape('Testimonial', {
        slug: slug(),
        name: text(),
        location: text(),
        rating: whole(1, 5),
        text: text(),
        /** Always true until the firm has real ones: a sample is never marked up as a review. */
        sample: flag().isTrue('${path} must be true: the specification gives three fixed samples'),
      }),
      3,
    ),
  },
  {
    where: 'service-areas.json',
    type: 'ServiceAreasFile',
    schema: shape('ServiceAreasFile', {
      home: list(text()).length(12),
      contact: list(text()).length(12),
      /** Outward codes in which the firm works, each with the place of the two lists that is nearest. */
      postcodes: list(
        shape('PostcodeGroup', {
          nearest: text(),
          codes: list(text().matches(/^[A-Z]{1,2}\d{1,2}$/, '${path} must be an outward code such as CM17')),
        }),
      ),
    }),
  },
  {
    where: 'search-synonyms.json',
    type: 'SearchSynonymsFile',
    schema: shape('SearchSynonymsFile', {
      /** A visitor who searches for any of `say` also finds what each of `mean` finds. */
      items: list(shape('SearchSynonym', { say: list(text()), mean: list(text()) })),
    }),
  },
  {
    where: 'chat.json',
    type: 'ChatFile',
    schema: shape('ChatFile', {
      title: text(),
      status: text(),
      bubble: text(),
      welcome: text(),
      placeholder: text(),
      whatsappButton: text(),
      suggestions: list(
        shape('ChatSuggestion', { text: text(), action: choice('doors', 'call', 'windows') }),
      ).length(3),
    }),
  },
  {
    where: 'colour-note.json',
    type: 'ColourNoteFile',
    schema: shape('ColourNoteFile', {
      text: text(),
      /** What `{range}` stands for on pages that are not about one range. */
      anyRange: text(),
      whatsappLabel: text(),
      whatsappMessage: text(),
      enquiryLabel: text(),
      enquiryMessage: text(),
    }),
  },
  {
    where: 'brochures.json',
    type: 'BrochuresFile',
    schema: shape('BrochuresFile', {
      items: list(
        shape('BrochureEntry', {
          route: path(),
          file: text().matches(/^[a-z0-9-]+\.pdf$/),
          /** Whether it can also be read on the site, page by page. */
          flipbook: optionalFlag(),
        }),
      ),
    }),
  },
]

/** The schema entry for a path inside `data/` ("pages/home.json"), or undefined. */
export function dataFileFor(relativePath: string): DataFile | undefined {
  return dataFiles.find(({ where }) =>
    where.endsWith('/')
      ? relativePath.startsWith(where) && !relativePath.slice(where.length).includes('/')
      : relativePath === where,
  )
}
