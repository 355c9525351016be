import MiniSearch from 'minisearch'
import { PAGES, PRODUCTS, SERVICES, type PageFile } from './catalogue'
import askedFile from './asked.json'
import { plainWords } from './language'

/** A piece of the catalogue that can stand as an answer. */
export interface Passage {
  id: number
  /** The page it is on. */
  path: string
  page: string
  /** What it is about: a question, or a heading. */
  title: string
  text: string
  /** Whether it is a line of a list, and no sentence by itself. */
  isPoint?: boolean
}

/** 'Depth: R7 75mm profile; R9 100mm frame depth': a row is understood only with its columns. */
function rowLines([, ...columns]: string[], rows: unknown[]) {
  return rows
    .map((row) => ((row as { cells?: unknown[] }).cells ?? []).map(text))
    .map(
      ([name, ...cells]) => `${name}: ${cells.map((cell, at) => `${columns[at] ?? ''}: ${cell}`).join('; ')}`,
    )
    .filter(isPoint)
}

/** Links and captions lead elsewhere and answer nothing. */
const NO_ANSWERS = new Set(['actions', 'links', 'ranges', 'tiles', 'brands', 'seo', 'pictures'])

export const PASSAGES: Passage[] = [
  ...[...PRODUCTS, ...PAGES].flatMap(ofPage),
  ...SERVICES.flatMap((service) =>
    ofPage({ path: `/services/${service.slug}`, name: service.title, sections: service }),
  ),
].map((passage, id) => ({ ...passage, id }))

function ofPage({ path, name, sections }: PageFile) {
  const found: Omit<Passage, 'id'>[] = []
  collect(sections, '', (title, text, isPoint) => found.push({ path, page: name, title, text, isPoint }))
  return found
}

/** Finds questions with answers, and titles or headings with their text, wherever they stand in a section. */
function collect(
  value: unknown,
  heading: string,
  add: (title: string, text: string, isPoint: boolean) => void,
) {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, heading, add)
  } else if (typeof value === 'object' && value !== null) {
    const block = value as Record<string, unknown>
    if (block.type === 'hero' || block.type === 'testimonials') return
    const title = text(block.question) || text(block.title) || text(block.heading) || heading
    for (const key of ['answer', 'text', 'intro', 'lead']) {
      if (isSentence(block[key])) add(title, text(block[key]), false)
    }
    if (Array.isArray(block.body))
      block.body.filter(isSentence).forEach((line) => add(title, text(line), false))
    if (Array.isArray(block.points)) block.points.filter(isPoint).forEach((line) => add(title, line, true))
    if (Array.isArray(block.columns) && Array.isArray(block.rows)) {
      for (const line of rowLines(block.columns.map(text), block.rows)) add(title, line, true)
    }
    for (const [key, entry] of Object.entries(block)) {
      if (NO_ANSWERS.has(key)) continue
      if (typeof entry === 'object') collect(entry, title, add)
    }
  }
}

function text(value: unknown) {
  return typeof value === 'string' ? value : ''
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value.split(' ').length > 6 && !value.includes('{')
}

function isPoint(value: unknown): value is string {
  return typeof value === 'string' && value.split(' ').length > 4 && !value.includes('{')
}

/** Other words in which visitors ask the questions of the catalogue. */
export const ASKED = askedFile as Record<string, string>

/** Words that say nothing about the matter. */
const FILLERS = new Set(
  `a about all also am an and any are as at be been but by can could did do does doing dont for from get got has have hello
  her hi him how i if im in is it its just know like me mean my need no not of off on one or our out please proof really recommend suggest suit should
  so some something tell thanks that the them then there these they thing this those to too us use very want was we well
  were what when where which while who why will with would yes you your`
    .split(/\s+/)
    .filter(Boolean),
)

/** The words of a question that a search can use. */
export function contentWords(words: string[]) {
  return words.filter((word) => word.length > 1 && !FILLERS.has(word))
}

const index = new MiniSearch<Passage>({
  fields: ['title', 'text', 'page', 'asked'],
  extractField: (passage, field) =>
    field === 'asked' ? (ASKED[passage.title] ?? '') : passage[field as 'title' | 'text' | 'page'],
  tokenize: plainWords,
  processTerm: (term) => (FILLERS.has(term) ? null : term),
  searchOptions: {
    boost: { title: 3, asked: 2, page: 1.5 },
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    prefix: (term) => term.length > 4,
    weights: { fuzzy: 0.3, prefix: 0.5 },
  },
})
index.addAll(PASSAGES)

const occurrences = new Map<string, number>()
for (const { title, text: body, page } of PASSAGES) {
  for (const word of new Set(plainWords(`${title} ${body} ${page}`))) {
    occurrences.set(word, (occurrences.get(word) ?? 0) + 1)
  }
}

/** Whether a word is anywhere in the catalogue. */
export function isKnownWord(word: string) {
  return occurrences.has(word)
}

/** Every word of the catalogue. */
export const CATALOGUE_WORDS = [...occurrences.keys()]

/** Least share of a question that a passage must meet to count as its answer. */
const LEAST_COVER = 0.62
/** The same where the search keeps to a page or two that the question names. */
const LEAST_COVER_HERE = 0.5

/**
 * Finds the passage that answers a question.
 *
 * @param words - the question, as plain words
 * @param pages - look on these pages only
 * @param leastCover - how much of the question has to be met, if it is another share than usual
 * @returns undefined when none covers enough of the question: no answer is better than one to something else
 */
export function findPassage(words: string[], pages?: Set<string>, leastCover?: number): Passage | undefined {
  const query = [...new Set(contentWords(words))]
  if (query.length === 0) return undefined
  const results = index.search(query.join(' '), {
    ...(pages ? { filter: ({ id }) => pages.has(PASSAGES[id as number]?.path ?? '') } : {}),
  })
  const whole = query.reduce((sum, word) => sum + weight(word), 0)
  const covered = results.slice(0, 12).map((result) => {
    // A word that was only guessed at ('coulers', 'cooler') finds passages and proves nothing.
    const met = query.filter((word) =>
      result.terms.some((term) => term.startsWith(word) || word === `${term}s`),
    )
    const sum = met.reduce((weights, word) => weights + weight(word), 0)
    return { id: result.id as number, cover: sum / whole, met: met.length, score: result.score }
  })
  const best = covered.sort((one, other) => other.cover * other.score - one.cover * one.score)[0]
  const least = leastCover ?? (pages && pages.size <= 3 ? LEAST_COVER_HERE : LEAST_COVER)
  if (!best || best.cover < least || (!pages && best.met < Math.min(2, query.length))) return undefined
  const passage = PASSAGES[best.id]
  // A single word finds something anywhere: it has to be what the passage is about.
  const isAbout = pages || query.length > 1 || plainWords(passage?.title ?? '').includes(query[0] ?? '')
  return isAbout ? passage : undefined
}

/** Rare words weigh more; one the catalogue does not know weighs most, because the question turns on it. */
function weight(word: string) {
  return Math.log(1 + PASSAGES.length / (1 + (occurrences.get(word) ?? 0)))
}
