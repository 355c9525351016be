import type { Vector } from './embed'
import { EXAMPLES, EXAMPLES_WITH, stemsOf } from './examples'
import type { Request } from './requests'
import type { Topic } from './topics'
import { SCALE } from './vectors'
import { pushTo } from './words'

/** How alike a request is to each example: by the meaning of the sentence (embedding) and by its words. */

/** What a request may be about: what it names, else the conversation, else the page. */
export type Scope = Topic[]

/** The vectors of all examples, one behind the other. */
export interface Knowledge {
  plain: Int8Array
  masked: Int8Array
}

/** Examples in which nothing is masked. */
const IS_BARE = EXAMPLES.map(({ plain, masked }) => plain === masked)
/** Rare words tell more than common ones. */
const rarity = (count: number) => Math.log(1 + EXAMPLES.length / (1 + count)) ** 2
const WORD_LENGTHS = EXAMPLES.map(({ masked }) => wordLength(stemsOf(masked)))

function wordLength(stems: string[]) {
  return Math.sqrt(stems.reduce((sum, stem) => sum + rarity(EXAMPLES_WITH.get(stem)?.length ?? 0), 0)) || 1
}

/** An example that is so unlike a request is unlike it with its names hidden, too. */
const FAR = 0.4

/** How much of the score is the words themselves; the rest is the meaning of the sentence. */
const WORDS_SHARE = 0.3

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

/** How alike a request is to each example; NaN where the example does not count. */
export function likenesses(
  { masked }: Request,
  [plainVector, maskedVector]: readonly [Vector, Vector],
  known: Knowledge,
  scope: Scope,
) {
  const scores = new Float32Array(EXAMPLES.length).fill(NaN)
  const counting = countingFor(scope)
  const [plain, hidden] = [inSteps(plainVector), inSteps(maskedVector)]
  const isBare = plainVector === maskedVector
  for (const at of counting) {
    const said = cosine(plain, known.plain, at)
    const meant = said < FAR || (isBare && IS_BARE[at]) ? said : cosine(hidden, known.masked, at)
    scores[at] = (1 - WORDS_SHARE) * (said > meant ? said : meant)
  }
  const stems = stemsOf(masked)
  const length = wordLength(stems)
  for (const stem of stems) {
    const places = EXAMPLES_WITH.get(stem) ?? []
    const weight = (WORDS_SHARE * rarity(places.length)) / length
    for (const at of places) scores[at]! += weight / (WORD_LENGTHS[at] ?? 1)
  }
  return scores
}

// As a name of the module's own: what is global is looked up anew each time where tests run.
const { imul } = Math

/** How fine a request's vector is cut: whole numbers are multiplied twice as fast as others. */
const STEPS = 4_096
const inSteps = (vector: Vector) => Int32Array.from(vector, (value) => Math.round(value * STEPS))

function cosine(vector: Int32Array, bytes: Int8Array, example: number) {
  // Four sums at once: a processor waits for none of them. Thirty thousand of these are worked out for every request.
  let [a, b, c, d] = [0, 0, 0, 0]
  const from = example * vector.length
  for (let at = 0; at < vector.length; at += 4) {
    a = (a + imul(vector[at]!, bytes[from + at]!)) | 0
    b = (b + imul(vector[at + 1]!, bytes[from + at + 1]!)) | 0
    c = (c + imul(vector[at + 2]!, bytes[from + at + 2]!)) | 0
    d = (d + imul(vector[at + 3]!, bytes[from + at + 3]!)) | 0
  }
  return (a + b + c + d) / (SCALE * STEPS)
}

/** The vector of an example, as numbers. */
export const vectorAt = (bytes: Int8Array, at: number): Vector => {
  const size = bytes.length / EXAMPLES.length
  return Float32Array.from(bytes.subarray(at * size, (at + 1) * size), (byte) => byte / SCALE)
}
