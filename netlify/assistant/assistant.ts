import { LEAD_MARKER, type QualifiedLead } from '../../src/contracts/chat'
import type { ChatMessage, UserInfo } from '../lib/parse-chat'
import { reply } from './dialogue'
import { warmUp } from './embed'
import { learnt, intentsOf, type Match } from './intents'
import { productsOf } from './entities'
import type { Turn } from './part'
import { requestOf, requestsOf, type Request } from './requests'
import { written } from './spoken'
import { PATTERNS } from './patterns'
import { summed } from './ranking'
import { reduce, START, type State } from './state'
import { topicsFor } from './subjects'
import { standalone, turnInFull } from './thread'
import { topicOfPage } from './topics'
import { vectorsOf } from './vectors'
import { lineOf } from './words'

export interface Answer {
  /** What is streamed: Markdown, and the marker at the end of a reply that qualifies a lead. */
  text: string
  lead?: QualifiedLead
}

/** Characters of a message that are looked at. */
const MAX_TEXT = 1_000
const MARKER = /\[?\s*LEAD[\s_-]*QUALIFIED\s*\]?[\s\S]*$/i

/** A visitor's text without any marker and whatever follows it: only the assistant's own understanding counts. */
export function withoutMarker(text: string) {
  return text.replace(MARKER, ' ')
}

/**
 * The built-in assistant. It keeps nothing between calls: it goes through the visitor's messages from the first one. The
 * assistant's messages in the history are not looked at, because a visitor can write those too; a lead can only come from
 * what this understood.
 *
 * @param messages - the conversation, the visitor's new message last
 * @param now - for opening hours
 */
export async function answer(messages: ChatMessage[], userInfo: UserInfo, now: Date): Promise<Answer> {
  const texts = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => written(withoutMarker(content).slice(0, MAX_TEXT)))
  const turns = texts.map((text) => ({ text, whole: requestOf(text), requests: requestsOf(text) }))
  // Embedded in one batch: one by one they would take four times as long.
  await vectorsOf(
    turns.flatMap(({ whole, requests }) =>
      [whole, ...requests].flatMap(({ plain, masked }) => [plain, masked]),
    ),
  )
  const page = topicOfPage(userInfo.page)
  let state: State = page ? { ...START, topics: [page], named: page.group ? [] : [page.label] } : START
  let last: Answer = { text: '' }
  for (const said of turns) {
    const turn = turnInFull(said, state)
    const [wholeMatches = [], ...matches] = await inThread([turn.whole, ...turn.requests], state)
    const understood: Turn = { ...turn, matches, wholeMatches, now }
    const isGone = userInfo.leadSent === true && said === turns.at(-1)
    const next = reply(isGone ? reduce(state, { type: 'gone' }) : state, understood)
    state = next.state
    last = next.lead
      ? { text: `${next.text}\n\n${LEAD_MARKER}${JSON.stringify(next.lead)}`, lead: next.lead }
      : { text: next.text }
  }
  return last
}

/** The intents of each request, as it was said and as it would stand without the conversation: the better counts. */
async function inThread(requests: Request[], state: State): Promise<Match[][]> {
  const named = requests.flatMap(({ entities }) => productsOf(entities))
  const context = { ...state, topics: topicsFor(named, state.topics) }
  const alone = requests.map((request) =>
    standalone(request, named.length > 0 ? { ...context, service: undefined } : context),
  )
  const all = [...requests, ...alone.flat()]
  const found = await intentsOf(
    all,
    all.map(({ entities }) => topicsFor(productsOf(entities), context.topics)),
  )
  const meant = found.slice(requests.length)
  return requests.map(({ words }, at) => {
    const said = found[at] ?? []
    const own = meant.splice(0, alone[at]?.length)
    // A name that is only added may draw an answer by itself: the words that were said count as much.
    const isAdded = own.length === 1 && !PATTERNS.pronoun.test(lineOf(words))
    return better([said, ...(isAdded ? [summed(own[0] ?? [], said)] : own)].flat())
  })
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
export async function ready() {
  await Promise.all([warmUp(), learnt()])
}
