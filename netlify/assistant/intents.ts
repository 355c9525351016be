import { classify, train } from './classifier'
import { likeness, type Vector } from './embed'
import { EXAMPLES, LENGTHS, STEMS, stemsOf, sumOf, type Example, type Intent } from './examples'
import type { Request } from './requests'
import { fixedVectors, fixedWeights, vectorsOf } from './vectors'

/** An intent with how well the request fits one of its examples: 1 is word for word. */
export interface Match extends Intent {
  score: number
  example: string
}

/** Scores from which a request is understood, and below which it is not. */
export const SURE = 0.6
export const MAYBE = 0.48

/** How much of the score is the words themselves; the rest is the meaning of the sentence. */
const WORDS_SHARE = 0.3

const KEYS = EXAMPLES.map(({ kind, id }) => `${kind} ${id}`)
const CLASSES = [...new Set(KEYS)]
const CLASS_OF = KEYS.map((key) => CLASSES.indexOf(key))
const INTENTS: Intent[] = CLASSES.map((key) => {
  const { kind, id } = EXAMPLES[KEYS.indexOf(key)] as Example
  return { kind, id }
})

interface Knowledge {
  plain: Vector[]
  masked: Vector[]
  weights: Float32Array | undefined
}

let knowledge: Promise<Knowledge> | undefined

/** What was learnt from the examples, worked out at build. */
export function learnt() {
  knowledge ??= (async () => {
    const texts = [...new Set(EXAMPLES.flatMap(({ plain, masked }) => [plain, masked]))]
    const found = await fixedVectors(texts)
    const vectors = new Map(texts.map((text, index) => [text, found[index] as Vector]))
    const plain = EXAMPLES.map((example) => vectors.get(example.plain) as Vector)
    const masked = EXAMPLES.map((example) => vectors.get(example.masked) as Vector)
    const weights = fixedWeights(JSON.stringify([KEYS, EXAMPLES.map((example) => example.masked)]), () =>
      train(alikeness(masked), CLASS_OF, CLASSES.length),
    )
    return { plain, masked, weights }
  })()
  return knowledge
}

function alikeness(vectors: Vector[]) {
  const size = vectors.length
  const alike = new Float64Array(size * size)
  for (let row = 0; row < size; row += 1) {
    const words = wordsAlike(STEMS[row] ?? [])
    for (let at = 0; at <= row; at += 1) {
      const score = mixed(likeness(vectors[row] as Vector, vectors[at] as Vector), words(at))
      alike[row * size + at] = score
      alike[at * size + row] = score
    }
  }
  return alike
}

/** How many rare words a sentence shares with an example. */
function wordsAlike(stems: string[]) {
  const set = new Set(stems)
  const length = Math.sqrt(sumOf(stems)) || 1
  return (at: number) =>
    sumOf((STEMS[at] ?? []).filter((stem) => set.has(stem))) / (length * (LENGTHS[at] || 1))
}

const mixed = (meaning: number, words: number) => meaning * (1 - WORDS_SHARE) + words * WORDS_SHARE

/** How many intents to look at. */
const BEST = 8

/**
 * The intents that fit each request, best first: by the meaning of the sentence (embedding) and by its words.
 *
 * @param about - the topic of the conversation: a question of its page is nearer
 */
export async function intentsOf(requests: Request[], about?: string): Promise<Match[][]> {
  const known = await learnt()
  const asked = await vectorsOf(requests.flatMap(({ plain, masked }) => [plain, masked]))
  return requests.map((request, index) =>
    ranked(request, asked[index * 2] as Vector, asked[index * 2 + 1] as Vector, known, about),
  )
}

/** The surest of the classifier's scores are a little over 0.7 where a sentence is new. */
const scaled = (surety: number) => Math.min(1, surety * 1.3 + 0.05)

function ranked(request: Request, plain: Vector, masked: Vector, known: Knowledge, about?: string): Match[] {
  const words = wordsAlike(stemsOf(request.masked))
  const named = new Set(request.entities.topics.flatMap(({ topic }) => [topic.id, topic.like ?? topic.id]))
  const alike = new Float32Array(EXAMPLES.length)
  const nearest = CLASSES.map(() => ({ score: 0, at: 0 }))
  EXAMPLES.forEach((_, at) => {
    const shared = words(at)
    const meaning = likeness(masked, known.masked[at] as Vector)
    alike[at] = mixed(meaning, shared)
    const score = mixed(Math.max(meaning, likeness(plain, known.plain[at] as Vector)), shared)
    const best = nearest[CLASS_OF[at] ?? 0]
    if (best && score > best.score) Object.assign(best, { score, at })
  })
  const surety = known.weights && classify(alike, known.weights, CLASSES.length)
  return nearest
    .map(({ score, at }, index) => ({
      ...(INTENTS[index] as Intent),
      score: (surety ? (score + scaled(surety[index] ?? 0)) / 2 : score) + fit(EXAMPLES[at], named, about),
      example: EXAMPLES[at]?.text ?? '',
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, BEST)
}

/** What is about one product counts less for somebody who asks about another. */
function fit(example: Example | undefined, named: Set<string>, about: string | undefined) {
  const { topics = [], kind } = example ?? {}
  if (topics.length === 0) return 0
  if (topics.some((topic) => named.has(topic))) return kind === 'question' ? 0.05 : 0
  if (named.size > 0) return -0.12
  return kind !== 'question' ? 0 : topics.includes(about ?? '') ? 0.04 : -0.02
}
