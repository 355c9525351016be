import type { Acts, Clause } from './dialogue-acts'
import { entitiesIn, type Entities } from './entities'
import type { Vector } from './embed'
import type { Meaning } from './leaning'
import { measuresIn } from './measures'
import { PATTERNS } from './patterns'
import { ASKS, piecesIn } from './splitting'
import { lineOf, wordsOf, type Words } from './words'

/** One thing that a message asks or tells. */
export interface Request {
  text: string
  words: Words
  entities: Entities
  /** As it stands, and with products, colours and places replaced by their kind: what is compared with examples. */
  plain: string
  masked: string
  /** Whether it asks: by its mark or its words; and whether it begins with that. */
  asks: boolean
  opens: boolean
  /** The statement that it was put to, where both are one request. */
  told?: string
  /** What it does beside asking; of one that was made up for a question, nothing is known. */
  acts?: Acts
  clauses?: Clause[]
  /** Some of its words were put in the place of the visitor's own. */
  isPut?: boolean
  /** What the model of threads makes of it behind what was said before. */
  thread?: Meaning | undefined
  /** The same with the words of earlier messages that it leans on: how it would stand by itself. */
  meant?: Request
  /** The words that were said, where those that it leans on were put to them. */
  own?: Words
  /** What it means behind what was said before, other than its words by themselves. */
  meaning?: Meaning & { vector: Vector }
  /** What is asked of it, carried over from the question before. */
  carries?: { kind: 'answer' | 'attribute' | 'service' | 'wish' | 'question'; id: string }
}

const MOST = 12

/** A message cut into what it asks and tells. */
export function requestsOf(text: string): Request[] {
  return piecesIn(text)
    .slice(0, MOST)
    .map(({ text: piece, ...more }) => ({ ...requestOf(piece), ...more }))
}

/** 'Do windows come with vents? Can they be added?': then the question before it is background as well. */
const LEANING = /\b(?:it|they|them|those|these|that|this)\b/

/** How many of the sentences before a question are its background. */
const MOST_BEFORE = 2

/**
 * Each question with what was told before it, where the message tells something; undefined where it does not.
 * 'The hook is bent. Can that be changed, and can I get three keys?': both are asked of the hook.
 */
export function withBackground(requests: Request[]): (Request | undefined)[] {
  return requests.map((request, at) => {
    const isLeaning = LEANING.test(request.plain)
    const before = requests
      .slice(0, at)
      .flatMap(({ asks, text, told }) => told ?? (asks && !isLeaning ? [] : text))
    if (!request.asks || before.length === 0) return undefined
    return requestOf([...before.slice(-MOST_BEFORE), request.text].join(' '))
  })
}

/** A text as one request. */
export function requestOf(text: string): Request {
  const words = wordsOf(withOpening(text))
  const entities = entitiesIn(text, words)
  const opens = text.includes('?') || ASKS.test(words.said.join(' '))
  return {
    text,
    words,
    entities,
    plain: words.said.filter(isNoNumber).join(' '),
    masked: masked(words, entities),
    asks:
      opens ||
      PATTERNS.asksLater.test(text) ||
      PATTERNS.wonders.test(text) ||
      PATTERNS.wantsToKnow.test(lineOf(words)) ||
      PATTERNS.pressesPrice.test(lineOf(words)) ||
      isChoice(words, entities),
    opens,
  }
}

/** From here a gap is an opening, and no joint to be sealed. */
const LEAST_OPENING = 0.6

/** 'The gap is maybe 2.6m' */
const withOpening = (text: string) =>
  /\bgap\b/i.test(text) && measuresIn(text).some(({ metres }) => metres >= LEAST_OPENING)
    ? text.replace(/\bgap\b/gi, 'opening')
    : text

/** A telephone number says nothing of what is wanted. */
const isNoNumber = (word: string) => !/^0\d{4,}$|^\d{6,}$/.test(word)

const MOST_CHOICE = 5

/** 'Bifolds or sliding' */
const isChoice = ({ said }: Words, { topics }: Entities) =>
  said.length <= MOST_CHOICE && topics.length > 0 && said.slice(1, -1).includes('or')

const KINDS: Record<string, string> = { door: 'door', window: 'window', roof: 'roof', screen: 'screen' }

/** The words with what is named replaced by its kind, so that one example stands for all. */
function masked({ said }: Words, { topics, colours, place }: Entities) {
  const out: (string | undefined)[] = [...said]
  const replace = (at: number, length: number, word: string) => {
    out.fill(undefined, at, at + length)
    out[at] = word
  }
  for (const { topic, at, length } of topics) {
    const kind = KINDS[topic.family]
    if (!kind || topic.group) continue
    const isPlural = said[at + length - 1]?.endsWith('s') ?? false
    replace(at, length, isPlural ? `${kind}s` : kind)
  }
  for (const { at, length } of colours) if (out[at] !== undefined) replace(at, length, 'grey')
  if (place && place.at >= 0 && out[place.at] !== undefined) replace(place.at, place.length, 'this town')
  return out.filter((word) => word !== undefined && isNoNumber(word)).join(' ')
}
