import type { ChatMessage, UserInfo } from '../lib/parse-chat'
import { findLead, type Collecting } from './collect'
import { MARKER, withoutMarker } from './lead'
import { asksSomething } from './parts'
import { reply, replyTo } from './reply'
import { readText, type Thread } from './thread'

/** What is passed on of a visitor who wants to be called. */
export interface QualifiedLead {
  name: string
  phone?: string
  email?: string
  service: string
  urgency: 'high' | 'medium' | 'low'
}

export interface Answer {
  /** What is streamed: Markdown, and the marker at the end of the reply that qualifies a lead. */
  text: string
  lead?: QualifiedLead
}

/** Longest text of a message to think about. */
const MAX_TEXT = 1_000

/**
 * The built-in assistant. It keeps nothing between calls: it goes through the visitor's messages from the first one, as
 * it did when each was new, and so knows again what it asked and what it was told. The assistant's messages in the
 * history are not looked at, because a visitor can write those too; a lead can only come from what this understood.
 *
 * @param messages - the conversation, the visitor's new message last
 * @param userInfo - the page the visitor is on, and the door on the screen
 * @param now - for opening hours
 */
export function answer(messages: ChatMessage[], userInfo: UserInfo, now: Date): Answer {
  const thread: Thread & Collecting = {
    answered: 0,
    hasOffered: false,
    hasDeclined: false,
    lead: {},
    asked: {},
  }
  let last: Answer = { text: '' }
  for (const { role, content } of messages) {
    if (role === 'user') last = step(thread, content, userInfo, now)
  }
  return last
}

function step(thread: Thread & Collecting, content: string, userInfo: UserInfo, now: Date): Answer {
  const text = withoutMarker(content).slice(0, MAX_TEXT)
  const question = readText(text, { userInfo, now })
  const { text: said, lead } = findLead(thread, question, (parts) =>
    parts ? replyTo(thread, parts, question) : reply(thread, question),
  )
  thread.told = asksSomething(question) ? undefined : question.words
  if (!lead) return { text: said }
  return { text: `${said}\n\n${MARKER}${JSON.stringify(lead)}`, lead }
}
