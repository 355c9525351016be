import { officeNow, PHONE } from './contact'
import { findAspects } from './aspects'
import { coverage } from './coverage'
import { emergency, emergencyFollowUp, isEmergency } from './emergency'
import { exactAnswer, fromPages, note, quoted } from './facts'
import { FIRST, OFFER_PLACES } from './general'
import { asksSomething, partsOf } from './parts'
import type { Passage } from './passages'
import { ASK_PEOPLE, product } from './product'
import { literalAnswer, passageOn, verbatim } from './recall'
import { isDispleased, smallTalk } from './small-talk'
import { person, remember, type Question, type Said, type Thread } from './thread'
import { findTopics, mainTopic, pagesOf, topicOfPage, type Topic } from './topics'

const UNKNOWN = 'I do not know that one, and would rather not guess.'
const REST = 'The rest I do not know, and would rather not guess.'
const OFFER = 'Shall I ask an expert to call you about it?'

/** What the assistant says to a message, leads apart. */
export function reply(thread: Thread, question: Question): string {
  thread.isOffering = false
  const injection = FIRST.find(({ id, when }) => id === 'injection' && when.test(question.line))
  if (injection) return injection.say(question.now, question.line)
  if (isEmergency(question.line) && !isAskedOnPages(question)) return emergency(thread, question.line)
  const urgent = emergencyFollowUp(thread, question)
  if (urgent) return urgent
  const passage = verbatim(question.text, pagesAt(thread, question))
  if (passage) return withOffer(thread, quote(thread, passage, topicOfPage(passage.path), question.words))
  return replyTo(thread, partsOf(question), question)
}

/** Where the visitor is, and what was spoken of: a question that several pages answer is about these first. */
function pagesAt(thread: Thread, { userInfo }: Question) {
  return [userInfo.page ?? '', ...(thread.topic ? pagesOf(thread.topic) : [])]
}

/** The reply to the parts of a message. */
export function replyTo(thread: Thread, parts: Question[], question: Question): string {
  const [part = question] = parts
  const text = parts.length > 1 ? together(thread, parts, question) : whole(thread, part)
  const bare = text.replace(`\n\n${OFFER}`, '')
  // 'And how high?' may have the same answer; only who did not like it the first time gets another.
  const isAgain = bare === thread.said && isDispleased(question.line)
  thread.said = bare
  if (thread.isEmergency && thread.topic?.kind === 'service' && !text.includes(PHONE))
    return `${text} Our number is ${PHONE}.`
  return isAgain ? person(thread, 'I am afraid that is all I have on that.', question.now) : text
}

/** The reply to a message with one question. */
function whole(thread: Thread, question: Question) {
  const talk = isTalk(question) ? smallTalk(thread, question) : undefined
  if (talk) return talk
  const said = one(thread, question, false)
  if (said) return said.then === 'unknown' ? person(thread, said.text, question.now) : withOffer(thread, said)
  return smallTalk(thread, question) ?? person(thread, UNKNOWN, question.now)
}

/** Whether a message names nothing that could be looked up: 'how are you today?' */
function isTalk({ words, line }: Question) {
  const isFirm = FIRST.some(({ when }) => when.test(line))
  return !isFirm && words.length < 9 && findTopics(words).length === 0 && findAspects(words).length === 0
}

/** One reply to several questions, each answered once; what is not known is admitted at the end. */
function together(thread: Thread, parts: Question[], question: Question) {
  const known: Said[] = []
  let missing: string | undefined
  parts.forEach((part, at) => {
    const following = parts[at + 1]
    if (following) lookAhead(thread, part, following)
    const said = one(thread, part, true)
    // What was only told, and not asked, may stay without an answer.
    if (!said || said.then === 'unknown') missing ??= asksSomething(part) ? (said?.text ?? REST) : undefined
    else if (!known.some(({ text, about }) => text === said.text || (about && about === said.about)))
      known.push(said)
  })
  if (known.length === 0) return whole(thread, question)
  const rest = missing ? [`${missing} Please ${ASK_PEOPLE}.`] : []
  const text = [...withoutRepeats(known, question.now), ...rest].join('\n\n')
  const then = known.some((said) => said.then === 'price') ? 'price' : (known[0]?.then ?? 'nothing')
  return withOffer(thread, { text, then })
}

