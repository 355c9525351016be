import { LEAD_MARKER, type QualifiedLead } from '../../src/contracts/chat'
import type { ChatMessage, UserInfo } from '../lib/parse-chat'
import { reply, type Turn } from './dialogue'
import { warmUp } from './embed'
import { learnt, intentsOf } from './intents'
import { requestOf, requestsOf } from './requests'
import { START, type State } from './state'
import { topicOfPage } from './topics'
import { vectorsOf } from './vectors'

export interface Answer {
  /** What is streamed: Markdown, and the marker at the end of a reply that qualifies a lead. */
  text: string
  lead?: QualifiedLead
}

/** Longest text of a message to think about. */
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
    .map(({ content }) => withoutMarker(content).slice(0, MAX_TEXT))
  const turns = texts.map((text) => ({ text, whole: requestOf(text), requests: requestsOf(text) }))
  // All sentences at once: one by one they would take four times as long.
  await vectorsOf(
    turns.flatMap(({ whole, requests }) =>
      [whole, ...requests].flatMap(({ plain, masked }) => [plain, masked]),
    ),
  )
  const page = topicOfPage(userInfo.page)
  let state: State = page ? { ...START, topics: [page] } : START
  let last: Answer = { text: '' }
  for (const turn of turns) {
    const [wholeMatches = [], ...matches] = await intentsOf(
      [turn.whole, ...turn.requests],
      state.topics[0]?.id,
    )
    const understood: Turn = { ...turn, matches, wholeMatches, now }
    const said = reply(state, understood)
    state = said.state
    last = said.lead
      ? { text: `${said.text}\n\n${LEAD_MARKER}${JSON.stringify(said.lead)}`, lead: said.lead }
      : { text: said.text }
  }
  return last
}

/** Loads what the first question needs. */
export async function ready() {
  await Promise.all([warmUp(), learnt()])
}
