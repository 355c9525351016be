import type { SearchFile } from '@/lib/search-file'

let file: Promise<SearchFile> | undefined

/**
 * Fetches the search file, once for the whole visit. A failed try is forgotten, so that the next one may succeed.
 */
export function loadFile(): Promise<SearchFile> {
  file ??= fetchFile().catch((error: unknown) => {
    file = undefined
    throw error
  })
  return file
}

async function fetchFile() {
  const response = await fetch(__SEARCH_INDEX__)
  if (!response.ok) throw new Error(`The search file answered ${response.status}`)
  return (await response.json()) as SearchFile
}