/** Whether the office is open is said once. */
function withoutRepeats(known: Said[], now: Date) {
  const office = ` ${officeNow(now)}`
  let isSaid = false
  return known.map(({ text }) => {
    const short = isSaid ? text.replace(office, '') : text
    isSaid ||= text.includes(office)
    return short
  })
}

/** 'What colours and sizes do bi-folds come in': a few words without a topic are about the one that comes next. */
function lookAhead(thread: Thread, part: Question, following: Question) {
  const [next] = findTopics(following.words)
  const isBare = part.words.length <= 5 && !/ (it|they|them|that|this|these|those) /.test(part.line)
  if (next && isBare && findTopics(part.words).length === 0) thread.topic = next
}

/** The answer to one question; undefined when there is none. */
function one(thread: Thread, question: Question, isPart: boolean): Said | undefined {
  const { line, words } = question
  const topics = findTopics(words)
  const main = mainTopic(topics, false)
  const known = literal(thread, question, topics)
  if (known) return known
  // 'How long?' after a size asks for millimetres.
  const isSize = line === ' how long ' && thread.aspect === 'size'
  const general = (isSize ? undefined : FIRST.find(({ when }) => when.test(line))) ?? repeated(thread, line)
  const isStill =
    thread.general === 'area' && topics.length === 0 && isFollowUp(line) && findAspects(words).length === 0
  const place = coverage(question, isPart, isStill)
  if (place && (!general || ['process', 'leadtime', 'address', 'quote-free'].includes(general.id))) {
    const isOffer = (main ?? thread.topic)?.id === 'offer' && !place.includes('/offers/')
    remember(thread, main, undefined)
    thread.general = 'area'
    return { text: isOffer ? `${place} ${OFFER_PLACES}` : place, then: 'nothing' }
  }
  if (general) {
    const nearer = ofProduct(general.id, thread, question, topics)
    if (nearer) return nearer
    const isWide = general.id === 'process' && topics.length > 0 && !PROCESS.test(line)
    if (!isWide && !isAboutProduct(general.id, topics)) {
      remember(thread, main, undefined)
      thread.general = general.id
      return { text: general.say(question.now, line), then: general.mayOffer ? 'price' : 'nothing' }
    }
  }
  const said = product(thread, question, topics)
  if (said) thread.general = undefined
  return said
}

/** What a page says; what it is about is kept. */
function quote(thread: Thread, passage: Passage, topic: Topic | undefined, words: string[]): Said {
  remember(thread, topic, undefined)
  thread.general = undefined
  return { text: quoted(passage, words), then: 'answer' }
}

/** The answer of a page to just this question. */
function literal(thread: Thread, { words, line }: Question, topics: Topic[]): Said | undefined {
  const main = mainTopic(topics, false)
  if (topics.filter(({ kind }) => kind === 'product').length > 1) return undefined
  const pages = main && main.kind !== 'group' ? pagesOf(main) : undefined
  const before = thread.topic && pagesOf(thread.topic)
  const passage =
    literalAnswer(words, line, { pages, before }) ??
    (before && / (it|they|them|one|that|this|these|those) /.test(line)
      ? literalAnswer(words, line, { pages: before, how: 'leaning' })
      : undefined) ??
    // 'My house is listed.' 'Can you change the sash windows?'
    (thread.told ? literalAnswer([...thread.told, ...words], line, { pages, before }) : undefined)
  if (!passage) return undefined
  const topic = pages?.has(passage.path) ? main : (topicOfPage(passage.path) ?? main)
  return quote(thread, passage, topic, words)
}

