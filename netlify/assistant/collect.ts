import type { QualifiedLead } from './answer'
import { findAspect } from './aspects'
import { officeNow, PHONE, WHATSAPP } from './contact'
import { findEmail, findName, findPhone, findUrgency, type LeadDetails } from './lead'
import type { Question, Thread } from './reply'
import { findTopics, mainTopic, topicOfPage } from './topics'

type Slot = 'name' | 'contact' | 'service' | 'urgency'

/** How far the conversation has come towards a call. */
export interface Collecting {
  lead: LeadDetails
  /** Whether the visitor wants to be called. */
  isWanted?: boolean
  /** What was asked for last. */
  pending?: Slot
  /** How often each thing was asked for: never more than twice. */
  asked: Partial<Record<Slot, number>>
  /** Service as the visitor named it for the call. */
  service?: string
  /** Whether the lead has gone out. */
  isSent?: boolean
  hasShortPhone?: boolean
  /** Turns since a call was offered. */
  offerAge?: number
}

const OFFER_TURNS = 5

const WANTS_CALL =
  /(book|arrange|schedule|request|organise|set up|want|need|get|have|like|can|could|please|love|make) .{0,25}(call ?back|a call|phone call|appointment|home visit|a visit|site visit|consultation|a survey|free survey)|(call|ring|phone|contact) me|book (me|us)|give me a (call|ring|bell|buzz)|get (back )?(in touch|to me)|(someone|somebody|anyone|one of you|an expert|a person|a salesperson|your team) .{0,15}(call|ring|contact|phone|come|visit|get in touch)|call ?back/
const WANTS_QUOTE =
  /(get|want|need|like|have|request|give|send|book|after|do|can you|could you|please) .{0,20}quote|quote (me|for|please|on)|free quote|^ quote (please )?$|(ready|like|want|how (do|can) i|where (do|can) i) (to )?(order|buy|proceed|go ahead)|price (it|this) up/
const WANTS_PERSON =
  /(speak|talk|chat) (to|with) (a|an|some|the|one|your|someone|somebody|real|human|person|people|anyone|expert)|real person|human being|(an|a|some|your) (expert|advisor|adviser|agent|human|operator)( please)? $|^ (agent|human|operator|person|representative) /
const ASKS_PHONE =
  /(phone|call|ring|contact|your|mobile|what) number|(what|is) (is |the )?(your |the )?(phone|number)|^ (your )?(phone|call|ring|number)( number)?( please)? $|number (to|for|please)|(how|where|can|could|may) .{0,12}(do i|can i|could i|i|we) (call|ring|phone|contact|reach|get hold)|contact (you|detail|us)|get (in touch|hold) (with|of) you|(call|ring|phone) (you|u) /
const YES =
  /^ (yes|please|go on|go ahead|definitely|absolutely|of course|sounds good|that would be|alright|great|good idea|correct|please do|why not|i would|perfect|fine) /
const NO =
  /^ (no|not now|not yet|not really|not today|maybe later|later|never mind|leave it|i am fine|i am ok|im fine|im good|not interested|stop|i would rather not|rather not|prefer not|i do not want|do not)/
const REFUSES =
  /(rather not|prefer not|do not want to (give|share|say|leave)|not (giving|sharing|comfortable)|no thanks|no thank you|never mind|forget it|changed my mind|leave it|not interested|stop asking|do not call|none of your|not telling|mind your own)/

/**
 * Looks for a wish to be called and for the visitor's details, asks for what is missing, one thing at a time, and gives
 * the lead once all is understood. Everything else is answered by `reply`.
 *
 * @param reply - answers the message as a question
 */
