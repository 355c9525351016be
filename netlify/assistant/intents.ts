import type { Vector } from './embed'
import { EXAMPLES, EXAMPLES_WITH, stemsOf, type Example, type Intent } from './examples'
import { keywordIndex } from './keywords'
import { fit, isOpposite, isUnasked } from './fit'
import type { Request } from './requests'
import type { Topic } from './topics'
import { fixedVectors, SCALE, vectorsOf } from './vectors'

/** An intent with how well the request fits its examples: 1 is word for word. */
export interface Match extends Intent {
  score: number
  example: string
  /** The product that the answer is for. */
  only?: string
}

/** Scores from which a request is understood, and below which it is not. */
export const SURE = 0.58
export const MAYBE = 0.5

const KEYS = EXAMPLES.map(({ kind, id }) => `${kind} ${id}`)
const CLASSES = [...new Set(KEYS)]
const NUMBERS = new Map(CLASSES.map((key, at) => [key, at]))
const CLASS_OF = KEYS.map((key) => NUMBERS.get(key) ?? 0)
const FIRST = CLASSES.map((key) => EXAMPLES[KEYS.indexOf(key)] as Example)
const MEMBERS = CLASSES.map(() => 0)
for (const one of CLASS_OF) MEMBERS[one]! += 1

/** Rare words tell more than common ones. */
const rarity = (count: number) => Math.log(1 + EXAMPLES.length / (1 + count)) ** 2
const WORD_LENGTHS = EXAMPLES.map(({ masked }) => wordLength(stemsOf(masked)))

function wordLength(stems: string[]) {
  return Math.sqrt(stems.reduce((sum, stem) => sum + rarity(EXAMPLES_WITH.get(stem)?.length ?? 0), 0)) || 1
}

const keywords = keywordIndex(CLASSES)
/** What the words of an answer as a whole add to its score, or take from it. */
const KEYWORDS = { share: 0.3, usual: 0.95, least: 0, most: 0.12 }

interface Knowledge {
  plain: Int8Array[]
  masked: Int8Array[]
}

let knowledge: Promise<Knowledge> | undefined

/** What was learnt from the examples, worked out at build. */
export function learnt() {
  knowledge ??= (async () => {
    const vectors = await fixedVectors(EXAMPLES.flatMap(({ plain, masked }) => [plain, masked]))
    return {
      plain: vectors.filter((_, at) => at % 2 === 0),
      masked: vectors.filter((_, at) => at % 2 === 1),
    }
  })()
  return knowledge
}

/** The latest requests: a conversation comes again whole with every message. */
const recent = new Map<string, Match[]>()
const MOST_RECENT = 2_000

/** How many intents to look at. */
const BEST = 8

/** What a request may be about: what it names, else the conversation, else the page. */
type Scope = Topic[]

/**
 * The intents that fit each request, best first: by the meaning of the sentence (embedding) and by its words.
 *
 * @param scopes - for each request what it is about: answers for other products do not count
 */
export async function intentsOf(requests: Request[], scopes: Scope[]): Promise<Match[][]> {
  const known = await learnt()
  const keys = requests.map(({ text }, at) => `${text} ${(scopes[at] ?? []).map(({ id }) => id).join()}`)
  const asked = await vectorsOf(requests.flatMap(({ plain, masked }) => [plain, masked]))
  return requests.map((request, index) => {
    const key = keys[index] ?? ''
    const before = recent.get(key)
    if (before) return before
    const scope = scopes[index] ?? []
    const vectors = [asked[index * 2] as Vector, asked[index * 2 + 1] as Vector] as const
    const found = ranked(likenesses(request, vectors, known, scope), request, scope)
    if (recent.size >= MOST_RECENT) recent.clear()
    recent.set(key, found)
    return found
  })
}

/** How much of the score is the words themselves; the rest is the meaning of the sentence. */
const WORDS_SHARE = 0.3

/** Which examples count for what a request is about: no answers for other products. */
function countsFor(scope: Scope) {
  const about = new Set(scope.flatMap(({ id, like }) => [id, like ?? id]))
  return ({ only }: Example) => only === undefined || about.size === 0 || about.has(only)
}

