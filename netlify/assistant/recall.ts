import { plainWords } from './language'
import { ASKED, contentWords, PASSAGES, type Passage } from './passages'
import relatedFile from './related.json'

/** What is asked and answered on the pages, met by its rarest words: a title that asks just this outranks every rule. */

const RELATED = new Map(
  relatedFile.flatMap((group) => group.map((word) => [stem(word), `=${group[0] ?? ''}`])),
)

/** A word without its ending. */
function stem(word: string) {
  if (word.length < 5 || /\d/.test(word)) return word
  const bare = word.replace(/(?:ing|ed|er|es|ly|e|y)$/, '')
  return bare.length < 3 ? word : bare.replace(/([^aeiou])\1$/, '$1')
}

/** One key for all forms of a word, and for words that mean the same to a visitor. */
function keyOf(word: string) {
  const short = stem(word)
  return RELATED.get(short) ?? short
}

/** Words of any question, which say how it is asked and not what. */
const QUIET = new Set(
  `many much more most lot ever each per kind type sort option available exactly possible go going come give put take one
  then now still even only well way thing able bit work both between another other any u ok without up down collection range easy easily simply fit fitted fitting install put supply sell offer do new want need like look good best better which`.split(
    /\s+/,
  ),
)

/** The keys of what a question or a text is about. */
function keys(words: string[]) {
  return new Set(
    contentWords(words)
      .filter((word) => !QUIET.has(word))
      .map(keyOf),
  )
}

function keysOf(text: string) {
  return keys(plainWords(text))
}

const ENTRIES = PASSAGES.map((passage) => ({
  passage,
  title: keysOf(passage.title),
  asked: keysOf(ASKED[passage.title] ?? ''),
  page: keysOf(`${passage.page} ${passage.path}`),
  body: keysOf(passage.text),
}))

const counts = new Map<string, number>()
for (const { title, asked, page, body } of ENTRIES) {
  for (const key of new Set([...title, ...asked, ...page, ...body]))
    counts.set(key, (counts.get(key) ?? 0) + 1)
}

function weight(key: string) {
  return Math.log(1 + ENTRIES.length / (1 + (counts.get(key) ?? 0)))
}

function sum(keys: Iterable<string>) {
  let total = 0
  for (const key of keys) total += weight(key)
  return total
}

/** How well a passage meets a question. */
export interface Recalled {
  passage: Passage
  /** Share of the question's weight that the passage has anywhere. */
  cover: number
  /** Share of it that its title, or other ways to ask it, have. */
  asked: number
  /** Share of the title that the question has. */
  title: number
  /** Words of the question that the title, or other ways to ask it, have. */
  met: number
  score: number
}

/**
 * The passages that meet a question best.
 *
 * @param words - the question, as plain words
 * @param pages - look on these pages only
 */
export function recall(words: string[], pages?: Set<string>): Recalled[] {
  const query = keys(words)
  const whole = sum(query)
  if (whole === 0) return []
  const found: Recalled[] = []
  for (const entry of ENTRIES) {
    if (pages && !pages.has(entry.passage.path)) continue
    const inTitle = [...query].filter((key) => entry.title.has(key))
    const inAsked = [...query].filter((key) => entry.title.has(key) || entry.asked.has(key))
    const rest = [...query].filter((key) => !inAsked.includes(key))
    const onPage = rest.filter((key) => entry.page.has(key))
    const inBody = rest.filter((key) => !entry.page.has(key) && entry.body.has(key))
    const cover = (sum(inAsked) + sum(onPage) + sum(inBody)) / whole
    if (cover < 0.3) continue
    const asked = sum(inAsked) / whole
    const title = sum(inTitle) / (sum(entry.title) || 1)
    const isQuestion = entry.passage.title.endsWith('?') ? 0.1 : 0
    const score = 0.55 * cover + 0.3 * asked + 0.2 * title + isQuestion
    found.push({ passage: entry.passage, cover, asked, title, met: inAsked.length, score })
  }
  return found.sort((one, other) => other.score - one.score)
}

