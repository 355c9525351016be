import { EXAMPLES } from './examples'
import { madeOf } from './made'
import { finderOf, listsOf } from './packed'
import { learnNames, pushTo, stemsOf } from './words'

/** Rare words tell more than common ones. */
export const rarity = (count: number) => Math.log(1 + EXAMPLES.length / (1 + count)) ** 2

/** @param countOf - how many examples have a word */
const weigh = (stems: string[], countOf: (stem: string) => number) =>
  Math.sqrt(stems.reduce((sum, stem) => sum + rarity(countOf(stem)), 0)) || 1

/** The words of the examples, names masked: where each stands, and what those of an example weigh together. */
function indexed() {
  const places = new Map<string, number[]>()
  const stems = EXAMPLES.map(({ masked }) => stemsOf(masked))
  stems.forEach((words, at) => words.forEach((stem) => pushTo(places, stem, at)))
  const countOf = (stem: string) => places.get(stem)?.length ?? 0
  return { ...listsOf(places), lengths: Float64Array.from(stems, (words) => weigh(words, countOf)) }
}

const masked = () => EXAMPLES.map((example) => example.masked)
const index = madeOf('example words', masked, indexed)

/** Where each word stands among the examples. */
export const examplesWith = finderOf(index)

/** What the words of each example weigh. */
export const WORD_LENGTHS = index.lengths

/** What the words of a request weigh. */
export const wordLength = (stems: string[]) => weigh(stems, (stem) => examplesWith(stem)?.length ?? 0)

/** Words that many examples have: a slip in one of these is mended. */
const OFTEN = 5
learnNames('example names', () => index.words.filter((stem) => (examplesWith(stem)?.length ?? 0) >= OFTEN))
