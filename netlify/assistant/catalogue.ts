import { searchSources } from '../../src/content/search-entries'
import { officeState, type OfficeWords, type OpeningHours } from '../../src/lib/opening-hours'
import { DOCUMENTS, fileOf, folderOf, itemsOf } from '../content/site-data'
import { learnMany, listed } from './words'

/** The catalogue as the assistant uses it: typed views of `data/`. Its words are right as they stand. */
learnMany('catalogue', () => DOCUMENTS.map(({ value }) => JSON.stringify(value)))

export interface Named {
  name: string
  description?: string
  privacy?: number
  grained?: boolean
  glazed?: boolean
  kind?: string
}

interface ProductFile {
  path: string
  name: string
  category: string
  summary: string
  seo: { keywords: string[] }
}

interface ToolPage {
  path: string
  name: string
  seo: { description: string; keywords: string[] }
  sections: { type: string }[]
}

interface Company {
  brand: string
  shortBrand: string
  legalLine: string
  phone: string
  phoneHref: string
  mobile: string
  whatsappNumber: string
  email: string
  street: string
  town: string
  county: string
  postcode: string
  region: string
  since: number
  hours: (Partial<OpeningHours> & { days: string[]; label: string; text: string })[]
}

export const company = fileOf<Company>('company.json')
export const products = folderOf<ProductFile>('products')
/** The pages on which visitors do something themselves: measure, keep, paint, design. */
const DOING = new Set(['doorChoices', 'measure', 'shortlist', 'streetFront'])
export const tools = folderOf<ToolPage>('pages').filter(({ sections }) =>
  sections.some(({ type }) => DOING.has(type)),
)
export const services = itemsOf<{ slug: string; title: string; description: string }>('services')
export const offers = folderOf<{ path: string; slug: string; badge: string; supermarket?: string }>('offers')
const offerTerms = fileOf<{ price: number; recommendedPrice: number; saving: number }>('offer-terms.json')
export const areas = fileOf<{
  home: string[]
  contact: string[]
  postcodes: { nearest: string; codes: string[] }[]
}>('service-areas.json')
export const brochures = new Set(itemsOf<{ route: string }>('brochures').map(({ route }) => route))

interface RoofGlassRow {
  product: string
  uValue: string
  solar: string
  light: string
  selfCleaning: boolean
}
/** A name as it may be typed: small, and without its hyphens. */
export const unhyphened = (name: string) => name.toLowerCase().replace(/-/g, ' ')
export const roofGlass = itemsOf<Named & { rows: RoofGlassRow[] }>('roof-glass')

/** Lists of colours, by the id of the products that come in them. */
export const COLOURS: Record<string, Named[]> = {
  'comp-door': itemsOf('composite-colours'),
  'upvc-front': itemsOf('door-finishes'),
  'upvc-french': itemsOf('door-finishes'),
  'upvc-patio': itemsOf('door-finishes'),
  r7: itemsOf('r7-colourways'),
  r9: itemsOf('r9-colourways'),
  casement: itemsOf('window-swatches'),
  'tilt-turn': itemsOf('window-swatches'),
  'sliding-sash': itemsOf('window-swatches'),
  'sash-horn': itemsOf('window-swatches'),
  refine: itemsOf('window-swatches'),
  'flush-sash': itemsOf('window-swatches'),
  offer: itemsOf('offer-colours'),
}
export const doorStyles = itemsOf<Named>('door-styles')
export const offerStyles = itemsOf<Named>('offer-styles')
export const glassDesigns = itemsOf<Named>('glass-designs')
const furniture = itemsOf<Named>('furniture-finishes')

/** Everything that the site's search finds: the same texts, taken from the data in the same way. */
export const SOURCES = searchSources(DOCUMENTS)

/** Whether a number is one of the firm's own, however it is written. */
export const isOurs = (number: string) =>
  [company.phone, company.mobile].some((own) => own.replace(/\D/g, '') === number.replace(/\D/g, ''))

export const PHONE = `[${company.phone}](${company.phoneHref})`
const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`
const offerLinks = offers.map(({ path, badge }) => `[${badge.replace(/^Exclusive for |!$/g, '')}](${path})`)
const most = Math.max(...glassDesigns.map(({ privacy = 0 }) => privacy))
const least = Math.min(...glassDesigns.map(({ privacy = 9 }) => privacy))
const rows = roofGlass.flatMap((item) => item.rows)
const percent = (text: string) => Number(text.replace('%', ''))
const top = (of: (row: RoofGlassRow) => number) => rows.reduce((a, b) => (of(b) > of(a) ? b : a), rows[0]!)
const names = (list: Named[]) => listed(list.map(({ name }) => name))

/** What stands in for `{…}` in a written answer. */
export const VALUES: Record<string, string> = {
  phone: PHONE,
  email: `[${company.email}](mailto:${company.email})`,
  whatsapp: `[WhatsApp](https://wa.me/${company.whatsappNumber})`,
  mobile: company.mobile,
  address: `${company.street}, ${company.town} ${company.postcode}`,
  town: company.town,
  brand: company.brand,
  shortBrand: company.shortBrand,
  since: String(company.since),
  legalLine: company.legalLine,
  hours: company.hours
    .map(({ label, text }, index) => `${index === 0 ? 'The office is open ' : ''}${label} ${text}.`)
    .join(' ')
    .replace('Sunday closed', 'Sunday we’re closed'),
  area: `${company.region}, including ${listed(areas.home.slice(0, 6))}`,
  price: String(offerTerms.price),
  rrp: pounds(offerTerms.recommendedPrice),
  saving: String(offerTerms.saving),
  offers: listed(offerLinks),
  supermarket: offers.find(({ supermarket }) => supermarket)?.supermarket ?? '',
  supermarketOffer: offers.find(({ supermarket }) => supermarket)?.path ?? '',
  offerStyles: String(offerStyles.length),
  offerColours: String((COLOURS.offer ?? []).length),
  offerStyleNames: names(offerStyles),
  offerColourNames: names(COLOURS.offer ?? []),
  privateGlass: names(glassDesigns.filter(({ privacy }) => privacy === most)),
  clearestGlass: names(glassDesigns.filter(({ privacy }) => privacy === least)),
  glassNames: names(glassDesigns),
  glassCount: String(glassDesigns.length),
  furniture: names(furniture),
  roofGlass: names(roofGlass),
  roofCool: `${top((row) => percent(row.solar)).product} (${top((row) => percent(row.solar)).solar} solar)`,
  roofLight: `${top((row) => percent(row.light)).product} (${top((row) => percent(row.light)).light} light)`,
  serviceCount: String(services.length),
}

/** 'We’re open now until 4pm.', 'We’re closed just now; the office opens Monday at 8am.' */
export function officeNow(now: Date) {
  const hours = company.hours.map(({ opens = null, closes = null, days }) => ({ opens, closes, days }))
  const { isOpen, text } = officeState(hours, now, fileOf<OfficeWords>('wording/office.json'))
  const said = text.charAt(0).toLowerCase() + text.slice(1)
  if (isOpen) return `We’re ${said}.`
  return /\bopens\b/.test(said) ? `We’re closed just now; the ${said}.` : 'We’re closed just now.'
}

/** A written answer with its values filled in. */
export function filled(text: string, now: Date) {
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name === 'office' ? officeNow(now) : (VALUES[name] ?? whole),
  )
}
