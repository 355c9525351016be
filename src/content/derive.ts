import { record } from './facts'
import { hoursInShort, inWords, type Hours } from './hours-in-words'
import { shortlistThings } from './shortlist'

type Files = ReadonlyMap<string, unknown>
type Fields = Record<string, unknown>

/** What follows from the numbers and hours of company.json. */
export interface CompanyLinks {
  phoneHref: string
  phoneInternationalHref: string
  whatsappNumber: string
  hoursShort: string
  hours: (Hours & { label: string; text: string })[]
}

/** The country's code, in front of a number without its leading 0. */
const UK = '44'

/**
 * Adds the derived fields (`derived()` in the schemas). Invalid files pass through as far as they can be read, so that the check
 * can report on them.
 */
export function derive(files: Files): Map<string, unknown> {
  const offers = offersOf(files)
  const openings = openingsOf(files)
  const things = shortlistThings(files)
  return new Map(
    [...files].map(([file, value]) => {
      if (value === undefined) return [file, value]
      if (file === 'company.json') return [file, withLinks(record(value))]
      if (file in LEAVES) return [file, withColours(record(value), leavesOf(files, LEAVES[file]!))]
      if (file === 'offer-terms.json') return [file, withSaving(record(value), offers)]
      if (/^(pages|products)\//.test(file))
        return [
          file,
          withSections(record(value), {
            doorChoices: { offers: waysTo(offers) },
            opening: { openings },
            shortlist: { openings, things },
          }),
        ]
      return [file, value]
    }),
  )
}

/** Lists of door styles, and where door-leaves.json defines them. */
const LEAVES: Record<string, string> = { 'door-styles.json': 'catalogue', 'offer-styles.json': 'offers' }

function leavesOf(files: Files, group: string) {
  return record(record(files.get('door-leaves.json'))[group])
}

/** The styles of a list with the colour in which each one's picture shows it; one without a definition has none. */
function withColours(styles: Fields, leaves: Fields): Fields {
  if (!Array.isArray(styles.items)) return styles
  return {
    ...styles,
    items: styles.items.map((style: unknown) => {
      const { colour } = record(leaves[String(record(style).slug)])
      return colour === undefined ? style : { ...record(style), colour }
    }),
  }
}

function withLinks(company: Fields): Fields {
  const digits = (name: string) => (typeof company[name] === 'string' ? company[name].replace(/\D/g, '') : '')
  const abroad = (name: string) => digits(name).replace(/^0/, UK)
  const hours = Array.isArray(company.hours) ? (company.hours as Hours[]) : []
  const isSound = hours.every((entry) => Array.isArray(record(entry).days))
  return {
    ...company,
    phoneHref: `tel:${digits('phone')}`,
    phoneInternationalHref: `tel:+${abroad('phone')}`,
    whatsappNumber: abroad('mobile'),
    ...(isSound && { hours: hours.map(inWords), hoursShort: hoursInShort(hours) }),
  }
}

function withSaving(terms: Fields, offers: Fields[]): Fields {
  return {
    ...terms,
    saving: Number(terms.recommendedPrice) - Number(terms.price),
    adSources: offers.flatMap(({ adSource }) => (typeof adSource === 'string' ? [adSource] : [])),
  }
}

/** A page whose sections of some kinds have further fields. */
function withSections(page: Fields, added: Record<string, Fields>): Fields {
  if (!Array.isArray(page.sections)) return page
  return {
    ...page,
    sections: page.sections.map((section: unknown) => {
      const more = added[String(record(section).type)]
      return more ? { ...record(section), ...more } : section
    }),
  }
}

/** The designer's ways to the offers that include a door. */
function waysTo(offers: Fields[]) {
  return offers.map(({ shortName, path }) => ({ label: shortName, to: path }))
}

const WAYS = ['slide', 'swing', 'fold']

/** The products whose doors fill an opening: those that slide, those that swing, those that fold. */
function openingsOf(files: Files): Fields[] {
  const place = ({ way }: Fields) => WAYS.indexOf(String(way))
  return [...files]
    .filter(([file, value]) => file.startsWith('products/') && record(value).opening !== undefined)
    .map(([, value]): Fields => {
      const { path, opening, sections } = record(value)
      return { ...record(opening), to: path, layouts: layoutsIn(sections) }
    })
    .sort((a, b) => place(a) - place(b))
}

/** The layouts of folding doors that a page draws. */
function layoutsIn(sections: unknown) {
  const choices = (Array.isArray(sections) ? sections : []).flatMap((section: unknown) => {
    const { choices } = record(section)
    return Array.isArray(choices) ? (choices as unknown[]) : []
  })
  const folds = choices.flatMap((choice) => {
    const { folds: counts } = record(record(choice).drawing)
    return Array.isArray(counts) ? [(counts as number[]).join()] : []
  })
  // A page may draw one twice, to compare it.
  return [...new Set(folds)].map((counts) => {
    const [left, right] = counts.split(',').map(Number)
    return { left, right }
  })
}

/** The offers in the order that they ask for, those that ask for none behind them by their paths. */
function offersOf(files: Files) {
  const place = ({ order }: Fields) => (typeof order === 'number' ? order : Infinity)
  return [...files]
    .filter(([file]) => file.startsWith('offers/'))
    .map(([, value]) => record(value))
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}
