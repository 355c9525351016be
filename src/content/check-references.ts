import { existsSync } from 'node:fs'
import path from 'node:path'
import type { DataProblem } from './check-data'
import { checkDoorLeaves } from './check-door-leaves'
import type { DataDocument } from './read-data'
import { sitePaths, type SitePaths } from './site-paths'

/**
 * Checks what one file says of another: pictures exist, links lead to a page (and to an anchor that this page has),
 * lists that name entries of other lists name existing ones, no path is given twice.
 */
export function checkReferences(root: string, documents: DataDocument[]): DataProblem[] {
  const site = sitePaths(documents)
  const lists = new Map(documents.map(({ file, value }) => [file, value]))
  return [
    ...site.duplicates.map(({ file, path: twice }) => ({
      file,
      place: 'path',
      message: `the path ${twice} is already used by another page`,
    })),
    ...documents.flatMap((document) => checkStrings(root, document, site)),
    ...checkServices(lists),
    ...checkDoorLeaves(lists),
    ...checkParents(documents, site),
  ]
}

function checkStrings(
  root: string,
  { file, value, absolutePath }: DataDocument,
  site: SitePaths,
): DataProblem[] {
  const problems: DataProblem[] = []
  const own = (value as { path?: string }).path
  walk(value, '', (text, place, key) => {
    if (key === 'src' || key === 'tall') {
      const target = path.resolve(path.dirname(absolutePath), text)
      if (!target.startsWith(root + path.sep) || !existsSync(target)) {
        problems.push({
          file,
          place,
          message: `the picture ${text} does not exist: add it, or correct the path`,
        })
      }
    }
    if (key === 'to') {
      const message = linkProblem(text, own, site)
      if (message) problems.push({ file, place, message })
    }
  })
  return problems
}

function linkProblem(to: string, own: string | undefined, site: SitePaths): string | undefined {
  const brochure = /^brochure:(.+)$/.exec(to)?.[1]
  if (brochure) {
    return site.brochures.has(brochure)
      ? undefined
      : `no brochure is listed for ${brochure} in data/brochures.json`
  }
  if (!to.startsWith('/') && !to.startsWith('#')) return undefined
  const [withQuery = '', anchor] = to.split('#')
  const pathname = withQuery.split('?')[0] || own || '/'
  const anchors = site.anchors.get(pathname)
  if (!anchors) return `leads to ${pathname}, and there is no such page: correct the link, or add the page`
  if (anchor && !anchors.has(anchor))
    return `leads to #${anchor}, and ${pathname} has no section with that id`
  return undefined
}

function checkServices(lists: Map<string, unknown>): DataProblem[] {
  const file = 'services.json'
  const services = (lists.get(file) as { items: { category: string; slug: string; related: string[] }[] })
    .items
  const categories = (lists.get('service-categories.json') as { items: { name: string }[] }).items.map(
    ({ name }) => name,
  )
  const slugs = new Set(services.map(({ slug }) => slug))
  return services.flatMap(({ category, related }, index) => [
    ...(categories.includes(category)
      ? []
      : [
          {
            file,
            place: `items[${index}].category`,
            message: `"${category}" is not in data/service-categories.json`,
          },
        ]),
    ...related.flatMap((slug, at) =>
      slugs.has(slug)
        ? []
        : [{ file, place: `items[${index}].related[${at}]`, message: `there is no service "${slug}"` }],
    ),
  ])
}

function checkParents(documents: DataDocument[], site: SitePaths): DataProblem[] {
  return documents.flatMap(({ file, value }) => {
    const { above } = value as { above?: string }
    return above && !site.anchors.has(above)
      ? [{ file, place: 'above', message: `there is no page ${above} to stand above this one` }]
      : []
  })
}

function walk(
  value: unknown,
  place: string,
  visit: (text: string, place: string, key: string) => void,
  key = '',
) {
  if (typeof value === 'string') visit(value, place, key)
  else if (Array.isArray(value)) value.forEach((item, index) => walk(item, `${place}[${index}]`, visit, key))
  else if (value && typeof value === 'object') {
    for (const [name, item] of Object.entries(value))
      walk(item, place ? `${place}.${name}` : name, visit, name)
  }
}
