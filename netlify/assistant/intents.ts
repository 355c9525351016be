import { services, SOURCES } from './catalogue'
import { classify, train } from './classifier'
import { likeness, type Vector } from './embed'
import answersFile from './knowledge/answers.json'
import attributesFile from './knowledge/attributes.json'
import symptomsFile from './knowledge/symptoms.json'
import wishesFile from './knowledge/wishes.json'
import { requestOf, type Request } from './requests'
import { topicOfPage } from './topics'
import { fixedVectors, fixedWeights, vectorsOf } from './vectors'
import { learn } from './words'

/** What a request wants. */
export interface Intent {
  kind: 'answer' | 'attribute' | 'service' | 'wish' | 'question'
  id: string
}

/** An intent with how well the request fits one of its examples: 1 is word for word. */
export interface Match extends Intent {
  score: number
  example: string
}

export interface Answer {
  id: string
  say: string
  /** Its last sentence offers a call. */
  offers?: boolean
}

export const ANSWERS = new Map<string, Answer>((answersFile as Answer[]).map((answer) => [answer.id, answer]))
export const LABELS = new Map(attributesFile.map(({ id, label }) => [id, label]))

/** The questions that pages answer themselves, by their words. */
export const QUESTIONS = new Map(
  SOURCES.filter(({ entry }) => entry.kind === 'question').map(({ entry, body }) => [
    `${entry.to.split('#')[0]} ${entry.title}`,
    { title: entry.title, text: body, page: entry.to.split('#')[0] ?? '', where: entry.where },
  ]),
)

export interface Example extends Intent {
  text: string
  plain: string
  masked: string
  /** The page that a question of the pages belongs to. */
  topic?: string
}

/** An example with `{p}` is tried as a question about doors and one about windows. */
const written = (kind: Intent['kind'], file: { id: string; examples: string[] }[]) =>
  file.flatMap(({ id, examples }) =>
    examples
      .flatMap((text) =>
        text.includes('{p}') ? ['doors', 'windows'].map((word) => text.replaceAll('{p}', word)) : [text],
      )
      .map((text) => ({ kind, id, text: text.replaceAll('{place}', 'this town') })),
  )

const raw: { kind: Intent['kind']; id: string; text: string; topic?: string }[] = [
  ...written('answer', answersFile),
  ...written('attribute', attributesFile),
  ...written('service', symptomsFile),
  ...written('wish', wishesFile),
  ...services.map(({ slug, title }) => ({ kind: 'service' as const, id: slug, text: title })),
  ...[...QUESTIONS].map(([id, { title, page }]) => {
    const topic = topicOfPage(page)?.id
    return { kind: 'question' as const, id, text: title, ...(topic ? { topic } : {}) }
  }),
]
raw.forEach(({ text }) => learn(text))
QUESTIONS.forEach(({ text }) => learn(text))

export const EXAMPLES: Example[] = raw.map((example) => {
  const { plain, masked } = requestOf(example.text)
  return { ...example, plain, masked }
})

const counts = new Map<string, number>()
const stemsOf = (text: string) => [...new Set(requestStems(text))]
const STEMS = EXAMPLES.map(({ masked }) => stemsOf(masked))
STEMS.forEach((stems) => stems.forEach((stem) => counts.set(stem, (counts.get(stem) ?? 0) + 1)))

function requestStems(text: string) {
  return text.split(' ').map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
}

/** Rare words tell more than common ones. */
function weight(stem: string) {
  return Math.log(1 + EXAMPLES.length / (1 + (counts.get(stem) ?? 0)))
}

const sumOf = (stems: string[]) => stems.reduce((sum, stem) => sum + weight(stem) ** 2, 0)
const LENGTHS = STEMS.map((stems) => Math.sqrt(sumOf(stems)))

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
  const named = new Set(request.entities.topics.map(({ topic }) => topic.id))
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
      score:
        (surety ? (score + scaled(surety[index] ?? 0)) / 2 : score) + fit(EXAMPLES[at]?.topic, named, about),
      example: EXAMPLES[at]?.text ?? '',
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, BEST)
}

/** A page's question counts less for somebody who asks about another product. */
function fit(topic: string | undefined, named: Set<string>, about: string | undefined) {
  if (!topic) return 0
  if (named.has(topic)) return 0.05
  if (named.size > 0) return -0.12
  return topic === about ? 0.04 : -0.02
}
