import { CHAT_LIMITS, type ChatRole } from '@/contracts/chat'

export interface Message {
  role: ChatRole
  content: string
  timestamp: Date
}

export interface Suggestion {
  text: string
  action: 'doors' | 'call' | 'windows'
}

export const WELCOME = 'Hi there! You can talk to me about anything. How can I help you today?'

export const SUGGESTIONS: readonly Suggestion[] = [
  { text: 'Learn more about our composite Door range?', action: 'doors' },
  { text: 'Want to book a call with one of our professionals?', action: 'call' },
  { text: 'Check out our window options?', action: 'windows' },
]

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
