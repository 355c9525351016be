import { pounds } from '../lib/pounds'
import { hoursInFull, hoursInShort, hoursOn, WEEK, type Hours } from './hours-in-words'

/** Values of placeholders, by their names. */
export type Facts = Record<string, string>

/** Fields of company.json that a placeholder of the same name stands for. They hold no placeholders themselves. */
export const COMPANY_FACTS = [
  'brand',
  'shortBrand',
  'phone',
  'mobile',
  'email',
  'street',
  'town',
  'county',
  'postcode',
  'region',
  'since',
]

const NUMBERS = [
  ...[
    'none',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A number from 0 to 99 in words; larger ones in figures. */
export function numberInWords(value: number) {
  if (value > 99) return String(value)
  if (value < 20) return NUMBERS[value] ?? ''
  const tens = TENS[Math.floor(value / 10) - 2] ?? ''
  return value % 10 ? `${tens}-${NUMBERS[value % 10]}` : tens
}

/**
 * Everything that a text may take from elsewhere in the data: the firm's facts, the price of the local offers, how many
 * entries each list has, and how large a product's doors can be.
 *
 * @param files - the files of `data/` by their paths, as they were read; files with faults may be missing or odd
 */
export function factsOf(files: ReadonlyMap<string, unknown>): Facts {
  const company = record(files.get('company.json'))
  const terms = record(files.get('offer-terms.json'))
  const facts: Facts = {}
  for (const name of COMPANY_FACTS) put(facts, name, company[name])
  put(facts, 'year', company.copyrightYear)
  const hours = company.hours as Hours[] | undefined
  if (Array.isArray(hours) && hours.every((entry) => Array.isArray(record(entry).days))) {
    put(facts, 'hours', hoursInShort(hours))
    put(facts, 'hoursInFull', hoursInFull(hours))
    for (const day of WEEK) put(facts, `hours:${day}`, hoursOn(day, hours))
  }
  const { price, recommendedPrice } = terms
  if (typeof price === 'number' && typeof recommendedPrice === 'number') {
    put(facts, 'price', pounds(price, 'price'))
    put(facts, 'rrp', pounds(recommendedPrice, 'comparison'))
    put(facts, 'saving', pounds(recommendedPrice - price, 'comparison'))
  }
  for (const [file, value] of files) {
    const { items } = record(value)
    if (!Array.isArray(items)) continue
    const list = file.replace(/\.json$/, '')
    const words = numberInWords(items.length)
    put(facts, `count:${list}`, items.length)
    put(facts, `words:${list}`, words)
    put(facts, `Words:${list}`, words.charAt(0).toUpperCase() + words.slice(1))
  }
  for (const [file, value] of files) {
    const limits = record(record(value).opening)
    for (const name of LIMITS) {
      const limit = limits[name]
      if (typeof limit !== 'number') continue
      put(facts, `m:${productOf(file)}-${name}`, `${limit / 1000}m`)
      put(facts, `mm:${productOf(file)}-${name}`, `${limit}mm`)
    }
  }
  put(facts, 'supermarket', supermarketOf(files))
  return facts
}

/** What limits the size of a product's doors: `opening` of its file. */
const LIMITS = ['widest', 'lowest', 'highest', 'narrowestPanel', 'widestPanel']

function productOf(file: string) {
  return file.replace(/^products\/|\.json$/g, '')
}

/** The names of all placeholders, whether or not their values are there at the moment. */
export function placeholderNames(files: string[]) {
  const lists = files.filter((file) => !file.includes('/')).map((file) => file.replace(/\.json$/, ''))
  const products = files.filter((file) => file.startsWith('products/')).map(productOf)
  return [
    ...COMPANY_FACTS,
    ...['year', 'hours', 'hoursInFull', 'price', 'rrp', 'saving', 'supermarket'],
    ...WEEK.map((day) => `hours:${day}`),
    ...['count', 'words', 'Words'].flatMap((kind) => lists.map((list) => `${kind}:${list}`)),
    ...['m', 'mm'].flatMap((unit) =>
      products.flatMap((product) => LIMITS.map((limit) => `${unit}:${product}-${limit}`)),
    ),
  ]
}

/** The facts as one file sees them: an offer that is for a supermarket's customers speaks of its own. */
export function factsFor(value: unknown, facts: Facts): Facts {
  const { supermarket } = record(value)
  return typeof supermarket === 'string' ? { ...facts, supermarket } : facts
}

function supermarketOf(files: ReadonlyMap<string, unknown>) {
  const offers = [...files].filter(([file]) => file.startsWith('offers/')).map(([, value]) => record(value))
  return offers.find(({ supermarket }) => supermarket)?.supermarket
}

function put(facts: Facts, name: string, value: unknown) {
  if (typeof value === 'string' || typeof value === 'number') facts[name] = String(value)
}

/** The value as an object with any fields; an empty one when it is none. */
export function record(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
