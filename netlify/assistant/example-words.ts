import { EXAMPLES } from './examples'
import { madeOf } from './made'
import { learnName, pushTo, stemsOf } from './words'

/** The words of the examples, names masked: where each stands, and what those of an example weigh together. */
interface Index {
  places: [string, number[]][]
  lengths: number[]
}

/** Rare words tell more than common ones. */
export const rarity = (count: number) => Math.log(1 + EXAMPLES.length / (1 + count)) ** 2

/** @param countOf - how many examples have a word */
const weigh = (stems: string[], countOf: (stem: string) => number) =>
  Math.sqrt(stems.reduce((sum, stem) => sum + rarity(countOf(stem)), 0)) || 1

function indexed(): Index {
  const places = new Map<string, number[]>()
  const stems = EXAMPLES.map(({ masked }) => stemsOf(masked))
  stems.forEach((words, at) => words.forEach((stem) => pushTo(places, stem, at)))
  const countOf = (stem: string) => places.get(stem)?.length ?? 0
  return { places: [...places], lengths: stems.map((words) => weigh(words, countOf)) }
}

const { places, lengths } = madeOf(
  'example words',
  EXAMPLES.map(({ masked }) => masked),
  indexed,
)

/** Where each word stands among the examples. */
export const EXAMPLES_WITH = new Map(places)

/** What the words of each example weigh. */
export const WORD_LENGTHS = lengths

/** What the words of a request weigh. */
export const wordLength = (stems: string[]) => weigh(stems, (stem) => EXAMPLES_WITH.get(stem)?.length ?? 0)

/** Words that many examples have: a slip in one of these is mended. */
const OFTEN = 5
for (const [stem, { length }] of EXAMPLES_WITH) if (length >= OFTEN) learnName(stem)
