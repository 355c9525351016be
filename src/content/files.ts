import { array, lazy, string, type AnyObjectSchema, type Schema } from 'yup'
import {
  action,
  choice,
  derived,
  email,
  flag,
  hex,
  list,
  mobileNumber,
  optional,
  optionalFlag,
  optionalList,
  optionalText,
  path,
  phoneNumber,
  picture,
  point,
  points,
  shape,
  slug,
  target,
  text,
  isTime,
  time,
  whole,
} from './fields'
import { doorLeaves } from './door-leaves'
import { openingFields } from './openings'
import { sectionSchemas, SECTION_KINDS, type SectionKind } from './sections'
import { wordingFiles } from './wording'

/**
 * What each file of `data/` must contain: the form alone. How many entries a list has and what things cost is the firm's
 * business; the specification's figures are held against the data as delivered in `__tests__/content/specification.test.ts`.
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

/** Which openings the doors of a product fill, in millimetres: what has no figure has no limit on paper. */
const opening = shape('Opening', openingFields)

const product = shape('ProductFile', {
  ...pageFields,
  opening: optional(opening),
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
  /** What the designer calls the offer. */
  shortName: text(),
  /** What the order form calls the advertisement. */
  adSource: text(),
  /** Place among the offers. */
  order: whole(1, 99).notRequired(),
})

