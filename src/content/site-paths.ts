import type { DataDocument } from './read-data'
import { redirects } from './redirects'

export interface SitePaths {
  /** Every path that answers with a page → the fragment names that can be linked to on it. */
  anchors: Map<string, Set<string>>
  /** Route keys that have a brochure. */
  brochures: Set<string>
  duplicates: { file: string; path: string }[]
}

interface PageLike {
  path: string
  aliases?: string[]
  sections?: { id?: string }[]
}

/** Fragments that the offer template always has. */
const OFFER_ANCHORS = ['order-form']

/** All paths of the site and what can be linked to, worked out from the data alone. */
export function sitePaths(documents: DataDocument[]): SitePaths {
  const anchors = new Map<string, Set<string>>()
  const duplicates: SitePaths['duplicates'] = []
  const add = (file: string, path: string, ids: string[]) => {
    if (anchors.has(path)) duplicates.push({ file, path })
    anchors.set(path, new Set(ids))
  }
  for (const { file, value } of documents) {
    if (/^(pages|products|offers)\//.test(file)) {
      const page = value as PageLike
      const ids = (page.sections ?? []).flatMap(({ id }) => (id ? [id] : []))
      if (file.startsWith('offers/')) ids.push(...OFFER_ANCHORS)
      for (const path of [page.path, ...(page.aliases ?? [])]) add(file, path, ids)
    }
    if (file === 'services.json') {
      for (const { slug } of (value as { items: { slug: string }[] }).items)
        add(file, `/services/${slug}`, [])
    }
  }
  for (const { from } of redirects) anchors.set(from, new Set())
  const brochureFile = documents.find(({ file }) => file === 'brochures.json')?.value as
    { items: { route: string }[] } | undefined
  return { anchors, brochures: new Set(brochureFile?.items.map(({ route }) => route)), duplicates }
}
