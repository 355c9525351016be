import { LEAD_MARKER, type QualifiedLead } from '../../src/contracts/chat'
import type { ChatMessage, UserInfo } from '../lib/parse-chat'
import { reply } from './dialogue'
import { withActs } from './with-acts'
import { warmUp } from './embed'
import { threadReady } from './leaning'
import { learnt, intentsOf, type Match } from './intents'
import { productsOf, serviceOf, type Entities } from './entities'
import type { Turn } from './part'
import { requestOf, requestsOf, withBackground, type Request } from './requests'
import { written } from './spoken'
import { PATTERNS } from './patterns'
import { mentionsOf, readerReady } from './reader'
import { summed } from './ranking'
import { isFree, reduce, START, type State } from './state'
import { topicsFor } from './subjects'
import { inFull } from './thread-words'
import { inThread, withMeaning } from './meant'
import { afterLast, standalone, turnInFull } from './thread'
import { topicOfPage, type Topic } from './topics'
import { vectorsOf } from './vectors'
import { withoutDropped } from './withdrawn'
import { contentOf, lineOf, stemsOf } from './words'

export interface Answer {
  /** What is streamed: Markdown, and the marker at the end of a reply that qualifies a lead. */
  text: string
  lead?: QualifiedLead
}

/** Characters of a message that are looked at. */
const MAX_TEXT = 1_000
/** The reader sees a reply as the visitor does. */
const LINKS = /\[([^\]]*)\]\([^)]*\)/g
const MARKER = /\[?\s*LEAD[\s_-]*QUALIFIED\s*\]?[\s\S]*$/i

/** A visitor's text without any marker and whatever follows it: only the assistant's own understanding counts. */
export function withoutMarker(text: string) {
  return text.replace(MARKER, ' ')
}

/** What the visitor said, message by message. */
function turnsOf(messages: ChatMessage[]) {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => written(withoutMarker(content).slice(0, MAX_TEXT)))
    .map((text) => ({ text, whole: requestOf(text), requests: requestsOf(text) }))
}

/** Embeds in batches what is said: one by one it would take four times as long. */
async function embedded(turns: ReturnType<typeof turnsOf>) {
  const said = turns.flatMap(({ whole, requests }) => [whole, ...requests, ...withBackground(requests)])
  await vectorsOf(said.flatMap((one) => (one ? [one.plain, one.masked] : [])))
}

/** Looks ahead at many conversations, where all of them will be answered. */
export const prepare = (conversations: ChatMessage[][]) => embedded(conversations.flatMap(turnsOf))

/**
 * The built-in assistant. It keeps nothing between calls: it goes through the visitor's messages from the first one. The
 * assistant's messages in the history are not looked at, because a visitor can write those too; a lead can only come from
 * what this understood.
 *
 * @param messages - the conversation, the visitor's new message last
 * @param now - for opening hours
 */
export async function answer(messages: ChatMessage[], userInfo: UserInfo, now: Date): Promise<Answer> {
  const turns = turnsOf(messages)
  await embedded(turns)
  const page = topicOfPage(userInfo.page)
  let state: State = page ? { ...START, topics: [page], named: page.group ? [] : [page.label] } : START
  let last: Answer = { text: '' }
  const before: string[] = []
  for (const said of turns) {
    const threaded = await inThread(before, said)
    before.push(inFull(said.text, threaded.whole.thread?.leaned ?? ''))
    const heard = turnInFull(threaded, state)
    const full = isFree(state) ? withMeaning(heard, state) : heard
    const [whole = full.whole, ...requests] = await withActs([full.whole, ...full.requests])
    const turn = withoutDropped({ ...full, whole, requests })
    const mentions = await mentionsOf(said.text, withoutMarker(last.text).replace(LINKS, '$1'))
    const understood: Turn = { ...(await matchesOf(turn, state)), text: said.text, mentions, now }
    const isGone = userInfo.leadSent === true && said === turns.at(-1)
    const next = reply(isGone ? reduce(state, { type: 'gone' }) : state, understood)
    state = { ...next.state, said: toldSoFar(turn.whole, state.said) }
    last = next.lead
      ? { text: `${next.text}\n\n${LEAD_MARKER}${JSON.stringify(next.lead)}`, lead: next.lead }
      : { text: next.text }
  }
  return last
}

/** How long what was told may grow. */
const MOST_TOLD = 240

/** What was told last: statements make one story, which a question leans on. */
function toldSoFar(said: Request, before: Request | undefined): Request {
  const story = before && !before.asks && !said.asks ? `${before.text} ${said.text}` : ''
  return story && story.length <= MOST_TOLD ? requestOf(story) : said
}

/** From here a question is understood without the statement that it was put to. */
function clearFrom({ words }: Request) {
  const isLeaning = PATTERNS.pronoun.test(lineOf(words))
  const hasWords = contentOf(words.stems).length > 1
  return isLeaning ? 0.9 : hasWords ? 0.8 : Infinity
}
/** How much the statement then counts. */
const TOLD_SHARE = 1 / 3

