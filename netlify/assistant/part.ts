import type { Intent } from './examples'
import type { Match } from './intents'
import type { Request } from './requests'
import type { Topic } from './topics'
import type { Mention } from './reader'

/** The answer to one request. */
export interface Part {
  text: string
  /** Two parts with the same key say the same. */
  key: string
  intent?: Intent
  topics?: Topic[]
  /** From the answers of the product that it is about, which stays the subject whatever it links to. */
  isOwn?: boolean
  /** What it is about only the answer names, not the visitor: what a follow-up leans on, and not what is wanted. */
  isPassing?: boolean
  /** Nothing is known of it: who can tell is said once. */
  isUnknown?: boolean
  /** Asks too little for it to be said that nothing is known. */
  isSlight?: boolean
  /** To what was told, and not asked. */
  isTold?: boolean
  /** To what asks nothing, or next to nothing. */
  isAside?: boolean
  score?: number
}

/** What the conversation was about before this message. */
export interface Context {
  topics: Topic[]
  before?: Topic | undefined
  last?: Intent | undefined
  /** A service that the last answer spoke of. */
  service?: Topic | undefined
  /** What was asked about last, whatever was said since. */
  wanted?: Topic
  /** The one thing of a list that it named: a roof glass. */
  item?: string | undefined
  /** The question that was answered last, as it stands by itself. */
  question?: Request | undefined
  /** The last message, whatever it was. */
  said?: Request | undefined
  /** Everything that was answered. */
  told?: string[]
  /** The products that an answer named last, in its order: 'the second one'. */
  listed?: Topic[]
  /** Turns since the house was said to stand open. */
  alarm?: number
}

/** One message of the visitor, understood. */
export interface Turn {
  text: string
  whole: Request
  requests: Request[]
  matches: Match[][]
  /** Those of each question with what was told before it. */
  backed?: (Match[] | undefined)[]
  wholeMatches: Match[]
  /** Who and what it mentions. */
  mentions: Mention[]
  now: Date
}
