import { record } from '../facts'
import { listed, type SitePaths } from '../site-paths'
import type { DataProblem } from './problem'
import { problemAt, problemAtOffset, type SourceFile } from './source'
import type { Sources } from './sources'
import { didYouMean } from './suggest'
import { eachString } from './walk'

/** Links lead to a page, and to an anchor that this page has. */
export function linkProblems(source: SourceFile, site: SitePaths): DataProblem[] {
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

/** The page above one in its breadcrumb exists. */
export function parentProblems(source: SourceFile, { anchors }: SitePaths) {
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

/** Each brochure is about a page. */
export function brochureProblems(sources: Sources, { anchors }: SitePaths): DataProblem[] {
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
