import { LEAD_MARKER, type QualifiedLead } from '../../src/contracts/chat'
import type { ChatMessage, UserInfo } from '../lib/parse-chat'
import { reply } from './dialogue'
import { warmUp } from './embed'
import { learnt, intentsOf, type Match } from './intents'
import { productsOf } from './entities'
import type { Turn } from './part'
import { requestOf, requestsOf, type Request } from './requests'
import { written } from './spoken'
import { reduce, START, type State } from './state'
import { topicsFor } from './subjects'
import { standalone } from './thread'
import { topicOfPage } from './topics'
import { vectorsOf } from './vectors'

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
  for (const turn of turns) {
    const [wholeMatches = [], ...matches] = await inThread([turn.whole, ...turn.requests], state)
    const understood: Turn = { ...turn, matches, wholeMatches, now }
    const isGone = userInfo.leadSent === true && turn === turns.at(-1)
    const said = reply(isGone ? reduce(state, { type: 'gone' }) : state, understood)
    state = said.state
    last = said.lead
      ? { text: `${said.text}\n\n${LEAD_MARKER}${JSON.stringify(said.lead)}`, lead: said.lead }
      : { text: said.text }
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
  const all = [...requests, ...alone.filter((one) => one !== undefined)]
  const found = await intentsOf(
    all,
    all.map(({ entities }) => topicsFor(productsOf(entities), context.topics)),
  )
  const meant = found.slice(requests.length)
  return requests.map((_, at) => {
    const said = found[at] ?? []
    return alone[at] ? better(said, meant.shift() ?? []) : said
  })
}

function better(said: Match[], meant: Match[]) {
  const best = new Map<string, Match>()
  for (const match of [...said, ...meant].sort((one, other) => other.score - one.score)) {
    const key = `${match.kind} ${match.id}`
    if (!best.has(key)) best.set(key, match)
  }
  return [...best.values()]
}

/** Loads what the first question needs. */
export async function ready() {
  await Promise.all([warmUp(), learnt()])
}
