import { findEmail, findName, findPhone, findUrgency, type LeadDetails } from './lead'
import { plainWords } from './language'
import { asksSomething } from './parts'
import { findTopics, mainTopic, type Topic } from './topics'
import type { Question, Thread } from './thread'
import { wishOf } from './wishes'

export type Slot = 'name' | 'contact' | 'service' | 'urgency'

/** How far the conversation has come towards a call. */
export interface Collecting {
  lead: LeadDetails
  /** Whether the visitor wants to be called. */
  isWanted?: boolean
  /** What was asked for last. */
  pending?: Slot | undefined
  /** How often each thing was asked for: never more than twice. */
  asked: Partial<Record<Slot, number>>
  /** Service as the visitor named it for the call. */
  service?: string
  /** Whether the lead has gone out. */
  isSent?: boolean
  hasShortPhone?: boolean
  /** Turns since a call was offered. */
  offerAge?: number
  /** Whether this turn was used for something else than what was asked. */
  isAside?: boolean
}

/** What a message told of the visitor. */
export interface Found {
  any: boolean
  name: boolean
  contact: boolean
  urgency: boolean
  service: boolean
  isShort: boolean
}

/** Takes from a message what it tells of the visitor. */
export function collect(thread: Thread & Collecting, question: Question, pending: Slot | undefined): Found {
  const { text, words, line } = question
  const email = findEmail(text)
  const phone = findPhone(text)
  // 'Whenever' and 'soon' say when, not who.
  const saysWhen = findUrgency(words) !== undefined && words.length < 3
  const name = saysWhen ? undefined : findName(text, pending === 'name')
  const isListening = thread.isWanted || thread.isSent || email !== undefined || phone !== undefined
  const urgency = isListening || thread.isOffering ? urgencyOf(words, pending, line) : undefined
  const before = JSON.stringify([thread.lead, thread.service])
  const serviceBefore = thread.service
  if (email) thread.lead.email = email
  thread.hasShortPhone = phone?.isShort ?? false
  if (phone && !phone.isShort) thread.lead.phone = phone.number
  if (name && !(pending === 'name' && isTopicOnly(words))) thread.lead.name = name
  if (urgency) thread.lead.urgency = urgency
  if (thread.isWanted || email !== undefined || phone !== undefined) {
    const isTold =
      email !== undefined || phone !== undefined || pending === 'service' || wishOf(line) === 'quote'
    if (isTold || !asksSomething(question)) takeService(thread, withoutName(words, name))
  }
  return {
    any:
      JSON.stringify([thread.lead, thread.service]) !== before ||
      (pending === 'urgency' && urgency !== undefined),
    name: name !== undefined,
    contact: email !== undefined || (phone !== undefined && !phone.isShort),
    urgency: urgency !== undefined,
    service: thread.service !== serviceBefore,
    isShort: phone?.isShort ?? false,
  }
}

/** Mr Dean Sills wants no deal and no sill. */
function withoutName(words: string[], name: string | undefined) {
  const own = new Set(name ? plainWords(name) : [])
  return words.filter((word) => !own.has(word))
}

/** Keeps what the call is about: up to two products by name, otherwise the topic. */
function takeService(thread: Thread & Collecting, words: string[]) {
  // 'Not windows, make it a door': what stands behind the no is not meant.
  const meant = words
    .join(' ')
    .replace(/\bnot (the |a |an |for |about )?\w+\b/g, ' ')
    .split(' ')
  const topics = findTopics(meant)
  const topic = mainTopic(topics, false)
  if (!topic) return
  const products = topics.filter(({ kind }) => kind === 'product')
  thread.service = topic.kind === 'product' && products.length === 2 ? labels(products) : topic.label
  thread.topic = topic
}

function labels(topics: Topic[]) {
  return topics.map(({ label }) => label).join(' and ')
}

function isTopicOnly(words: string[]) {
  return findTopics(words).some(({ kind }) => kind !== 'group') && words.length < 4
}

function urgencyOf(words: string[], pending: Slot | undefined, line: string) {
  const urgency = findUrgency(words)
  if (urgency || pending !== 'urgency') return urgency
  if (/^ (no|not)/.test(line)) return 'low'
  return /^ yes/.test(line) ? 'high' : undefined
}
