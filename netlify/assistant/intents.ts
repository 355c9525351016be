import { CARDS } from './cards'
import { vectorsIn } from './dots'
import { EXAMPLES, INTENT_OF, INTENTS, type Intent } from './examples'
import { keywordIndex } from './keywords'
import { fit, isOfHouse, MOST_FIT, oppositeOf, unaskedIn } from './fit'
import { likenesses, type Knowledge, type Likeness, type Scope } from './likeness'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { reranked } from './reranking'
import { fixedVectors, vectorsOf } from './vectors'

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
/** From here an answer is what was asked for, whatever the words: 1 is one of its examples, word for word. */
export const CERTAIN = 0.85
/** From here it stands before every list, comparison and wish. */
export const BEYOND_DOUBT = 0.88
/** Whether what fits best is a written answer, and that beyond doubt. */
export const isWritten = (best: Match | undefined) => best?.kind === 'answer' && best.score >= BEYOND_DOUBT

const KEYS = INTENTS.map(({ kind, id }) => `${kind} ${id}`)
const CLASSES = [...new Set(KEYS)]
const NUMBERS = new Map(CLASSES.map((key, at) => [key, at]))
const FIRST = CLASSES.map(() => INTENTS[0]!)
KEYS.forEach((_, at, { length }) => (FIRST[NUMBERS.get(KEYS[length - 1 - at]!)!] = INTENTS[length - 1 - at]!))
const CLASS_OF = Uint32Array.from(INTENT_OF, (intent) => NUMBERS.get(KEYS[intent]!)!)
const MEMBERS = CLASSES.map((): number[] => [])
CLASS_OF.forEach((one, at) => MEMBERS[one]!.push(at))

const keywords = keywordIndex(CLASSES)
/** What the words of an answer as a whole add to its score, or take from it. */
const KEYWORDS = { share: 0.3, usual: 0.85, least: 0, most: 0.12 }

let knowledge: Promise<Knowledge> | undefined

/** Each example as it is, and with its names masked. */
export const sentences = () => EXAMPLES.flatMap(({ plain, masked }) => [plain, masked])

/** What was learnt from the examples, worked out at build. */
export function learnt() {
  knowledge ??= (async () => {
    const { records, ...file } = await fixedVectors(sentences)
    return {
      vectors: await vectorsIn(file),
      plain: records.filter((_, at) => at % 2 === 0),
      masked: records.filter((_, at) => at % 2 === 1),
    }
  })()
  return knowledge
}

/** The latest requests: a conversation comes again whole with every message. */
const recent = new Map<string, Match[]>()
const MOST_RECENT = 2_000

/** How many intents are looked at. */
const MOST_FOUND = 8

/**
 * The intents that fit each request, best first: by the meaning of the sentence (embedding) and by its words.
 *
 * @param scopes - for each request what it is about: answers for other products do not count
 */
export async function intentsOf(requests: Request[], scopes: Scope[]): Promise<Match[][]> {
  const known = await learnt()
  const keys = requests.map(
    ({ text, meaning }, at) =>
      `${text} ${(scopes[at] ?? []).map(({ id }) => id).join()} ${meaning?.thread ?? ''}`,
  )
  // What a conversation means is a vector already.
  const asked = await vectorsOf(
    requests.flatMap(({ plain, masked, meaning }) => [meaning ? masked : plain, masked]),
  )
  return requests.map((request, index) => {
    const key = keys[index] ?? ''
    const before = recent.get(key)
    if (before) return before
    // The encoder cannot tell a line without words from 'nothing'.
    if (!request.plain.trim()) return []
    const scope = scopes[index] ?? []
    const [said, hidden] = [asked[index * 2]!, asked[index * 2 + 1]!]
    const vectors = [request.meaning?.vector ?? said, hidden] as const
    const found = ranked(likenesses(request, vectors, known, scope), request, scope)
    if (recent.size >= MOST_RECENT) recent.clear()
    recent.set(key, found)
    return found
  })
}

/** What words and subject add at the most. */
const MOST_ADDED = KEYWORDS.most + MOST_FIT
/** Another kind of house, an opposite, a thing that is kept: what takes from a score takes less than this. */
const MOST_TAKEN = 0.5

/** An answer's score: the mean of its two best examples; a single one counts for a little less than two. */
const ALONE = 0.9

