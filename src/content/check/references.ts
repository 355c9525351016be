import { record } from '../facts'
import { listed, sitePaths, type SitePaths } from '../site-paths'
import type { DataProblem } from './problem'
import { problemAt, problemAtOffset, type SourceFile } from './source'
import { didYouMean } from './suggest'
import { eachString } from './walk'

/** The files of `data/` by their paths, as far as they can be read. */
export type Sources = ReadonlyMap<string, SourceFile>

/**
 * Checks what one file says of another: links lead to a page (and to an anchor that this page has), lists that name entries of
 * other lists name existing ones, nothing is given twice.
 */
export function referenceProblems(sources: Sources): DataProblem[] {
  const site = sitePaths([...sources].map(([file, { guess }]) => [file, guess]))
  return [
    ...site.duplicates.flatMap(({ file, place, path, first }) =>
      at(sources, file, place, `the path ${path} is already used by another page, data/${first}`),
    ),
    ...[...sources.values()].flatMap((source) => [
      ...linkProblems(source, site),
      ...parentProblems(source, site),
      ...heroProblems(source),
      ...twiceInList(source),
      ...sectionProblems(source, sources),
    ]),
    ...serviceProblems(sources),
    ...placeProblems(sources),
    ...brochureProblems(sources, site),
  ]
}

function linkProblems(source: SourceFile, site: SitePaths): DataProblem[] {
  const own = record(source.value).path
  return eachString(source).flatMap(({ key, value, place, offset }) => {
    const message =
      key === 'to' ? linkProblem(value, typeof own === 'string' ? own : undefined, site) : undefined
    return message === undefined ? [] : [problemAtOffset(source, offset, message, place)]
  })
}

function linkProblem(to: string, own: string | undefined, site: SitePaths): string | undefined {
  const brochure = /^brochure:(.+)$/.exec(to)?.[1]
  if (brochure) {
    return site.brochures.has(brochure)
      ? undefined
      : `no brochure is listed for ${brochure} in data/brochures.json.${didYouMean(brochure, [...site.brochures])}`
  }
  if (!to.startsWith('/') && !to.startsWith('#')) return undefined
  const [withQuery = '', anchor] = to.split('#')
  const pathname = withQuery.split('?')[0] || own || '/'
  const anchors = site.anchors.get(pathname)
  if (!anchors)
    return `leads to ${pathname}, and there is no such page: correct the link, or add the page.${didYouMean(pathname, [...site.anchors.keys()])}`
  if (anchor && !anchors.has(anchor))
    return `leads to #${anchor}, and ${pathname} has no section with that id.${didYouMean(anchor, [...anchors])}`
  return undefined
}

function parentProblems(source: SourceFile, { anchors }: SitePaths) {
  const { above } = record(source.value)
  return typeof above === 'string' && !anchors.has(above)
    ? [
        problemAt(
          source,
          'above',
          `there is no page ${above} to stand above this one.${didYouMean(above, [...anchors.keys()])}`,
        ),
      ]
    : []
}

/** A page begins with its only hero, whose heading is the h1. A page in a frame has none. */
function heroProblems(source: SourceFile): DataProblem[] {
  const { sections, bare } = record(source.value)
  if (!/^(pages|products)\//.test(source.file) || !Array.isArray(sections) || bare === true) return []
  const heroes = listed(sections).flatMap(({ type }, index) =>
    ['hero', 'findUs', 'shortlist'].includes(String(type)) ? [index] : [],
  )
  if (heroes.length === 0)
    return [
      problemAt(source, 'sections', 'has no section of type "hero": the page would have no main heading'),
    ]
  return heroes.flatMap((index, nth) => {
    if (nth > 0)
      return [
        problemAt(
          source,
          `sections[${index}]`,
          'is a second hero: a page has one, because it has one main heading',
        ),
      ]
    return index === 0
      ? []
      : [
          problemAt(
            source,
            `sections[${index}]`,
            'must be the first section: its heading is that of the page',
          ),
        ]
  })
}

/** Fields by which the entries of a list are told apart. */
const NAMES = ['slug', 'name', 'title']

function twiceInList(source: SourceFile): DataProblem[] {
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
function sectionProblems(source: SourceFile, sources: Sources): DataProblem[] {
  const { sections } = record(source.value)
  return listed(sections).flatMap(({ type, only, tabs }, index) => {
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
    if (type === 'serviceCatalogue') {
      const names = fieldsOf(sources, 'service-categories.json', 'name')
      return listed(tabs).flatMap(({ categories }, tab) =>
        (Array.isArray(categories) ? categories : []).flatMap((name: unknown, nth) =>
          !names || names.includes(String(name))
            ? []
            : [
                unlisted(
                  source,
                  `${place}.tabs[${tab}].categories[${nth}]`,
                  String(name),
                  'service-categories.json',
                  names,
                ),
              ],
        ),
      )
    }
    return []
  })
}

function serviceProblems(sources: Sources): DataProblem[] {
  const source = sources.get('services.json')
  if (!source) return []
  const categories = fieldsOf(sources, 'service-categories.json', 'name')
  const slugs = fieldsOf(sources, 'services.json', 'slug') ?? []
  return listed(record(source.value).items).flatMap(({ category, related }, index) => [
    ...(!categories || typeof category !== 'string' || categories.includes(category)
      ? []
      : [unlisted(source, `items[${index}].category`, category, 'service-categories.json', categories)]),
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
function placeProblems(sources: Sources): DataProblem[] {
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

function brochureProblems(sources: Sources, { anchors }: SitePaths): DataProblem[] {
  const source = sources.get('brochures.json')
  if (!source) return []
  const items = listed(record(source.value).items)
  // One brochure may have several route keys; one of them must be the page that it is about.
  const isAbout = (file: unknown) =>
    items.some((item) => item.file === file && anchors.has(String(item.route)))
  return items.flatMap(({ route, file }, index) =>
    typeof route !== 'string' || isAbout(file)
      ? []
      : [
          problemAt(
            source,
            `items[${index}].route`,
            `there is no page ${route}.${didYouMean(route, [...anchors.keys()])}`,
          ),
        ],
  )
}

function unlisted(source: SourceFile, place: string, name: string, file: string, known: string[]) {
  return problemAt(source, place, `"${name}" is not in data/${file}.${didYouMean(name, known)}`, {
    allowed: known,
  })
}

/** One field of every entry of a list; nothing when the file cannot be read. */
function fieldsOf(sources: Sources, file: string, field: string): string[] | undefined {
  const { items } = record(sources.get(file)?.guess)
  return Array.isArray(items) ? listed(items).map((item) => String(item[field])) : undefined
}

function at(sources: Sources, file: string, place: string, message: string) {
  const source = sources.get(file)
  return source ? [problemAt(source, place, message)] : []
}
