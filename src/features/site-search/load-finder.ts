import type { SearchFile } from '@/lib/search-file'
import type { Finder } from './create-finder'

let finder: Promise<Finder> | undefined

/**
 * Fetches the search file and the code that reads it, once for the whole visit. A failed try is forgotten, so that the
 * next one may succeed.
 */
export function loadFinder(): Promise<Finder> {
  finder ??= load().catch((error: unknown) => {
    finder = undefined
    throw error
  })
  return finder
}

async function load() {
  const [{ createFinder }, file] = await Promise.all([import('./create-finder'), fetchFile()])
  return createFinder(file)
}

async function fetchFile() {
  const response = await fetch(__SEARCH_INDEX__)
  if (!response.ok) throw new Error(`The search file answered ${response.status}`)
  return (await response.json()) as SearchFile
}