/** @param without - an example that does not count: for measuring */
export function ranked(likeness: Likeness, request: Request, scope: Scope, without = -1): Match[] {
  const { scores } = likeness
  const named = new Set(request.entities.topics.flatMap(({ topic }) => [topic.id, topic.like ?? topic.id]))
  const about = [...new Set(scope.flatMap(({ id, like }) => [id, like ?? id]))]
  const families = new Set(scope.map(({ family }) => (family === 'offer' ? 'door' : family)).filter(isOfKind))
  const words = keywords(request.plain, without < 0 ? without : CLASS_OF[without])
  const isKept = PATTERNS.keepsOld.test(` ${request.plain} `)
  const [isOpposite, isUnasked] = [oppositeOf(request.plain), unaskedIn(request.plain)]
  const bests = bestOfEach(scores, without)
  const most = MOST_ADDED + (isKept ? KEPT : 0)
  // No answer may come among the best that is further behind than what can be added to it and taken from others.
  const least = (bests.bases.toSorted().at(-MOST_FOUND) ?? 0) - most - MOST_TAKEN
  const order = CLASSES.flatMap((_, index) =>
    bests.bases[index]! >= Math.max(0, least) ? [index] : [],
  ).sort((one, other) => bests.bases[other]! - bests.bases[one]!)
  const found: Match[] = []
  for (const index of order) {
    const [base, at] = [bests.bases[index]!, bests.nearest[index]!]
    // No answer from here on can come among the best.
    if (base + most < (found[MOST_FOUND - 1]?.score ?? 0)) break
    const { kind, id, only } = FIRST[index]!
    const example = EXAMPLES[at]
    const score =
      base +
      (kind === 'answer' ? clamped(KEYWORDS.share * ((words[index] ?? 0) - KEYWORDS.usual)) : 0) +
      fit(example, named, about, families) +
      (isKept ? kept({ kind, id }) : 0) -
      (isOpposite(example?.plain) || isUnasked({ kind, id }) ? 0.25 : 0)
    found.push({ kind, id, ...(only ? { only } : {}), score, example: example?.text ?? '' })
    found.sort((one, other) => other.score - one.score)
    found.length = Math.min(found.length, MOST_FOUND)
  }
  const [first] = found
  // Whether we come to a place is looked up, and no matter of likeness.
  if (first?.kind !== 'answer' || first.score >= CERTAIN || first.id === 'area') return found
  return reranked(found, ({ kind, id, only }) => {
    const index = NUMBERS.get(`${kind} ${id}`)!
    const members = MEMBERS[index]!.filter((at) => at !== without)
    return {
      masked: Math.max(...members.map(likeness.masked)),
      all: members.reduce((sum, at) => sum + likeness.plain(at), 0) / members.length,
      words: words[index] ?? 0,
      isOwn: only !== undefined,
    }
  })
}

/** Of each answer the mean of its two best examples, -1 where none counts, and which is its best. */
function bestOfEach(scores: Float32Array, without: number) {
  const first = new Float64Array(CLASSES.length)
  const second = new Float64Array(CLASSES.length)
  const nearest = new Uint32Array(CLASSES.length)
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at]!
    const one = CLASS_OF[at]!
    if (score > first[one]! && at !== without) {
      second[one] = first[one]!
      first[one] = score
      nearest[one] = at
    } else if (score > second[one]! && at !== without) second[one] = score
  }
  const bases = first.map((best, one) =>
    best === 0 ? -1 : MEMBERS[one]!.length > 1 ? (best + second[one]!) / 2 : best * ALONE,
  )
  return { bases, nearest }
}

/** 'Safer without replacing the whole door': what can be done to the old one comes first, what only sells a new one last. */
const KEPT = 0.12
const LINKS = /\]\((\/[^)]*)\)/g
const kept = ({ kind, id }: Intent) => {
  const { file, say = '' } = CARDS.get(id) ?? {}
  if (kind === 'service' || file === 'services') return KEPT
  const pages = [...say.matchAll(LINKS)].map(([, page = '']) => page)
  return pages.length > 0 && pages.every((page) => /^\/(?:doors|windows)/.test(page)) ? -KEPT : 0
}

/** A glass screen is neither door nor window: what is said of those is not said of it. */
const isOfKind = (family: string) => isOfHouse(family) || family === 'screen'

const clamped = (by: number) => Math.min(KEYWORDS.most, Math.max(KEYWORDS.least, by))
