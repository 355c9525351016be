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

/**
 * The whole catalogue as the assistant knows it: the same files that the pages are made from. They are imported, so that
 * they travel with the function wherever it is bundled, and what it says is what the deployed pages say.
 */

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

export const company = companyFile
export const areas = areasFile
export const offerTerms = offerTermsFile
export const roofGlass = roofGlassFile

export const PRODUCTS: Product[] = [
  composite,
  truframe,
  compDoor,
  upvcFront,
  upvcFrench,
  upvcPatio,
  aluminiumSliding,
  aluminiumBifolding,
  internal,
  standardCasement,
  tiltTurn,
  slidingSash,
  sashHorn,
  r7,
  r9,
  refine,
  flushSash,
  conservatories,
  roofLanterns,
  flatRoofLights,
]

export const PAGES: PageFile[] = [
  homePage,
  doorsPage,
  windowsPage,
  conservatoriesPage,
  servicesPage,
  contactPage,
  designerPage,
]

export const SERVICES = servicesFile.items

const supermarketName = supermarket.supermarket

/** The local offers, with the name of the supermarket filled in. */
export const OFFERS = [supermarket, cm17, cm23].map(({ path, badge }) => ({
  path,
  badge: badge.replace('{supermarket}', supermarketName),
}))
export const SUPERMARKET = supermarketName

/** Lists of colours, by the products that come in them. */
export const COLOURS: Record<string, Named[]> = {
  'comp-door': compositeColours.items,
  'upvc-door': doorFinishes.items,
  window: windowSwatches.items,
  r7: r7Colourways.items,
  r9: r9Colourways.items,
  offer: offerColours.items,
}
export const DOOR_STYLES = doorStyles.items
export const OFFER_STYLES: Named[] = offerStyles.items
export const GLASS_DESIGNS = glassDesigns.items
export const FURNITURE: Named[] = furnitureFinishes.items
export const BROCHURE_ROUTES = new Set(brochures.items.map(({ route }) => route))
