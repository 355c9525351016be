import type { AsPlainObject, Options } from 'minisearch'
import { searchWords } from './search-words'

/** What can be found, in the order in which groups of equal rank are shown. */
export const SEARCH_KINDS = ['page', 'service', 'style', 'colour', 'glass', 'roof-glass', 'question'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** One result: what the visitor sees of it, and where it leads. */
export interface SearchEntry {
  kind: SearchKind
  title: string
  text: string
  /** Path of the site, with a query and an anchor where there are such. */
  to: string
  /** Name of the page to which it leads, or of the one above. */
  where: string
  /** A second place at which the same thing can be seen. */
  also?: { label: string; to: string }
}

/** Words that visitors say for words that the site uses. */
export interface Synonym {
  say: string[]
  mean: string[]
}

/** The file that the build writes and the browser loads when a visitor turns to the search. */
export interface SearchFile {
  entries: SearchEntry[]
  synonyms: Synonym[]
  /** MiniSearch's own form of the index; a document's id is the place of its entry. */
  index: AsPlainObject
}

export interface SearchDocument {
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
