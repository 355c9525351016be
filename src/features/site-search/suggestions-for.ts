import type { SearchEntry } from '@/lib/search-file'
import { searchWords } from '@/lib/search-words'
import type { Finder } from './create-finder'

const MOST = 4
/** Results below this share of the best score merely mention the word. */
const LEAST_SHARE = 0.2

/**
 * What a visitor who asked for a path that leads nowhere may have meant: by its last part, then by all of it. Questions are
 * left out, because a path names a thing.
 */
export function suggestionsFor(pathname: string, find: Finder): SearchEntry[] {
  const parts = decoded(pathname)
    .replace(/\.(html?|php|aspx?)$/i, '')
    .split('/')
    .filter(Boolean)
  const queries = [parts[parts.length - 1] ?? '', parts.join(' ')].map((query) =>
    searchWords(query).join(' '),
  )
  const entries = queries.flatMap((query) => {
    const found = find(query)
    const least = (found[0]?.score ?? 0) * LEAST_SHARE
    return found.filter(({ score }) => score >= least).map(({ entry }) => entry)
  })
  return [...new Set(entries)].filter(({ kind }) => kind !== 'question').slice(0, MOST)
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