/** Weight of a word that stands in few passages. */
const RARE = 3
/** Weight of a word that stands in one or two passages. */
const ONLY_HERE = 5.4
/** Aspects that rules answer with figures of their own, which no passage has. */
const FIGURES =
  / (price|£|quote|brochure|offer|deal|versus|vs|compare) |how much (is|are|for|do|does|would|will) |£\d/

/** Share of a question's weight that a text has. */
export function coverOf(words: string[], text: string): number {
  const query = keys(words)
  const said = keysOf(text)
  return sum([...query].filter((key) => said.has(key))) / (sum(query) || 1)
}

/**
 * The passage on some pages that says most of what is asked.
 *
 * @param rest - the question without the name of what it is about
 * @param least - share of it that has to be met; less is no answer
 * @param needed - words that the passage must have, all of them
 */
export function passageOn(
  rest: string[],
  pages: Set<string> | undefined,
  least: number,
  needed: string[] = [],
): Passage | undefined {
  const query = keys(rest)
  const must = keys(needed)
  return recall(rest, pages).find(({ passage, cover, asked, title }) => {
    if (cover < least) return false
    const said = keysOf(`${passage.title} ${passage.text} ${ASKED[passage.title] ?? ''}`)
    const met = [...query].filter((key) => said.has(key))
    // One word is found anywhere: it has to be what the passage is about.
    const isOnlyHere = asked > 0 && met.some((key) => weight(key) > ONLY_HERE)
    const isAbout = met.length > 1 || must.size > 0 || (pages ? asked > 0 : title > 0 || isOnlyHere)
    return isAbout && met.some((key) => weight(key) > RARE) && [...must].every((key) => said.has(key))
  })?.passage
}

const VERBATIM = new Map<string, Passage[]>()
for (const passage of PASSAGES) {
  if (!passage.title.endsWith('?')) continue
  const words = plainWords(passage.title).join(' ')
  // 'Sliding or bi-folding?' gets a comparison that names both.
  if (/^\S+ or( \S+){1,3}$/.test(words)) continue
  VERBATIM.set(words, [...(VERBATIM.get(words) ?? []), passage])
}

/**
 * The answer of a page to this very question, word for word.
 *
 * @param near - pages to prefer, the first one most, where several answer it
 */
export function verbatim(text: string, near: string[] = []): Passage | undefined {
  const found = VERBATIM.get(plainWords(text).join(' ')) ?? []
  return near.flatMap((path) => found.filter((passage) => passage.path === path))[0] ?? found[0]
}

interface Here {
  /** Pages of what the question names: others answer something else. */
  pages?: Set<string> | undefined
  /** Pages of what was spoken of before. */
  before?: Set<string> | undefined
  /** Whether the question has to be the title word for word, or leans on what was said and may be shorter. */
  how?: 'exact' | 'leaning'
}

/** Pages that speak of the house as a whole, or of what is there already. */
const ANYWHERE = /^\/(doors|windows|conservatories|contact|cookies|privacy|services\b.*)$/

/**
 * The passage whose title asks just what is asked, in these words or nearly; such an answer outranks every rule.
 *
 * @param line - the question in one line
 */
export function literalAnswer(
  words: string[],
  line: string,
  { pages, before, how }: Here = {},
): Passage | undefined {
  const hasRare = [...keys(words)].some((key) => weight(key) > RARE)
  if (!hasRare && how !== 'leaning') return undefined
  return recall(words).find(({ passage, cover, asked, title, met }) => {
    const { path, title: question } = passage
    const isFigure = FIGURES.test(line) && !FIGURES.test(` ${plainWords(question).join(' ')} `)
    if (!question.endsWith('?') || isFigure) return false
    if (how === 'exact') return met >= 4 && cover >= 0.95 && title >= 0.9
    if (how === 'leaning') return pages?.has(path) && met >= 2 && asked >= 0.5 && title >= 0.5 && cover >= 0.5
    const isSame = met >= 3 && cover >= 0.75 && asked >= 0.5 && title >= 0.5
    const isWhole = met >= 2 && asked >= 0.95 && title >= 0.95
    if (!isSame && !isWhole) return false
    if (pages) return pages.has(path)
    // 'Can I mix them?' on the page of a product is about that product, which then has to be named.
    return ANYWHERE.test(path) || before?.has(path) || met >= 4
  })?.passage
}
