import { HISTORY_KEY } from './history-key'
import { WELCOME, welcome, type Message } from './message'

/** How many messages are remembered, besides the greeting. */
const MEMORY = 100

/**
 * The conversation that this browser remembers. Whatever cannot be read is left out and logged; a greeting in an older
 * wording gives way to the present one; nothing left means a new conversation.
 */
export function loadHistory(): Message[] {
  const messages = parse(read())
  const [first, ...rest] = messages
  if (!first) return [welcome()]
  // Only a greeting makes the assistant speak first.
  return first.role === 'assistant' ? [{ ...first, content: WELCOME }, ...rest] : messages
}

/** Stores the conversation, unless the browser's storage is full or blocked. */
export function saveHistory(messages: readonly Message[]) {
  const kept = messages.length > MEMORY ? [...messages.slice(0, 1), ...messages.slice(1 - MEMORY)] : messages
  try {
    window.localStorage.setItem(HISTORY_KEY, JSON.stringify(kept))
  } catch (error) {
    console.info('The conversation could not be kept', error)
  }
}

function read() {
  try {
    return window.localStorage.getItem(HISTORY_KEY)
  } catch {
    return null
  }
}

function parse(stored: string | null): Message[] {
  if (stored === null) return []
  try {
    const value: unknown = JSON.parse(stored)
    if (!Array.isArray(value)) throw new TypeError('A list was expected')
    const messages = value.flatMap(toMessage)
    if (messages.length < value.length) console.info('Some stored messages could not be read')
    return messages
  } catch (error) {
    console.info('The stored conversation could not be read', error)
    return []
  }
}

function toMessage(value: unknown): Message[] {
  if (typeof value !== 'object' || value === null) return []
  const { role, content, timestamp } = value as Record<string, unknown>
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string' || !content.trim()) return []
  const time = new Date(typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : NaN)
  return [{ role, content, timestamp: Number.isNaN(time.getTime()) ? new Date() : time }]
}