/** How alike a request is to each example; NaN where the example does not count. */
export function likenesses(
  { masked }: Request,
  [plainVector, maskedVector]: readonly [Vector, Vector],
  known: Knowledge,
  scope: Scope,
) {
  const scores = new Float32Array(EXAMPLES.length)
  const stems = stemsOf(masked)
  const length = wordLength(stems)
  for (const stem of stems) {
    const places = EXAMPLES_WITH.get(stem) ?? []
    const weight = (WORDS_SHARE * rarity(places.length)) / length
    for (const at of places) scores[at]! += weight / (WORD_LENGTHS[at] ?? 1)
  }
  const counts = countsFor(scope)
  EXAMPLES.forEach((example, at) => {
    if (!counts(example)) return (scores[at] = NaN)
    const plain = cosine(plainVector, known.plain[at])
    const isSame = plainVector === maskedVector && example.plain === example.masked
    const hidden = isSame ? plain : cosine(maskedVector, known.masked[at])
    return (scores[at]! += (1 - WORDS_SHARE) * Math.max(plain, hidden))
  })
  return scores
}

function cosine(vector: Vector, bytes: Int8Array = NONE) {
  // Four sums at once: a processor waits for none of them. Thirty thousand of these are worked out for every request.
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < bytes.length; at += 4) {
    a += vector[at]! * bytes[at]!
    b += vector[at + 1]! * bytes[at + 1]!
    c += vector[at + 2]! * bytes[at + 2]!
    d += vector[at + 3]! * bytes[at + 3]!
  }
  return (a + b + c + d) / SCALE
}

const NONE = new Int8Array()

/** An answer's score: its best example most, then the next, and how near all of them are. */
const SHARES = { first: 0.7, second: 0.3, all: 0.3 }
/** How alike the examples of one answer are to each other on the average. */
const TOGETHER = 0.45

/** How much less an example counts that stands alone. */
const ALONE = 0.12

/** @param without - an example that does not count: for measuring */
export function ranked(scores: Float32Array, request: Request, scope: Scope, without = -1): Match[] {
  const named = new Set(request.entities.topics.flatMap(({ topic }) => [topic.id, topic.like ?? topic.id]))
  const about = new Set(scope.flatMap(({ id, like }) => [id, like ?? id]))
  const families = new Set(
    scope
      .map(({ family }) => (family === 'offer' ? 'door' : family))
      .filter((family) => /^(door|window|roof)$/.test(family)),
  )
  const words = keywords(request.plain, without < 0 ? without : CLASS_OF[without])
  const best = CLASSES.map(() => ({ first: 0, second: 0, sum: 0, at: 0 }))
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at]!
    const one = best[CLASS_OF[at]!]
    if (!one || at === without || Number.isNaN(score)) continue
    one.sum += score
    if (score > one.first) {
      one.second = one.first
      one.first = score
      one.at = at
    } else if (score > one.second) one.second = score
  }
  return best
    .flatMap(({ first, second, sum, at }, index) => {
      const { kind, id, only } = FIRST[index] as Example
      if (first === 0) return []
      const count = MEMBERS[index] ?? 1
      const near = SHARES.first * first + SHARES.second * (count > 1 ? second : first * 0.8)
      const centre = sum / count / Math.sqrt(1 / count + (1 - 1 / count) * TOGETHER)
      const score = Math.max((1 - SHARES.all) * near + SHARES.all * centre, first - ALONE)
      return [
        {
          kind,
          id,
          ...(only ? { only } : {}),
          score:
            score +
            (kind === 'answer' ? clamped(KEYWORDS.share * ((words[index] ?? 0) - KEYWORDS.usual)) : 0) +
            fit(EXAMPLES[at], named, about, families) -
            (isOpposite(request.plain, EXAMPLES[at]?.plain) || isUnasked({ kind, id }, request.plain)
              ? 0.25
              : 0),
          example: EXAMPLES[at]?.text ?? '',
        },
      ]
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, BEST)
}

const clamped = (by: number) => Math.min(KEYWORDS.most, Math.max(KEYWORDS.least, by))
