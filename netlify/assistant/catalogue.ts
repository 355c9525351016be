import brochures from '../../data/brochures.json'
import companyFile from '../../data/company.json'
import compositeColours from '../../data/composite-colours.json'
import doorFinishes from '../../data/door-finishes.json'
import doorStyles from '../../data/door-styles.json'
import furnitureFinishes from '../../data/furniture-finishes.json'
import glassDesigns from '../../data/glass-designs.json'
import offerColours from '../../data/offer-colours.json'
import offerStyles from '../../data/offer-styles.json'
import offerTermsFile from '../../data/offer-terms.json'
import cm17 from '../../data/offers/cm17.json'
import cm23 from '../../data/offers/cm23.json'
import supermarket from '../../data/offers/greenbasket-harlow.json'
import conservatoriesPage from '../../data/pages/conservatories.json'
import contactPage from '../../data/pages/contact.json'
import designerPage from '../../data/pages/design-your-door.json'
import doorsPage from '../../data/pages/doors.json'
import homePage from '../../data/pages/home.json'
import servicesPage from '../../data/pages/services.json'
import windowsPage from '../../data/pages/windows.json'
import aluminiumBifolding from '../../data/products/aluminium-bifolding.json'
import aluminiumSliding from '../../data/products/aluminium-sliding.json'
import compDoor from '../../data/products/comp-door.json'
import composite from '../../data/products/composite.json'
import conservatories from '../../data/products/conservatories.json'
import flatRoofLights from '../../data/products/flat-roof-lights.json'
import flushSash from '../../data/products/flush-sash.json'
import internal from '../../data/products/internal.json'
import r7 from '../../data/products/r7-flush-casement.json'
import r9 from '../../data/products/r9-flush-casement.json'
import refine from '../../data/products/refine-flush-casement.json'
import roofLanterns from '../../data/products/roof-lanterns.json'
import sashHorn from '../../data/products/sash-horn.json'
import slidingSash from '../../data/products/sliding-sash.json'
import standardCasement from '../../data/products/standard-casement.json'
import tiltTurn from '../../data/products/tilt-turn.json'
import truframe from '../../data/products/truframe-composite.json'
import upvcFrench from '../../data/products/upvc-french.json'
import upvcFront from '../../data/products/upvc-front.json'
import upvcPatio from '../../data/products/upvc-patio.json'
import r7Colourways from '../../data/r7-colourways.json'
import r9Colourways from '../../data/r9-colourways.json'
import roofGlassFile from '../../data/roof-glass.json'
import areasFile from '../../data/service-areas.json'
import servicesFile from '../../data/services.json'
import windowSwatches from '../../data/window-swatches.json'
import type { CompanyLinks } from '../../src/content/derive'
import { fillFiles } from '../../src/content/fill-data'

/**
 * The whole catalogue as the assistant knows it: the same files that the pages are made from. They are imported, so that
 * they travel with the function wherever it is bundled, and what it says is what the deployed pages say.
 */

