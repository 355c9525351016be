import type { AsPlainObject, Options } from 'minisearch'
import { searchWords } from './search-words'

/** Kinds of result, in the order in which groups with equal scores are shown. */
export const SEARCH_KINDS = ['page', 'service', 'style', 'colour', 'glass', 'roof-glass', 'question'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** One result: what it shows and where it links to. */
export interface SearchEntry {
  kind: SearchKind
  title: string
  text: string
  /** Path on this site, with query and hash if any. */
  to: string
  /** Name of the page it links to, or of that page's parent. */
  where: string
  /** A second page that shows the same thing. */
  also?: { label: string; to: string }
}

/** Visitors' words, and the site's words for the same thing. */
export interface Synonym {
  say: string[]
  mean: string[]
}

/** The file that the build writes and the browser lazy-loads with the search. */
export interface SearchFile {
  entries: SearchEntry[]
  synonyms: Synonym[]
  /** MiniSearch's serialised index; a document's id is the index of its entry. */
  index: AsPlainObject
}

interface SearchDocument {
  id: number
  title: string
  keywords: string
  text: string
  body: string
}

/** How texts are indexed: the build and the browser must agree. Words come ready from `searchWords`. */
export const INDEX_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'keywords', 'text', 'body'],
  tokenize: searchWords,
  processTerm: (term) => term,
}
