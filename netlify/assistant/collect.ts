import {
  acknowledgement,
  askForEmail,
  besides,
  declined,
  firstName,
  goOn,
  misunderstood,
  qualified,
  start,
  summary,
  type Talk,
} from './asking'
import { hoursInWords, officeNow, PHONE, WHATSAPP } from './contact'
import { collect, type Collecting, type Found } from './details'
import { isEmergency } from './emergency'
import { asksSomething, partsOf } from './parts'
import { verbatim } from './recall'
import type { Question, Thread } from './thread'
import { findTopics, mainTopic } from './topics'
import { agrees, declines, refuses, wishOf, type Wish } from './wishes'

export type { Collecting } from './details'

/** Turns for which an offer stands: 'yes please' may come after one more question. */
const OFFER_TURNS = 5

type Reply = (parts?: Question[]) => string

/**
 * Looks for a wish to be called and for the visitor's details, asks for what is missing, one thing at a time, and gives
 * the lead once all is understood. Everything else is answered by `reply`.
 *
 * @param reply - answers the message as a question, or some parts of it
 */
export function findLead(thread: Thread & Collecting, question: Question, reply: Reply): Talk {
  const { line, text } = question
  const pending = thread.pending
  thread.offerAge = thread.isOffering ? 1 : (thread.offerAge ?? OFFER_TURNS) + 1
  const wasOffering = thread.offerAge < OFFER_TURNS && !thread.hasDeclined
  const found = collect(thread, question, pending)
  const asks = asksSomething(question)

  if (thread.isSent) return afterwards(thread, question, found, reply)
  if ((pending || wasOffering) && !found.contact && !asks && refuses(line, pending !== undefined)) {
    const canWrite = pending === 'contact' && / (phone|number|mobile) /.test(line)
    return canWrite && (thread.asked.contact ?? 0) < 2 ? askForEmail(thread) : declined(thread)
  }
  if (pending && declines(line) && !found.any && pending !== 'urgency') return declined(thread)
  if (wasOffering && !pending && !isEmergency(line)) {
    if (declines(line) && !asks) return declined(thread)
    const isThanks = / thanks | thank you /.test(line.replace(/please/g, ''))
    if ((agrees(line) && !isThanks && !asks) || /^ yes please /.test(line))
      return start(thread, question, 'Gladly.')
  }
  if (thread.isWanted) {
    thread.isAside = !found.urgency && (found.service || asks)
    if (found.any) return withAnswer(goOn(thread, question, acknowledgement(thread, found)), question, reply)
    if (pending && (isEmergency(line) || asks)) return { text: besides(thread, reply()) }
    if (pending) return goOn(thread, question, misunderstood(thread))
  }
  if (found.contact || found.isShort) {
    thread.isWanted = true
    return withAnswer(goOn(thread, question, acknowledgement(thread, found)), question, reply)
  }
  const isOnPages = verbatim(text) !== undefined
  const wished = isEmergency(line) || isOnPages ? undefined : wish(thread, question, reply)
  if (wished) return wished
  if (found.name && !asks) {
    return {
      text: `Hello ${firstName(thread)}. What can I look up for you: doors, windows, roofs, repairs, prices or areas?`,
    }
  }
  if (text.trim() === '')
    return { text: 'I did not catch that. What would you like to know about doors, windows or roofs?' }
  return { text: reply() }
}

/** The parts of a message that ask something and are neither a wish nor details. */
function questionsIn(question: Question) {
  const parts = partsOf(question)
  return parts.filter(
    (part) => wishOf(part.line) === undefined && part.text.includes('?') && asksSomething(part),
  )
}

/** What was asked beside the details comes first, the next question after it. */
function withAnswer(talk: Talk, question: Question, reply: Reply): Talk {
  const parts = questionsIn(question)
  if (parts.length === 0 || talk.lead) return talk
  return { ...talk, text: `${withoutOffer(reply(parts))}\n\n${talk.text}` }
}

function withoutOffer(text: string) {
  return text.replace(
    /\n\nShall I ask an expert to call you about it\?$| Would you like a \[[^\]]*\]\(\/contact\)\?$/,
    '',
  )
}

/** Begins to collect, or names the ways to a person. */
function wish(thread: Thread & Collecting, question: Question, reply: Reply): Talk | undefined {
  const { line, now } = question
  const wanted = wishOf(line)
  if (!wanted) return undefined
  const parts = partsOf(question)
  const others =
    parts.length > 1 ? parts.filter((part) => wishOf(part.line) === undefined && asksSomething(part)) : []
  const before = others.length > 0 ? `${withoutOffer(reply(others))}\n\n` : ''
  if (wanted === 'person') {
    thread.isOffering = true
    return {
      text: `${before}Of course. Ring ${PHONE} or write on ${WHATSAPP}. ${officeNow(now)} Or shall I ask an expert to call you?`,
    }
  }
  const topic = mainTopic(findTopics(question.words), false)
  if (topic) thread.topic = topic
  const talk = start(thread, question, WORDS[wanted](question))
  return { ...talk, text: `${before}${talk.text}` }
}

const WORDS: Record<Exclude<Wish, 'person'>, (question: Question) => string> = {
  call: ({ line, now }) =>
    /(saturday|evening|weekend|after work|sunday|after (five|six|seven|\d)|later| late )/.test(line)
      ? `Gladly. ${hoursInWords()} An expert calls you back within 24 hours to arrange it.`
      : `Gladly. An expert calls you back within 24 hours; to talk sooner, ring ${PHONE}. ${officeNow(now)}`,
  quote: ({ userInfo }) =>
    userInfo.design
      ? "Gladly: a quote is free and without obligation. Press 'Get a quote for this door' on [Design your door](/design-your-door) to send your choice along, or I pass it on from here."
      : 'Gladly: a quote is free and without obligation. You can use the [form](/contact), or I pass it on from here.',
}

const ABOUT_LEAD =
  / (did|have) you (get|got|receive|received|send|sent|pass|passed)|my (name|number|phone|email) is|wrong|correct|mistake|typo|meant|change (my|the) (number|name|email|phone)|other number/
const ARRIVED =
  /(did|have) you (get|got|receive|received|send|sent|pass|passed) (it|that|this|my)|has (it|that) (gone|been sent)/

/** Once passed on: corrections, and whether it arrived. */
function afterwards(thread: Thread & Collecting, question: Question, found: Found, reply: Reply): Talk {
  const { line } = question
  const isUrgency = found.urgency && !asksSomething(question) && question.words.length < 7
  if (found.any && (found.contact || isUrgency || ABOUT_LEAD.test(line))) {
    const lead = qualified(thread, question)
    return {
      text: `Corrected: ${summary(lead)}. The first note may have gone out already, so please mention it when we call, or ring ${PHONE}.`,
      lead,
    }
  }
  if (ARRIVED.test(line)) {
    const lead = qualified(thread, question)
    return {
      text: `This is what I passed on: ${summary(lead)}. If nobody is in touch within 24 hours, ring ${PHONE}.`,
      lead,
    }
  }
  if (wishOf(line) === 'call' && !asksSomething(question)) {
    return {
      text: `I have passed on your wish to be called: ${summary(qualified(thread, question))}. To talk sooner, ring ${PHONE}.`,
    }
  }
  return { text: reply() }
}