export function findLead(
  thread: Thread & Collecting,
  question: Question,
  reply: () => string,
): { text: string; lead?: QualifiedLead } {
  const { line, text } = question
  const pending = thread.pending
  // An offer stands for a few turns: 'yes please' may come after one more question.
  thread.offerAge = thread.isOffering ? 1 : (thread.offerAge ?? OFFER_TURNS) + 1
  const wasOffering = thread.offerAge < OFFER_TURNS && !thread.hasDeclined
  const found = collect(thread, question, pending)

  if (thread.isSent) return afterwards(thread, question, found, reply)
  if ((pending || wasOffering) && REFUSES.test(line) && !found.contact) return declined(thread)
  if (pending && NO.test(line) && !found.any && pending !== 'urgency') return declined(thread)
  if (wasOffering && !pending) {
    if (NO.test(line) && !asksSomething(question)) return declined(thread)
    if (
      YES.test(line) &&
      !/ thanks | thank you /.test(line.replace(/please/g, '')) &&
      !asksSomething(question)
    ) {
      return start(thread, question, 'Gladly.')
    }
    if (/^ yes please /.test(line)) return start(thread, question, 'Gladly.')
  }
  if (thread.isWanted) {
    if (found.any) return goOn(thread, question, acknowledgement(thread, found))
    if (pending && (isEmergencyLine(question) || asksSomething(question)))
      return { text: besides(thread, reply()) }
    if (pending) return goOn(thread, question, pending === 'contact' && thread.hasShortPhone ? SHORT : '')
  }
  if (found.contact) return goOn(wanted(thread), question, acknowledgement(thread, found))
  if (found.isShort) return goOn(wanted(thread), question, SHORT)

  const general = /opening|open |hour|privacy|email address/.test(line)
  if (
    WANTS_CALL.test(line) &&
    !general &&
    !isEmergencyLine(question) &&
    !/how (long|soon|quick)/.test(line)
  ) {
    noteTopic(thread, question)
    return start(
      thread,
      question,
      `Gladly. An expert calls you back within 24 hours; to talk sooner, ring ${PHONE}. ${officeNow(question.now)}`,
    )
  }
  if (ASKS_PHONE.test(line) && !/ me |whatsapp|email/.test(line) && !isEmergencyLine(question)) {
    return { text: `Our number is ${PHONE}. ${officeNow(question.now)} You can also write on ${WHATSAPP}.` }
  }
  if (WANTS_PERSON.test(line) && !/are you|is this|am i /.test(line) && !isEmergencyLine(question)) {
    thread.isOffering = true
    return {
      text: `Of course. Ring ${PHONE} or write on ${WHATSAPP}. ${officeNow(question.now)} Or shall I ask an expert to call you?`,
    }
  }
  if (WANTS_QUOTE.test(line) && !/how much|price of|what happen|what (will|do) (you|they)/.test(line)) {
    noteTopic(thread, question)
    return start(
      thread,
      question,
      'Gladly: a quote is free and without obligation. You can use the [form](/contact), or I pass it on from here.',
    )
  }
  if (found.name && !asksSomething(question)) {
    return {
      text: `Hello ${firstName(thread)}. What can I look up for you: doors, windows, roofs, repairs, prices or areas?`,
    }
  }
  if (text.trim() === '')
    return { text: 'I did not catch that. What would you like to know about doors, windows or roofs?' }
  return { text: reply() }
}

interface Found {
  any: boolean
  name: boolean
  contact: boolean
  isShort: boolean
}

