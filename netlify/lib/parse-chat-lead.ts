import { CHAT_LIMITS } from '../../src/contracts/chat'
import type { Outcome } from './http'
import type { ChatRecord } from './lead-store'

const LIMITS = { fields: 40, name: 40, text: 500 }
const NAME = /^[A-Za-z][\w-]*$/
const SUMMARY = 'conversation_summary'
const FORBIDDEN = new Set(['constructor', 'prototype'])

/**
 * The lead of a conversation as it may be kept and forwarded. The assistant chooses some of its fields, so that there is
 * no list of them; there are limits. What is too long is cut rather than refused: nobody would be there to correct it.
 *
 * @param input - `leadData` as it came
 * @returns a flat record, or a 400 to answer with
 */
export function parseChatLead(input: unknown): Outcome<ChatRecord> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, status: 400, error: 'leadData must be an object' }
  }
  const fields = Object.entries(input)
    .filter(([name]) => NAME.test(name) && name.length <= LIMITS.name && !FORBIDDEN.has(name))
    .map(([name, value]) => [name, plain(name, value)] as const)
    .filter((field): field is [string, string | number | boolean] => field[1] !== undefined)
    .slice(0, LIMITS.fields)
  if (!fields.some(([, value]) => value !== '')) {
    return { ok: false, status: 400, error: 'leadData must have at least one field' }
  }
  return { ok: true, value: Object.fromEntries(fields) }
}

/** Text, number or flag; anything deeper as JSON text, so that a design that travels along is not lost. */
function plain(name: string, value: unknown) {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (name === SUMMARY) return text.trim().slice(0, CHAT_LIMITS.summary)
  return text.replace(/\s+/g, ' ').trim().slice(0, LIMITS.text)
}
