import type { QualifiedLead } from './answer'
import { PHONE, WHATSAPP } from './contact'
import type { Collecting, Found, Slot } from './details'
import type { Question, Thread } from './thread'
import { topicOfPage } from './topics'

/** A reply, with the lead that it passes on. */
export interface Talk {
  text: string
  lead?: QualifiedLead
}

const SHORT = 'That phone number looks too short.'

/** Begins to ask for details. */
export function start(thread: Thread & Collecting, question: Question, words: string) {
  thread.hasOffered = true
  thread.hasDeclined = false
  thread.isWanted = true
  return goOn(thread, question, words)
}

/** Takes a no for an answer. */
export function declined(thread: Thread & Collecting): Talk {
  thread.isWanted = false
  thread.pending = undefined
  thread.isOffering = false
  thread.hasDeclined = true
  return {
    text: `No problem, I will not ask again. If you change your mind, ring ${PHONE} or say so here. What else can I look up?`,
  }
}

/** Asks for the next thing, or gives the lead. */
export function goOn(thread: Thread & Collecting, question: Question, words: string): Talk {
  thread.isOffering = false
  const slot = nextSlot(thread, question)
  const asked = slot ? (thread.asked[slot] ?? 0) : 0
  if (slot && asked >= 2 && (slot === 'name' || slot === 'contact')) {
    thread.isWanted = false
    thread.pending = undefined
    thread.hasDeclined = true
    return {
      text: `No problem, we can leave that. To reach a person, ring ${PHONE} or write on ${WHATSAPP}. What else can I look up?`,
    }
  }
  if (slot && asked < 2) {
    thread.pending = slot
    thread.asked[slot] = asked + 1
    return { text: `${words} ${ask(slot, thread, asked > 0)}`.trim() }
  }
  return finish(thread, question)
}

/** Asks for an e-mail address where the phone number was refused. */
export function askForEmail(thread: Thread & Collecting): Talk {
  thread.asked.contact = 2
  return {
    text: `That is quite all right. An e-mail address does as well, or you can ring ${PHONE} yourself. Which do you prefer?`,
  }
}

function nextSlot(thread: Thread & Collecting, question: Question): Slot | undefined {
  const { lead } = thread
  if (thread.hasShortPhone && !lead.phone && !lead.email) return 'contact'
  if (!lead.name) return 'name'
  if (!lead.phone && !lead.email) return 'contact'
  if (!service(thread, question) && (thread.asked.service ?? 0) < 1) return 'service'
  // Asked again only where the visitor used the turn for something else.
  const times = thread.isAside ? 2 : 1
  if (!lead.urgency && !thread.isEmergency && (thread.asked.urgency ?? 0) < times) return 'urgency'
  return undefined
}

function ask(slot: Slot, thread: Collecting, isAgain: boolean) {
  const questions: Record<Slot, string> = {
    name: isAgain ? 'What name may I put down for the call?' : 'What is your name?',
    contact:
      isAgain || thread.hasShortPhone
        ? 'What is the full phone number, or an e-mail address?'
        : `Thank you, ${firstName(thread)}. Which phone number or e-mail address may we use?`,
    service: 'What is it about: a door, windows, a roof, or a repair?',
    urgency: 'Is it urgent, in the next few weeks, or is there no rush?',
  }
  return questions[slot]
}

/** What is said before the next question; the question about contact thanks by itself. */
export function acknowledgement(thread: Collecting, found: Found) {
  if (found.isShort) return SHORT
  if (found.service && thread.pending && thread.service) return `I have noted ${thread.service}.`
  const isThanked = !thread.lead.phone && !thread.lead.email && thread.lead.name
  return found.any && !isThanked ? `Thank you${thread.lead.name ? `, ${firstName(thread)}` : ''}.` : ''
}

/** What is said when the answer was no answer. */
export function misunderstood(thread: Collecting) {
  return thread.pending === 'contact' && thread.hasShortPhone ? SHORT : ''
}

/** Answers a question in between, and asks once more for what is missing. */
export function besides(thread: Thread & Collecting, answer: string) {
  const slot = thread.pending
  thread.isOffering = false
  const plain = answer.replace(
    /\n\nShall I ask an expert to call you about it\?$| Or shall I ask an expert to call you\?$/,
    '',
  )
  if (!slot || (thread.asked[slot] ?? 0) >= 2) {
    thread.pending = undefined
    return plain
  }
  thread.asked[slot] = (thread.asked[slot] ?? 0) + 1
  const again: Record<Slot, string> = {
    name: 'And for the call: what is your name?',
    contact: 'And for the call: which phone number or e-mail address may we use?',
    service: 'And for the call: what is it about?',
    urgency: 'And for the call: is it urgent, or is there no rush?',
  }
  return `${plain}\n\n${again[slot]}`
}

function service(thread: Thread & Collecting, { userInfo }: Question) {
  return thread.service ?? thread.topic?.label ?? topicOfPage(userInfo.page)?.label
}

function finish(thread: Thread & Collecting, question: Question): Talk {
  const lead = qualified(thread, question)
  thread.pending = undefined
  thread.isSent = true
  const how = lead.phone ? 'An expert calls you back' : 'An expert gets back to you'
  const urgent = thread.isEmergency ? ` Please do not wait for that now: ring ${PHONE}.` : ''
  return {
    text: `Thank you, ${firstName(thread)}. I am passing this on: ${summary(lead)}. ${how} within 24 hours.${urgent} If anything is wrong, tell me.`,
    lead,
  }
}

/** What is known, as it is passed on. */
export function qualified(thread: Thread & Collecting, question: Question): QualifiedLead {
  const { name = '', phone, email, urgency } = thread.lead
  return {
    name,
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    service: service(thread, question) ?? 'General enquiry',
    urgency: thread.isEmergency ? 'high' : (urgency ?? 'low'),
  }
}

const URGENCY_WORDS = { high: 'urgent', medium: 'in the next few weeks', low: 'no rush' }

/** The lead in words, for the visitor to check. */
export function summary({ name, phone, email, service: about, urgency }: QualifiedLead) {
  return `${name}, ${[phone, email].filter(Boolean).join(', ')}, about ${about}, ${URGENCY_WORDS[urgency]}`
}

/** How the visitor is spoken to: 'Mrs Jean Potter' is Mrs Potter. */
export function firstName({ lead }: Collecting) {
  const names = lead.name?.split(' ') ?? []
  return /^(mr|mrs|miss|ms|dr)\.?$/i.test(names[0] ?? '')
    ? [names[0], names.at(-1)].join(' ')
    : (names[0] ?? '')
}