/** 'The key turns but the door does not lock' sounds like an open house, and is a question of the pages. */
function isAskedOnPages({ words, line }: Question) {
  return literalAnswer(words, line, { how: 'exact' }) !== undefined
}

const PROCESS =
  /how (do|does) it (all )?work|from (the )?first visit|what happen|next step|process|survey|who fit|included/

/** 'What about windows?' after a question about the guarantee asks for the guarantee. */
function repeated(thread: Thread, line: string) {
  // 'So is a high one good?'
  if (thread.general === 'uvalue' && / (high|higher|low|lower|good|bad|better) /.test(line))
    return FIRST.find(({ id }) => id === 'uvalue')
  const isCover = thread.general === 'guarantee' && / (cover|covered|include|included|apply) /.test(line)
  if (!isFollowUp(line) && !isCover) return undefined
  return FIRST.find(({ id }) => id === thread.general && REPEATABLE.has(id))
}

function isFollowUp(line: string) {
  return /^ (and|what about|how about|or) /.test(line) && line.split(' ').length < 8
}

const REPEATABLE = new Set(['guarantee', 'planning', 'leadtime', 'hours', 'payment', 'fensa'])

/** General words that a page may answer more closely for what it is about. */
const LOOSE = new Set(['process', 'planning', 'mess', 'trade', 'insurance', 'email', 'about-firm'])

function ofProduct(id: string, thread: Thread, { words, line }: Question, topics: Topic[]): Said | undefined {
  const horn = topics.find((topic) => topic.id === 'sash-horn')
  if (id === 'guarantee' && horn) return { text: note(horn, 'guarantee') ?? '', then: 'answer' }
  if (!LOOSE.has(id) && id !== 'guarantee') return undefined
  const named = mainTopic(topics, false)
  const topic =
    named ??
    (/ (it|they|that|them|this|these|those|one|after|you|its) /.test(line) ? thread.topic : undefined)
  if (!topic) return undefined
  if (id === 'guarantee') {
    const passage =
      topic.kind === 'service' ? passageOn(['guarantee'], pagesOf(topic), 1, ['guarantee']) : undefined
    return passage && { text: quoted(passage, words), then: 'answer' }
  }
  const isOffer = topic.id === 'offer' && / include/.test(line)
  const permission =
    id === 'planning' && topic.kind !== 'group' ? fromPages(['planning', 'permission'], topic) : undefined
  const text = isOffer ? note(topic, 'about') : (exactAnswer(words, topic) ?? permission)
  if (!text) return undefined
  remember(thread, topic, undefined)
  return { text, then: 'answer' }
}

/** Some general words have a meaning of their own beside a product ('the guarantee on the Shootbolt lock'). */
function isAboutProduct(id: string, topics: Topic[]) {
  if (id === 'planning')
    return topics.some(({ id: topic }) => ['lantern', 'bifold', 'sliding-sash', 'roof-glass'].includes(topic))
  if (id === 'two-colours')
    return topics.some((topic) => !['doors', 'composite', 'comp-door', 'truframe'].includes(topic.id))
  if (id === 'about-firm') return topics.length > 0
  if (id === 'insurance') return topics.some((topic) => topic.id === 'offer')
  // 'Do you give trade discount' asks for no offer of ours.
  return id === 'trade' && topics.some((topic) => topic.kind === 'product' && topic.id !== 'offer')
}

/** Offers a call, once in a conversation: after a price, or after the second answer. */
function withOffer(thread: Thread, { text, then }: Said) {
  if (then === 'nothing') return text
  thread.answered += 1
  if (thread.hasOffered || thread.hasDeclined || (then !== 'price' && thread.answered < 2)) return text
  thread.hasOffered = true
  thread.isOffering = true
  return `${text}\n\n${OFFER}`
}