/** Takes from a message what it tells of the visitor. */
function collect(
  thread: Thread & Collecting,
  { text, words, line }: Question,
  pending: Slot | undefined,
): Found {
  const email = findEmail(text)
  const phone = findPhone(text)
  // 'Whenever' and 'soon' say when, not who.
  const saysWhen = findUrgency(words) !== undefined && words.length < 3
  const name = saysWhen ? undefined : findName(text, pending === 'name')
  const urgency =
    thread.isWanted || email || phone || thread.isOffering ? urgencyOf(words, pending, line) : undefined
  const before = JSON.stringify([thread.lead, thread.service])
  if (email) thread.lead.email = email
  thread.hasShortPhone = phone?.isShort
  if (phone && !phone.isShort) thread.lead.phone = phone.number
  if (name && !(pending === 'name' && isTopicOnly(words))) thread.lead.name = name
  if (urgency) thread.lead.urgency = urgency
  if (thread.isWanted || email || phone) {
    const topic = mainTopic(findTopics(words), false)
    const isTold =
      email !== undefined || phone !== undefined || pending === 'service' || WANTS_QUOTE.test(line)
    if (topic && (isTold || !asksSomething({ line, words }))) thread.service = topic.label
  }
  return {
    any:
      JSON.stringify([thread.lead, thread.service]) !== before ||
      (pending === 'urgency' && urgency !== undefined),
    name: name !== undefined,
    contact: email !== undefined || (phone !== undefined && !phone.isShort),
    isShort: phone?.isShort ?? false,
  }
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

function asksSomething({ line, words }: Pick<Question, 'line' | 'words'>) {
  return (
    /^ (what|how|which|who|where|when|why|is|are|do|does|can|could|will|would|should|and|tell me) /.test(
      line,
    ) ||
    (findAspect(words) !== undefined && words.length > 2)
  )
}

function isEmergencyLine({ line }: Question) {
  return / (smashed|shattered|burgled|emergency|locked out|broken (window|glass|door|into)|break in) /.test(
    line,
  )
}

function wanted(thread: Thread & Collecting) {
  thread.isWanted = true
  return thread
}

function noteTopic(thread: Thread, { words }: Question) {
  const topic = mainTopic(findTopics(words), false)
  if (topic) thread.topic = topic
}

function start(thread: Thread & Collecting, question: Question, words: string) {
  thread.hasOffered = true
  thread.hasDeclined = false
  return goOn(wanted(thread), question, words)
}

function declined(thread: Thread & Collecting) {
  thread.isWanted = false
  thread.pending = undefined
  thread.isOffering = false
  thread.hasDeclined = true
  return {
    text: `No problem, I will not ask again. If you change your mind, ring ${PHONE} or say so here. What else can I look up?`,
  }
}

/** Asks for the next thing, or gives the lead. */
function goOn(
  thread: Thread & Collecting,
  question: Question,
  words: string,
): { text: string; lead?: QualifiedLead } {
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

function nextSlot(thread: Thread & Collecting, question: Question): Slot | undefined {
  const { lead } = thread
  if (thread.hasShortPhone && !lead.phone && !lead.email) return 'contact'
  if (!lead.name) return 'name'
  if (!lead.phone && !lead.email) return 'contact'
  if (!service(thread, question) && (thread.asked.service ?? 0) < 1) return 'service'
  if (!lead.urgency && !thread.isEmergency && (thread.asked.urgency ?? 0) < 1) return 'urgency'
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

const SHORT = 'That phone number looks too short.'

/** What is said before the next question; the question about contact thanks by itself. */
function acknowledgement(thread: Collecting, found: Found) {
  if (found.isShort) return SHORT
  const isThanked = !thread.lead.phone && !thread.lead.email
  return found.any && !isThanked ? `Thank you${thread.lead.name ? `, ${firstName(thread)}` : ''}.` : ''
}

/** Answers a question in between, and asks once more for what is missing. */
function besides(thread: Thread & Collecting, answer: string) {
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

function finish(thread: Thread & Collecting, question: Question): { text: string; lead?: QualifiedLead } {
  const lead = qualified(thread, question)
  thread.pending = undefined
  thread.isSent = true
  const how = lead.phone
    ? `An expert calls you back within 24 hours.`
    : `An expert gets back to you within 24 hours.`
  return {
    text: `Thank you, ${firstName(thread)}. I am passing this on: ${summary(lead)}. ${how} If anything is wrong, tell me.`,
    lead,
  }
}

function qualified(thread: Thread & Collecting, question: Question): QualifiedLead {
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

function summary({ name, phone, email, service: about, urgency }: QualifiedLead) {
  return `${name}, ${[phone, email].filter(Boolean).join(', ')}, about ${about}, ${URGENCY_WORDS[urgency]}`
}

function firstName({ lead }: Collecting) {
  const names = lead.name?.split(' ') ?? []
  // 'Mrs Jean Potter' is Mrs Potter.
  return /^(mr|mrs|miss|ms|dr)\.?$/i.test(names[0] ?? '')
    ? [names[0], names.at(-1)].join(' ')
    : (names[0] ?? '')
}

/** Once passed on: corrections, and whether it arrived. */
function afterwards(thread: Thread & Collecting, question: Question, found: Found, reply: () => string) {
  const { line } = question
  const isAboutLead =
    / (did|have) you (get|got|receive|received|send|sent|pass|passed)|my (name|number|phone|email) is|wrong|correct|mistake|typo|meant|change (my|the) (number|name|email|phone)|other number/.test(
      line,
    )
  if (found.any && (found.contact || isAboutLead)) {
    const lead = qualified(thread, question)
    return {
      text: `Corrected: ${summary(lead)}. The first note may have gone out already, so please mention it when we call, or ring ${PHONE}.`,
      lead,
    }
  }
  if (
    /(did|have) you (get|got|receive|received|send|sent|pass|passed) (it|that|this|my)|has (it|that) (gone|been sent)/.test(
      line,
    )
  ) {
    const lead = qualified(thread, question)
    return {
      text: `This is what I passed on: ${summary(lead)}. If nobody is in touch within 24 hours, ring ${PHONE}.`,
      lead,
    }
  }
  if (WANTS_CALL.test(line) && !asksSomething(question)) {
    return {
      text: `I have passed on your wish to be called: ${summary(qualified(thread, question))}. To talk sooner, ring ${PHONE}.`,
    }
  }
  return { text: reply() }
}
