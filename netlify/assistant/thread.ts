import type { UserInfo } from '../lib/parse-chat'
import type { Aspect } from './aspects'
import { officeNow, PHONE, WHATSAPP } from './contact'
import { plainWords } from './language'
import { spell } from './spelling'
import type { NamedThing, Topic } from './topics'

/** A message, or a part of one, made ready. */
export interface Question {
  text: string
  words: string[]
  /** The words in one line with a space at both ends, for patterns. */
  line: string
  /** Plain words of what was told before the question, in the same message. */
  context?: string[]
  userInfo: UserInfo
  now: Date
}

/** What the conversation is about so far. */
export interface Thread {
  topic?: Topic
  /** The product that was spoken of before it, for 'what is the difference then?' */
  earlier?: Topic
  aspect?: Aspect
  /** The colour that was asked for last, for 'I mean the sliding ones'. */
  colour?: NamedThing | undefined
  /** Two topics that were compared, for 'both' and 'which one'. */
  pair?: [Topic, Topic]
  /** What was said last, so that nothing is said twice in a row. */
  said?: string
  /** Plain words of the message before, when it only told something. */
  told?: string[] | undefined
  /** The question about the firm that was answered last. */
  general?: string | undefined
  /** Answers about the catalogue so far. */
  answered: number
  hasOffered: boolean
  hasDeclined: boolean
  /** Whether this reply ended with an offer to call. */
  isOffering?: boolean
  isEmergency?: boolean
}

/** What is said to one part of a message. */
export interface Said {
  text: string
  /**
   * What may follow it: an offer to call at once (a price), later (an answer), or none. `unknown` is an admission, after
   * which people are named.
   */
  then: 'price' | 'answer' | 'nothing' | 'unknown'
  /** Page and aspect, so that two parts of a message do not get the same twice. */
  about?: string
}

/** Makes a text ready for the patterns: plain words, spelling mended. */
export function readText(text: string, about: Pick<Question, 'userInfo' | 'now'>): Question {
  const words = nouns(spell(plainWords(text)))
  return { text, words, line: ` ${words.join(' ')} `, userInfo: about.userInfo, now: about.now }
}

/** 'What do you offer?' asks for no special offer, and 'as well' for no door that is called WELLS. */
function nouns(words: string[]) {
  return words
    .map((word, at) =>
      word === 'offer' && /^(you|they|riverway|we)$/.test(words[at - 1] ?? '') ? 'supply' : word,
    )
    .filter((word, at) => !(word === 'well' && words[at - 1] === 'as'))
}

/** Keeps what was spoken of, for a question that leans on it. */
export function remember(thread: Thread, topic: Topic | undefined, aspect: Aspect | undefined) {
  if (topic && thread.topic?.kind === 'product' && thread.topic !== topic) thread.earlier = thread.topic
  if (topic) thread.topic = topic
  thread.aspect = aspect
}

/** Points to people; the offer to call is left out once it was declined. */
export function person(thread: Thread, start: string, now: Date) {
  const ways = `Ring ${PHONE} or write on ${WHATSAPP}.`
  if (thread.hasDeclined) return `${start} ${ways} ${officeNow(now)}`
  thread.isOffering = true
  return `${start} ${ways} ${officeNow(now)} Or shall I ask an expert to call you?`
}
