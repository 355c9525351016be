/** What the page and the two chat functions must agree on. */

/** Who speaks. There is no third role: whoever could send a `system` message would give the orders. */
export const CHAT_ROLES = ['user', 'assistant'] as const
export type ChatRole = (typeof CHAT_ROLES)[number]

export const CHAT_LIMITS = {
  /** Most bytes of a whole request. */
  body: 128 * 1024,
  /** Most messages of a conversation, the latest last. */
  messages: 60,
  /** Most characters of one message, by who wrote it. */
  length: { user: 4_000, assistant: 16_000 },
  /** Most characters that the page lets a visitor type. */
  typed: 2_000,
  /** Most characters of the visitor's own words that go with a lead. */
  summary: 8_000,
  /** Most of the assistant's messages that the page sends along; the visitor's own go first. */
  replies: 10,
} as const

/** A qualified lead follows this in a reply, as JSON. It is never shown. */
export const LEAD_MARKER = '[LEAD_QUALIFIED]'

/** The public key of the two functions, where none is set. */
export const DEFAULT_PUBLIC_KEY = 'public-anon'

/** What the assistant says of a visitor who wants to be called. */
export interface QualifiedLead {
  name: string
  phone?: string
  email?: string
  service: string
  urgency?: 'high' | 'medium' | 'low'
  postcode?: string
  /**
   * Numbers and addresses in the conversation that are not to leave the page, because the visitor struck them out or they are somebody's
   * who has not agreed. For the page alone: it is not sent on.
   */
  withheld?: string[]
  /**
   * `false` while a question is still open: the page then keeps the lead until the next reply, and sends it as it is
   * if the visitor leaves. Any other lead is sent at once.
   */
  complete?: false
  /** The visitor took it back before it was sent: what the page keeps is dropped, and nothing goes out. */
  withdrawn?: true
}

const CARD = /\b\d(?:[ -]?\d){12,18}\b/g

/** Whether a text holds what can only be the number of a payment card. */
export function holdsCard(text: string) {
  return [...text.matchAll(CARD)].some(([digits]) => isCard(digits))
}

/** A text without the numbers of payment cards: nobody needs them, so nobody keeps them. */
export function withoutCards(text: string) {
  return text.replace(CARD, (digits) => (isCard(digits) ? '[card number removed]' : digits))
}

/**
 * A text without some telephone numbers and addresses.
 *
 * @param contacts - the numbers, however they are spaced, and the addresses
 * @param instead - what stands in their place
 */
export function redacted(text: string, contacts: readonly string[], instead = '[removed]') {
  return contacts.reduce((left, contact) => {
    const pattern = contact.includes('@')
      ? contact.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&')
      : numberPattern(contact)
    return pattern ? left.replace(new RegExp(pattern, 'gi'), instead) : left
  }, text)
}

/** A shorter number is none that could be rung. */
const LEAST_DIGITS = 7

/** A telephone number with whatever stands between its digits, from within the country or from abroad. */
function numberPattern(number: string) {
  const national = number.replace(/\D/g, '').replace(/^(?:(?:00)?44|0)/, '')
  const rest = [...national].join('[\\s().-]*')
  return national.length < LEAST_DIGITS ? undefined : `(?:(?:\\+|00)?44[\\s().0-]*|0[\\s().-]*)?${rest}`
}

/** In fours as they stand on a card, or with the check digit that every payment card carries (Luhn). */
function isCard(text: string) {
  if (/^[3-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}$/.test(text)) return true
  const sum = [...text.replace(/\D/g, '')].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
