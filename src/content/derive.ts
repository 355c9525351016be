import { record } from './facts'
import { hoursInShort, inWords, type Hours } from './hours-in-words'

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
 * Adds the fields that nobody writes, because they follow from others: `derived()` in the schemas. Files with faults are let
 * through as far as they go, so that the check can report on them.
 */
export function derive(files: Files): Map<string, unknown> {
  const offers = offersOf(files)
  return new Map(
    [...files].map(([file, value]) => {
      if (value === undefined) return [file, value]
      if (file === 'company.json') return [file, withLinks(record(value))]
      if (file === 'offer-terms.json') return [file, withSaving(record(value), offers)]
      if (file.startsWith('pages/')) return [file, withOffers(record(value), offers)]
      return [file, value]
    }),
  )
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

/** The designer's ways to the offers that include a door. */
function withOffers(page: Fields, offers: Fields[]): Fields {
  if (!Array.isArray(page.sections)) return page
  const ways = offers.map(({ shortName, path }) => ({ label: shortName, to: path }))
  return {
    ...page,
    sections: page.sections.map((section: unknown) =>
      record(section).type === 'doorChoices' ? { ...record(section), offers: ways } : section,
    ),
  }
}

/** The offers in the order that they ask for, those that ask for none behind them by their paths. */
function offersOf(files: Files) {
  const place = ({ order }: Fields) => (typeof order === 'number' ? order : Infinity)
  return [...files]
    .filter(([file]) => file.startsWith('offers/'))
    .map(([, value]) => record(value))
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}