/** The files, filled in as the pages show them. */
const data = fillFiles({
  'brochures.json': brochures,
  'company.json': companyFile,
  'composite-colours.json': compositeColours,
  'door-finishes.json': doorFinishes,
  'door-styles.json': doorStyles,
  'furniture-finishes.json': furnitureFinishes,
  'glass-designs.json': glassDesigns,
  'offer-colours.json': offerColours,
  'offer-styles.json': offerStyles,
  'offer-terms.json': offerTermsFile,
  'offers/cm17.json': cm17,
  'offers/cm23.json': cm23,
  'offers/greenbasket-harlow.json': supermarket,
  'pages/conservatories.json': conservatoriesPage,
  'pages/contact.json': contactPage,
  'pages/design-your-door.json': designerPage,
  'pages/doors.json': doorsPage,
  'pages/home.json': homePage,
  'pages/services.json': servicesPage,
  'pages/windows.json': windowsPage,
  'products/aluminium-bifolding.json': aluminiumBifolding,
  'products/aluminium-sliding.json': aluminiumSliding,
  'products/comp-door.json': compDoor,
  'products/composite.json': composite,
  'products/conservatories.json': conservatories,
  'products/flat-roof-lights.json': flatRoofLights,
  'products/flush-sash.json': flushSash,
  'products/internal.json': internal,
  'products/r7-flush-casement.json': r7,
  'products/r9-flush-casement.json': r9,
  'products/refine-flush-casement.json': refine,
  'products/roof-lanterns.json': roofLanterns,
  'products/sash-horn.json': sashHorn,
  'products/sliding-sash.json': slidingSash,
  'products/standard-casement.json': standardCasement,
  'products/tilt-turn.json': tiltTurn,
  'products/truframe-composite.json': truframe,
  'products/upvc-french.json': upvcFrench,
  'products/upvc-front.json': upvcFront,
  'products/upvc-patio.json': upvcPatio,
  'r7-colourways.json': r7Colourways,
  'r9-colourways.json': r9Colourways,
  'roof-glass.json': roofGlassFile,
  'service-areas.json': areasFile,
  'services.json': servicesFile,
  'window-swatches.json': windowSwatches,
})

/** One file of `data/` that becomes a page, seen as plain data: its texts are found by `passages.ts`. */
export interface PageFile {
  path: string
  name: string
  sections: unknown
}

export interface Product extends PageFile {
  category: string
  summary: string
}

export interface Named {
  name: string
  description?: string
}

export const company = data['company.json'] as (typeof data)['company.json'] & CompanyLinks
export const areas = data['service-areas.json']
export const offerTerms = data['offer-terms.json']
export const roofGlass = data['roof-glass.json']

export const PRODUCTS: Product[] = [
  data['products/composite.json'],
  data['products/truframe-composite.json'],
  data['products/comp-door.json'],
  data['products/upvc-front.json'],
  data['products/upvc-french.json'],
  data['products/upvc-patio.json'],
  data['products/aluminium-sliding.json'],
  data['products/aluminium-bifolding.json'],
  data['products/internal.json'],
  data['products/standard-casement.json'],
  data['products/tilt-turn.json'],
  data['products/sliding-sash.json'],
  data['products/sash-horn.json'],
  data['products/r7-flush-casement.json'],
  data['products/r9-flush-casement.json'],
  data['products/refine-flush-casement.json'],
  data['products/flush-sash.json'],
  data['products/conservatories.json'],
  data['products/roof-lanterns.json'],
  data['products/flat-roof-lights.json'],
]

export const PAGES: PageFile[] = [
  data['pages/home.json'],
  data['pages/doors.json'],
  data['pages/windows.json'],
  data['pages/conservatories.json'],
  data['pages/services.json'],
  data['pages/contact.json'],
  data['pages/design-your-door.json'],
]

export const SERVICES = data['services.json'].items

const supermarketName = data['offers/greenbasket-harlow.json'].supermarket

/** The local offers. */
export const OFFERS = (['greenbasket-harlow', 'cm17', 'cm23'] as const)
  .map((offer) => data[`offers/${offer}.json`])
  .map(({ path, badge }) => ({ path, badge }))
export const SUPERMARKET = supermarketName

/** Lists of colours, by the products that come in them. */
export const COLOURS: Record<string, Named[]> = {
  'comp-door': data['composite-colours.json'].items,
  'upvc-door': data['door-finishes.json'].items,
  window: data['window-swatches.json'].items,
  r7: data['r7-colourways.json'].items,
  r9: data['r9-colourways.json'].items,
  offer: data['offer-colours.json'].items,
}
export const DOOR_STYLES = data['door-styles.json'].items
export const OFFER_STYLES: Named[] = data['offer-styles.json'].items
export const GLASS_DESIGNS = data['glass-designs.json'].items
export const FURNITURE: Named[] = data['furniture-finishes.json'].items
export const BROCHURE_ROUTES = new Set(data['brochures.json'].items.map(({ route }) => route))
