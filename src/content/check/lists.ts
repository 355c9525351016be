import { record } from '../facts'
import { listed } from '../site-paths'
import type { DataProblem } from './problem'
import { problemAt, type SourceFile } from './source'
import type { Sources } from './sources'
import { didYouMean } from './suggest'

/** Fields by which the entries of a list are told apart. */
const NAMES = ['slug', 'name', 'title']

/** Of which lists door and windows of a house front have their finishes. */
export const FRONT_LISTS = { door: 'composite-colours', windows: 'window-swatches' }

/** Nothing is given twice in a list. */
export function twiceInList(source: SourceFile): DataProblem[] {
  const { items, postcodes } = record(source.value)
  const problems = NAMES.flatMap((field) =>
    repeated(listed(items).map((item) => item[field])).map(({ index, value, first }) =>
      problemAt(
        source,
        `items[${index}].${field}`,
        `"${value}" is there twice: it is also entry ${first + 1} of the list`,
      ),
    ),
  )
  const codes = listed(postcodes).flatMap(({ codes: own }, group) =>
    Array.isArray(own)
      ? own.map((code: unknown, index) => ({ code, place: `postcodes[${group}].codes[${index}]` }))
      : [],
  )
  const again = repeated(codes.map(({ code }) => code)).map(({ index, value, first }) =>
    problemAt(
      source,
      codes[index]?.place ?? '',
      `${value} is there twice: it is also at ${codes[first]?.place}`,
    ),
  )
  return [...problems, ...again]
}

function repeated(values: unknown[]) {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value)
    return typeof value === 'string' && first < index ? [{ index, value, first }] : []
  })
}

/** Sections that show part of another list must leave something of it. */
export function sectionProblems(source: SourceFile, sources: Sources): DataProblem[] {
  const { sections } = record(source.value)
  return listed(sections).flatMap(({ type, only, tabs, groups, first, list, fronts }, index) => {
    const place = `sections[${index}]`
    if (type === 'testimonials' && typeof only === 'string') {
      const slugs = fieldsOf(sources, 'testimonials.json', 'slug')
      if (slugs && !slugs.includes(only))
        return [
          problemAt(
            source,
            `${place}.only`,
            `there is no testimonial "${only}", so that the section would be empty.${didYouMean(only, slugs)}`,
            { allowed: slugs },
          ),
        ]
    }
    if ((type === 'swatches' || type === 'glassDesigns') && typeof first === 'string') {
      const file = type === 'swatches' ? `${String(list)}.json` : 'glass-designs.json'
      const slugs = fieldsOf(sources, file, 'slug')
      return unlisted(source, `${place}.first`, first, file, slugs)
    }
    if (type === 'streetFront') {
      return listed(fronts).flatMap((front, nth) =>
        Object.entries(FRONT_LISTS).flatMap(([part, list]) => {
          const file = `${list}.json`
          const slugs = fieldsOf(sources, file, 'slug')
          return unlisted(source, `${place}.fronts[${nth}].${part}`, String(front[part]), file, slugs)
        }),
      )
    }
    if (type === 'serviceCatalogue') {
      const names = fieldsOf(sources, 'service-categories.json', 'name')
      return Object.entries({ tabs, groups }).flatMap(([field, entries]) =>
        listed(entries).flatMap(({ categories }, index) =>
          (Array.isArray(categories) ? categories : []).flatMap((name: unknown, nth) =>
            unlisted(
              source,
              `${place}.${field}[${index}].categories[${nth}]`,
              String(name),
              'service-categories.json',
              names,
            ),
          ),
        ),
      )
    }
    return []
  })
}

const OFFER_STYLES = 'offer-styles.json'

/** The door that an offer shows is one of those it is for. */
export function offerProblems(source: SourceFile, sources: Sources): DataProblem[] {
  if (!source.file.startsWith('offers/')) return []
  const slugs = fieldsOf(sources, OFFER_STYLES, 'slug')
  const { door } = record(source.value)
  return typeof door === 'string' ? unlisted(source, 'door', door, OFFER_STYLES, slugs) : []
}

/** Services name categories and services that there are. */
export function serviceProblems(sources: Sources): DataProblem[] {
  const source = sources.get('services.json')
  if (!source) return []
  const categories = fieldsOf(sources, 'service-categories.json', 'name')
  const slugs = fieldsOf(sources, 'services.json', 'slug') ?? []
  return listed(record(source.value).items).flatMap(({ category, related }, index) => [
    ...(typeof category === 'string'
      ? unlisted(source, `items[${index}].category`, category, 'service-categories.json', categories)
      : []),
    ...(Array.isArray(related) ? related : []).flatMap((slug: unknown, nth) =>
      slugs.includes(String(slug))
        ? []
        : [
            problemAt(
              source,
              `items[${index}].related[${nth}]`,
              `there is no service "${String(slug)}".${didYouMean(String(slug), slugs)}`,
            ),
          ],
    ),
  ])
}

/** The place that a visitor is told for a postcode must be one of those the pages name. */
export function placeProblems(sources: Sources): DataProblem[] {
  const source = sources.get('service-areas.json')
  const { home, contact, postcodes } = record(source?.value)
  const places = [home, contact].flatMap((list) => (Array.isArray(list) ? list.map(String) : []))
  if (!source || places.length === 0) return []
  return listed(postcodes).flatMap(({ nearest }, index) =>
    typeof nearest !== 'string' || places.includes(nearest)
      ? []
      : [
          problemAt(
            source,
            `postcodes[${index}].nearest`,
            `"${nearest}" is not one of the places in "home" or "contact".${didYouMean(nearest, places)}`,
          ),
        ],
  )
}

/** A name that a list lacks; of a list that cannot be read nothing is said. */
function unlisted(
  source: SourceFile,
  place: string,
  name: string,
  file: string,
  known: string[] | undefined,
) {
  if (!known || known.includes(name)) return []
  const message = `"${name}" is not in data/${file}.${didYouMean(name, known)}`
  return [problemAt(source, place, message, { allowed: known })]
}

/** One field of every entry of a list; nothing when the file cannot be read. */
function fieldsOf(sources: Sources, file: string, field: string): string[] | undefined {
  const { items } = record(sources.get(file)?.guess)
  return Array.isArray(items) ? listed(items).map((item) => String(item[field])) : undefined
}
