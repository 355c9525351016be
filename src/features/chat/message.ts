import chat from '@data/chat.json'
import { CHAT_LIMITS, type ChatRole } from '@/contracts/chat'

export interface Message {
  role: ChatRole
  content: string
  timestamp: Date
}

interface Suggestion {
  text: string
  action: 'doors' | 'call' | 'windows'
}

/** The chat's words, from data/chat.json: what it says first, and what stands around it. */
export const { welcome: WELCOME, bubble: INVITATION, short: IN_SHORT } = chat
export const { status: STATUS, placeholder: PLACEHOLDER } = chat
export const WHATSAPP_BUTTON = chat.whatsappButton

// A JSON module knows the actions only as text; check:data has made sure of them.
export const SUGGESTIONS = chat.suggestions as readonly Suggestion[]

/** Longest message that a visitor may send. */
export const MAX_MESSAGE = CHAT_LIMITS.typed

export function welcome(): Message {
  return { role: 'assistant', content: WELCOME, timestamp: new Date() }
}

/** Time of day as the messages show it: "9:05 am". */
export function clockTime(time: Date) {
  const hours = time.getHours()
  const minutes = String(time.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

/** What the visitor wrote, message by message. */
export function wordsOfVisitor(messages: readonly Message[]) {
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content)
}
