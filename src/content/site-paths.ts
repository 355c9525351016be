import { record } from './facts'
import { redirects } from './redirects'

export interface SitePaths {
  /** Every path that answers with a page → the fragment names that can be linked to on it. */
  anchors: Map<string, Set<string>>
  /** Route keys that have a brochure. */
  brochures: Set<string>
  /** Paths that a second file gives as well; `place` is where it does. */
  duplicates: { file: string; place: string; path: string; first: string }[]
}

/** Fragments that the offer template always has. */
const OFFER_ANCHORS = ['order-form']

/**
 * All paths of the site and what can be linked to, worked out from the data alone. Values with faults count as far as they go.
 *
 * @param files - values by path, in the order in which a path is first come, first served
 */
export function sitePaths(files: Iterable<readonly [string, unknown]>): SitePaths {
  const anchors = new Map<string, Set<string>>()
  const owners = new Map<string, string>()
  const duplicates: SitePaths['duplicates'] = []
  const brochures = new Set<string>()
  const add = (file: string, place: string, path: unknown, ids: string[]) => {
    if (typeof path !== 'string') return
    const first = owners.get(path)
    if (first !== undefined) duplicates.push({ file, place, path, first })
    else {
      owners.set(path, file)
      anchors.set(path, new Set(ids))
    }
  }
  for (const [file, value] of files) {
    const page = record(value)
    if (/^(pages|products|offers)\//.test(file)) {
      const ids = listed(page.sections).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
      if (file.startsWith('offers/')) ids.push(...OFFER_ANCHORS)
      add(file, 'path', page.path, ids)
      const aliases = Array.isArray(page.aliases) ? page.aliases : []
      aliases.forEach((alias, index) => add(file, `aliases[${index}]`, alias, ids))
    }
    if (file === 'services.json')
      listed(page.items).forEach(({ slug }, index) =>
        add(file, `items[${index}].slug`, `/services/${String(slug)}`, []),
      )
    if (file === 'brochures.json') for (const { route } of listed(page.items)) brochures.add(String(route))
  }
  for (const { from } of redirects) anchors.set(from, new Set())
  return { anchors, brochures, duplicates }
}

/** The objects of a list; nothing when it is none. */
export function listed(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : []
}
