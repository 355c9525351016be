import type { Vectors } from './dots'
import type { Vector } from './embed'
import { examplesWith, rarity, WORD_LENGTHS, wordLength } from './example-words'
import { EXAMPLES } from './examples'
import type { Request } from './requests'
import type { Topic } from './topics'
import { SCALE } from './vectors'
import { pushTo, stemsOf } from './words'

/** How alike a request is to each example: by the meaning of the sentence (embedding) and by its words. */

/** What a request may be about: what it names, else the conversation, else the page. */
export type Scope = Topic[]

/** The vectors of all sentences, and which of them each example has as it is and with its names masked. */
export interface Knowledge {
  vectors: Vectors
  plain: Uint32Array
  masked: Uint32Array
}

/** An example that is so unlike a request is unlike it with its names hidden, too. */
const FAR = 0.4

/** How much of the score is the words themselves; the rest is the meaning of the sentence. */
const WORDS_SHARE = 0.3

/** Cosines of this encoder on the scale that every threshold was set by: the best ones of 700 requests have the same spread. */
const INTERCEPT = 0.077
const SLOPE = 0.927

/** The examples that count whatever a request is about, and those that are for one product alone. */
const FOR_ALL: number[] = []
const FOR_ONE = new Map<string, number[]>()
EXAMPLES.forEach(({ only }, at) => (only === undefined ? FOR_ALL.push(at) : pushTo(FOR_ONE, only, at)))
const EVERY = EXAMPLES.map((_, at) => at)

/** Which examples count for what a request is about: no answers for other products. */
function countingFor(scope: Scope) {
  const about = [...new Set(scope.flatMap(({ id, like }) => [id, like ?? id]))]
  return about.length === 0 ? EVERY : [...FOR_ALL, ...about.flatMap((id) => FOR_ONE.get(id) ?? [])]
}

/** How alike a request is to the examples. */
export interface Likeness {
  /** Of each, by its meaning and its words; NaN where the example does not count. */
  scores: Float32Array
  /** The cosine of one, as it is and with its names hidden: until the next request is compared. */
  plain: (at: number) => number
  masked: (at: number) => number
}

/** How alike a request is to each example. */
export function likenesses(
  { masked }: Request,
  [plainVector, maskedVector]: readonly [Vector, Vector],
  { vectors, ...of }: Knowledge,
  scope: Scope,
): Likeness {
  const scores = new Float32Array(EXAMPLES.length).fill(NaN)
  const counting = countingFor(scope)
  const [plain, hidden] = [vectors.cosines(plainVector, 0), vectors.cosines(maskedVector, 1)]
  for (const at of counting) {
    const said = INTERCEPT + SLOPE * plain[of.plain[at]!]!
    const meant = said < FAR ? said : INTERCEPT + SLOPE * hidden[of.masked[at]!]!
    scores[at] = (1 - WORDS_SHARE) * (said > meant ? said : meant)
  }
  const stems = stemsOf(masked)
  const length = wordLength(stems)
  for (const stem of stems) {
    const places = examplesWith(stem) ?? []
    const weight = (WORDS_SHARE * rarity(places.length)) / length
    for (const at of places) scores[at]! += weight / (WORD_LENGTHS[at] ?? 1)
  }
  return { scores, plain: (at) => plain[of.plain[at]!]!, masked: (at) => hidden[of.masked[at]!]! }
}

/** One of the vectors, as numbers. */
export const vectorAt = ({ bytesAt }: Vectors, at: number): Vector =>
  Float32Array.from(bytesAt(at), (byte) => byte / SCALE)