const offerTerms = shape('OfferTermsFile', {
  subheading: text(),
  price: whole(1, 100_000),
  recommendedPrice: whole(1, 100_000),
  saving: derived(whole(0, 100_000), 'price and recommendedPrice'),
  priceNote: text(),
  priceFacts: list(text()),
  orderButton: text(),
  callButton: text(),
  whatsappButton: text(),
  includedHeading: text(),
  included: list(shape('OfferInclusion', { title: text(), text: text() })),
  stylesHeading: text(),
  stylesIntro: text(),
  coloursHeading: text(),
  coloursIntro: text(),
  specificationHeading: text(),
  specification: list(shape('OfferSpecification', { value: text(), unit: optionalText(), caption: text() })),
  specificationBanner: text(),
  choiceHint: text(),
  whyHeading: text(),
  why: list(shape('OfferWhy', { title: text(), text: text() })),
  adSources: derived(list(text()), "the offers' adSource"),
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

/** A colour that is shown by painting a picture and has no sample of its own. */
const finish = shape('Finish', { slug: slug(), name: text(), hex: hex() })

/** A list of items; that their names differ is checked by `check/references.ts`. */
function items(type: string, of: AnyObjectSchema) {
  return shape(type, { items: list(of) })
}

const service = shape('Service', {
  slug: slug(),
  title: text(),
  description: text(),
  icon: choice(
    'boarding',
    'pane',
    'panes',
    'triple',
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
  /** What the drawing shows at its left and at its right, in a few words. */
  fault: text(),
  remedy: text(),
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
  ),
  tripleGlazed: list(
    shape('TripleGlazedRow', {
      product: text(),
      uValue: text(),
      solar: text(),
      light: text(),
      selfCleaning: flag(),
    }),
  ),
  ambiMax: list(shape('AmbiMaxProduct', { name: text(), description: text() })),
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
  copyrightYear: whole(2000, 2100),
  siteUrl: text(),
  phone: phoneNumber(),
  phoneHref: derived(text(), 'phone'),
  phoneInternationalHref: derived(text(), 'phone'),
  /** The number that answers on WhatsApp. */
  mobile: mobileNumber(),
  whatsappNumber: derived(text(), 'mobile'),
  whatsappMessage: text(),
  email: email(),
  street: text(),
  town: text(),
  county: text(),
  postcode: text(),
  since: whole(1900, 2100),
  region: text(),
  pictureNote: optionalText(),
  flipbookUrl: string().strict().url().notRequired(),
  designerUrl: string().strict().url().notRequired(),
  hours: list(
    shape('OpeningHours', {
      days: list(choice('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
      /** Without them the office is closed on these days. */
      opens: time(),
      closes: time(),
      /** Where they are left out, they follow from days and times. */
      label: optionalText().meta({ isDerived: true }),
      text: optionalText().meta({ isDerived: true }),
    }).test(
      'times',
      '${path} must have both opens and closes, with opens before closes, or neither',
      ({ opens, closes }) =>
        opens && closes ? !isTime(opens) || !isTime(closes) || opens < closes : !opens && !closes,
    ),
  ),
  hoursShort: derived(text(), 'hours'),
  emergency: text(),
})

/** The area in which the firm works, drawn by coverage-map.tsx. */
const map = shape('MapFile', {
  frame: shape('MapFrame', { northWest: point(), southEast: point() }),
  home: point(),
  places: list(
    shape('MapPlace', { name: text(), at: point(), label: choice('left', 'right', 'above', 'below') }),
  ),
  regions: list(shape('MapRegion', { name: text(), at: point() })),
  /** `at`: where its name stands. */
  lines: list(
    shape('MapLine', {
      name: text(),
      kind: choice('motorway', 'road', 'river'),
      at: point(),
      points: points(),
    }),
  ),
  water: points(),
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
    ),
  },
  { where: 'door-leaves.json', type: 'DoorLeavesFile', schema: doorLeaves },
  {
    where: 'offer-styles.json',
    type: 'OfferStylesFile',
    schema: items('OfferStylesFile', shape('OfferStyle', styleFields)),
  },
  {
    where: 'glass-designs.json',
    type: 'GlassDesignsFile',
    schema: items('GlassDesignsFile', shape('GlassDesign', { ...styleFields, privacy: whole(1, 5) })),
  },
  {
    where: 'composite-colours.json',
    type: 'CompositeColoursFile',
    schema: items('CompositeColoursFile', swatch),
  },
  { where: 'door-finishes.json', type: 'DoorFinishesFile', schema: items('DoorFinishesFile', swatch) },
  {
    where: 'bifolding-colours.json',
    type: 'BifoldingColoursFile',
    schema: items('BifoldingColoursFile', finish),
  },
  { where: 'ral-colours.json', type: 'RalColoursFile', schema: items('RalColoursFile', finish) },
  { where: 'r7-colourways.json', type: 'R7ColourwaysFile', schema: items('R7ColourwaysFile', swatch) },
  { where: 'r9-colourways.json', type: 'R9ColourwaysFile', schema: items('R9ColourwaysFile', swatch) },
  {
    where: 'window-swatches.json',
    type: 'WindowSwatchesFile',
    schema: items('WindowSwatchesFile', swatch),
  },
  { where: 'offer-colours.json', type: 'OfferColoursFile', schema: items('OfferColoursFile', swatch) },
  {
    where: 'furniture-finishes.json',
    type: 'FurnitureFinishesFile',
    schema: items('FurnitureFinishesFile', swatch),
  },
  { where: 'roof-glass.json', type: 'RoofGlassFile', schema: roofGlass },
  { where: 'services.json', type: 'ServicesFile', schema: items('ServicesFile', service) },
  {
    where: 'service-categories.json',
    type: 'ServiceCategoriesFile',
    schema: items(
      'ServiceCategoriesFile',
      shape('ServiceCategory', {
        name: text(),
        badge: choice('default', 'destructive', 'outline', 'secondary'),
      }),
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
        /** No customer wrote it. Neither samples nor real ones are marked up as reviews. */
        sample: flag(),
      }),
    ),
  },
  {
    where: 'service-areas.json',
    type: 'ServiceAreasFile',
    schema: shape('ServiceAreasFile', {
      home: list(text()),
      contact: list(text()),
      /** Outward codes in which the firm works, each with the place of the two lists that is nearest. */
      postcodes: list(
        shape('PostcodeGroup', {
          nearest: text(),
          codes: list(text().matches(/^[A-Z]{1,2}\d{1,2}$/, '${path} must be an outward code such as CM17')),
        }),
      ),
    }),
  },
  { where: 'map.json', type: 'MapFile', schema: map },
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
      status: text(),
      bubble: text(),
      welcome: text(),
      placeholder: text(),
      whatsappButton: text(),
      suggestions: list(
        shape('ChatSuggestion', { text: text(), action: choice('doors', 'call', 'windows') }),
      ),
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
  ...wordingFiles.map(({ where, type, schema }) => ({ where, type, schema })),
]

/** The schema entry for a path inside `data/` ("pages/home.json"), or undefined. */
export function dataFileFor(relativePath: string): DataFile | undefined {
  return dataFiles.find(({ where }) =>
    where.endsWith('/')
      ? relativePath.endsWith('.json') &&
        relativePath.startsWith(where) &&
        !relativePath.slice(where.length).includes('/')
      : relativePath === where,
  )
}