/** What a message, each of its pieces, and each with its background, may want. */
async function matchesOf({ whole, requests }: Pick<Turn, 'whole' | 'requests'>, state: State) {
  const backgrounds = withBackground(requests)
  const questions = requests.map(({ text, told }) => {
    const question = told ? requestOf(text.slice(told.length)) : undefined
    // 'Do you do both?' asks nothing without it.
    const isOpen = question && !PATTERNS.both.test(lineOf(question.words))
    return isOpen && contentOf(question.words.stems).length > 0 ? question : undefined
  })
  const each = [whole, ...requests, ...[...backgrounds, ...questions].map((one) => one ?? whole)]
  const found = await intentsInThread(each, state)
  const [wholeMatches = [], ...rest] = found.map(({ matches }) => matches)
  const matches = requests.map((_, at) => {
    const [own = [], question = []] = [rest[at], rest[2 * requests.length + at]]
    const isClear = questions[at] && (question[0]?.score ?? 0) >= clearFrom(questions[at])
    return isClear ? summed(question, own, TOLD_SHARE) : own
  })
  const backed = backgrounds.map((one, at) => one && rest[requests.length + at])
  const [ofWhole, ...ofEach] = found
  return {
    whole: unlessClear(whole, ofWhole!),
    requests: requests.map((request, at) => unlessClear(request, ofEach[at]!)),
    wholeMatches,
    matches,
    backed,
  }
}

/** What a request may want. */
interface Found {
  matches: Match[]
  /** Nothing that was said before is needed. */
  isClear: boolean
}

/** From here a request is understood as it stands. */
const CLEAR = 0.8
const unlessClear = ({ meant, ...request }: Request, { isClear }: Found): Request =>
  meant && !isClear ? { ...request, meant } : request

/** The intents of each request, as it was said and as it would stand without the conversation: the better counts. */
async function intentsInThread(requests: Request[], state: State): Promise<Found[]> {
  const named = requests.flatMap(({ entities }) => productsOf(entities))
  const context = { ...state, topics: topicsFor(named, state.topics) }
  const each = requests.map((request) => ({
    request,
    alone: standalone(request, named.length > 0 ? { ...context, service: undefined } : context),
    after: afterLast(request, state),
  }))
  const all = each.flatMap(({ request, alone, after }) => [
    request,
    ...(request.meant ? [request.meant] : []),
    ...alone,
    ...(after ? [after] : []),
  ])
  const found = await intentsOf(
    all,
    all.map(({ entities }) => scopeOf(entities, context.topics)),
  )
  return each.map(({ request, alone, after }) => {
    const [plain = []] = found.splice(0, 1)
    const [threaded] = request.meant ? found.splice(0, 1) : []
    const meant = found.splice(0, alone.length)
    const [later = []] = after ? found.splice(0, 1) : []
    // What was answered already is not what is asked now.
    const fresh = later.filter(({ id }) => id !== state.lastKey)
    const own = fresh.length > 0 ? summed(plain, fresh) : plain
    // A name that is only added may draw an answer by itself: the words that were said count as much.
    const isAdded = !PATTERNS.pronoun.test(lineOf(request.words)) || state.item !== undefined
    const [named = []] = meant.map((one) => (isAdded ? one.filter(isNamedIn(request)) : one))
    const matches = better([own, ...(isAdded && meant.length === 1 ? [summed(named, own)] : meant)].flat())
    // What is clear as it stands needs nothing else.
    const isClear = threaded === undefined || (matches[0]?.score ?? 0) >= CLEAR
    return { matches: isClear ? matches : threaded, isClear }
  })
}

/**
 * 'What do I put?' with the name of the product added is like all that is written of it: an answer of the product alone counts
 * if it was found by a word that was said.
 */
function isNamedIn({ words }: Request) {
  const said = contentOf(words.stems)
  return ({ only, example }: Match) =>
    only === undefined || said.length === 0 || stemsOf(example).some((stem) => said.includes(stem))
}

/** What a request may be about: what it names, else what the conversation is about. */
function scopeOf(entities: Entities, topics: Topic[]) {
  const products = productsOf(entities)
  const service = products.length === 0 ? serviceOf(entities) : undefined
  // Who names another service has left what was spoken of.
  return service && !topics.includes(service) ? [] : topicsFor(products, topics)
}

function better(matches: Match[]) {
  const best = new Map<string, Match>()
  for (const match of matches.sort((one, other) => other.score - one.score)) {
    const key = `${match.kind} ${match.id}`
    if (!best.has(key)) best.set(key, match)
  }
  return [...best.values()]
}

/** Loads what the first question needs. */
export const readyForFirst = () => Promise.all([warmUp(), readerReady(), learnt()])

/** Loads what any question needs. */
export const ready = () => Promise.all([readyForFirst(), threadReady()])
