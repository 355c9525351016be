import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { INDEX_OPTIONS, type SearchEntry, type SearchFile, type SearchKind } from '@/lib/search-file'
import { searchWords } from '@/lib/search-words'
import { isNearly, slips } from '@/lib/nearly'
import { sayings, type Saying } from './sayings'

export interface Found {
  entry: SearchEntry
  /** Words of the entry that answer the question, as the index knows them. */
  words: Set<string>
  score: number
}

/** Answers what a visitor typed with the entries that match, best first. */
export type Finder = (query: string) => Found[]

const FIELD_WEIGHTS = { title: 6, keywords: 2.5, text: 1.2, body: 0.5 }
const KIND_WEIGHTS: Record<SearchKind, number> = {
  page: 1.4,
  service: 1.25,
  style: 1.1,
  colour: 1,
  glass: 1,
  'roof-glass': 1,
  question: 0.6,
}

/** What a synonym finds counts a little less than what the visitor's own words find. */
const SYNONYM_WEIGHT = 0.9
/** Results whose score is a smaller part of the best one's are left out. */
const LEAST_SHARE = 0.08

/**
 * Makes the search of a loaded file. All words of the query have to be found; a word that is known, or the beginning of a known
 * one, is taken as it stands, any other as a typing error. If nothing contains all words, most of them suffice.
 */
export async function createFinder({ entries, synonyms, index }: SearchFile): Promise<Finder> {
  // In pieces, so that a slow phone goes on taking what is typed meanwhile.
  const search = await MiniSearch.loadJSAsync(index, INDEX_OPTIONS)
  const known = sayings(synonyms)
  const options: SearchOptions = {
    boost: FIELD_WEIGHTS,
    weights: { fuzzy: 0.5, prefix: 0.7 },
    boostDocument: (id) => KIND_WEIGHTS[entries[id as number]!.kind],
  }

  function isKnown(word: string) {
    return search.search(word, { prefix: word.length > 1, fuzzy: false }).length > 0
  }

  function run(words: string[], combineWith: 'AND' | 'OR') {
    const typos = new Map(words.map((word) => [word, isKnown(word) ? 0 : slips(word)]))
    return search.search(words.join(' '), {
      ...options,
      combineWith,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => typos.get(term) || false,
    })
  }

  return function find(query) {
    const words = searchWords(query)
    if (words.length === 0) return []
    const best = new Map<number, Found>()
    const add = (results: SearchResult[], asked: string[], weight: number) => {
      for (const result of results) {
        const found = foundOf(entries[result.id as number]!, result, asked, weight)
        const before = best.get(result.id as number)
        if (!before || before.score < found.score) best.set(result.id as number, found)
      }
    }
    add(run(words, 'AND'), words, 1)
    for (const other of otherWords(words, known, isKnown)) add(run(other, 'AND'), other, SYNONYM_WEIGHT)
    if (best.size === 0 && words.length > 1) {
      const enough = Math.ceil(words.length / 2)
      add(
        run(words, 'OR').filter(({ queryTerms }) => queryTerms.length >= enough),
        words,
        1,
      )
    }
    const found = [...best.values()].sort((a, b) => b.score - a.score)
    const least = (found[0]?.score ?? 0) * LEAST_SHARE
    return found.filter(({ score }) => score >= least)
  }
}

/**
 * An entry whose title is nothing but what was asked for comes before one that says it among other things. Of questions
 * the shortest is no better an answer than the longest: only one asked word for word goes before everything.
 */
function foundOf(entry: SearchEntry, result: SearchResult, asked: string[], weight: number): Found {
  const words = new Set(result.terms)
  const title = searchWords(entry.title)
  // A word that only begins as asked, or nearly is it, covers half.
  const cover = title.map((word) => (asked.includes(word) ? 1 : words.has(word) ? 0.5 : 0) as number)
  const covered = cover.reduce((sum, part) => sum + part, 0) / Math.max(1, title.length)
  const isExact = title.join(' ') === asked.join(' ')
  const ofTitle = entry.kind === 'question' ? (isExact ? 5 : 0) : covered + (isExact ? 1 : 0)
  // Of colours that match alike, those of the main collection come first.
  const ofMain = entry.kind === 'colour' && entry.also ? 1.3 : 1
  // A score is a sum over the words asked for: a synonym of three words is no better than one of a single word.
  return { entry, words, score: ((result.score * weight) / asked.length) * (1 + ofTitle) * ofMain }
}

/** The query in the site's words: each saying in it replaced by each of its meanings. */
function otherWords(words: string[], known: Saying[], isKnown: (word: string) => boolean): string[][] {
  const isSaid = (typed: string | undefined, word: string) =>
    typed !== undefined && (typed === word || (isNearly(typed, word) && !isKnown(typed)))
  return known.flatMap(({ say, mean }) => {
    const at = words.findIndex((_, start) => say.every((word, index) => isSaid(words[start + index], word)))
    if (at < 0) return []
    const rest = [...words.slice(0, at), ...words.slice(at + say.length)]
    return mean.map((meaning) => [...new Set([...meaning, ...rest])])
  })
}
