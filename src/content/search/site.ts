import type { SearchEntry } from '../../lib/search-file'

/** An entry of the search, and the words besides its own by which it is found. */
export interface SearchSource {
  entry: SearchEntry
  /** What it is known by elsewhere: search engines' keywords, its address, its aliases. */
  keywords: string
  /** What its page says. */
  body: string
}

interface Section {
  type: string
  id?: string
  list?: string
  questions?: Question[]
  offers?: { to: string }[]
}

/** A question that a page or a service answers. */
export interface Question {
  question: string
  answer: string
}

/** A page, as far as the search reads it. */
export interface Page {
  path: string
  name: string
  above?: string
  aliases?: string[]
  hidden?: boolean
  summary?: string
  seo: { description: string; keywords: string[] }
  sections?: Section[]
}

/** A service, as far as the search reads it. */
export interface Service {
  slug: string
  title: string
  description: string
  category: string
  seo: { keywords: string[] }
  questions: Question[]
}

/** An entry of a list of styles, colours or glass. */
export interface Item {
  slug: string
  name: string
  description?: string
  family?: string
  glazed?: boolean
  kind?: string
  grained?: boolean
}

/** What entries need to know of the site as a whole. */
export interface Site {
  files: Map<string, unknown>
  hasDesigner: boolean
  nameOf: (path: string) => string
  /** `#id` of a page's section of this type, or nothing. */
  anchorOf: (path: string, type: string, list?: string) => string
  /** Page of the first local offer. */
  offerPage: string | undefined
}

/** The items of a list; none where the file is not there. */
export function itemsOf<T>(files: Map<string, unknown>, file: string) {
  return (files.get(file) as { items: T[] } | undefined)?.items ?? []
}
