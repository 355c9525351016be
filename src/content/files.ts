import type { AnyObjectSchema, Schema } from 'yup'
import { doorLeaves } from './door-leaves'
import { choice, derived, flag, list, optionalFlag, path, picture, shape, slug, text, whole } from './fields'
import { company, map, navigation } from './schemas/company'
import { offer, offerTerms } from './schemas/offers'
import { page, product } from './schemas/pages'
import { finish, roofGlass, swatch } from './schemas/products'
import { service } from './schemas/services'
import { wordingFiles } from './wording'

/**
 * What each file of `data/` must contain: the form alone. How many entries a list has and what things cost is the firm's
 * business; the specification's figures are held against the data as delivered in `__tests__/content/specification.test.ts`.
 */

/** A list of items; that their names differ is checked by `check/references.ts`. */
function items(type: string, of: AnyObjectSchema) {
  return shape(type, { items: list(of) })
}

export interface DataFile {
  /** Path inside `data/`; a trailing `/` means every JSON file of that folder. */
  where: string
  /** GraphQL type of the node that the file becomes. */
  type: string
  schema: Schema
}

const styleFields = { slug: slug(), name: text(), description: text(), picture: picture() }

/** A style of a door; its colour is the one in which its picture shows it. */
const doorFields = { ...styleFields, colour: derived(slug(), 'door-leaves.json') }

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
        ...doorFields,
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
    schema: items('OfferStylesFile', shape('OfferStyle', doorFields)),
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
      /** What a phone has room for of it, before the suggestions. */
      short: text(),
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
