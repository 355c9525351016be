import { figured } from './spoken'

/** A number that was given, put right at its end, and an address at its beginning. */

const TAIL =
  /\b(?:ends?|ending|finish(?:es|ing))\s+(?:in\s+|with\s+)?(\d{2,6})\b|\b(\d{3,6}),? not (\d{3,6})\b|\blast (?:two|three|four|\d)(?: digits| numbers| figures)? (?:are|is|should be) (\d{2,6})\b/i

/** 'Actually make it 960882': as many digits as it ends in, few of them new. */
const PUT_RIGHT =
  /\b(?:sorry|oops|actually|wrong|typo|correction|meant?|make (?:it|that)|should (?:be|have been)|rather)\b\D{0,40}?(\d{3} ?\d{3}|\d{4,6})\b(?! ?(?:mm|cm|m|x|by|wide|high|pounds?|quid)\b)/i
const MOST_NEW = 2

const THEIRS = /\b(?:his|hers?|theirs?)\b/i

/** 'Sorry, it ends 385': a number that was given, with other digits at its end. */
export function withTail(phone: string | undefined, text: string): string | undefined {
  // 'His is the same as mine but ends 046'
  if (THEIRS.test(text)) return undefined
  if (!phone) return undefined
  const whole = phone.replace(/\D/g, '')
  const again = PUT_RIGHT.exec(text)?.[1]?.replace(' ', '') ?? ''
  const [, ending, instead, old = '', last = isSlip(whole, again) ? again : ''] =
    TAIL.exec(figured(text)) ?? []
  // '4800 not 4200' is a size.
  const digits = ending ?? (whole.endsWith(old) ? instead : undefined) ?? last
  if (!digits) return undefined
  const mended = whole.slice(0, -digits.length) + digits
  return mended === whole ? undefined : spaced(mended)
}

const isSlip = (whole: string, again: string) =>
  [...again].filter((digit, at) => digit !== whole.at(at - again.length)).length <= MOST_NEW

const MAILBOX = /(?<![\w.])([a-z0-9][a-z0-9._+-]*)@(?![a-z0-9])/i

/** 'Only one s: kofi.asare@': an address that was given, with another beginning. */
export function withMailbox(email: string | undefined, text: string): string | undefined {
  const name = MAILBOX.exec(text)?.[1]?.toLowerCase()
  const mended = email && name && `${name}${email.slice(email.indexOf('@'))}`
  return mended === email ? undefined : mended
}

/** A number as it is written, in its groups. */
export function spaced(digits: string) {
  if (digits.startsWith('02')) return `${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`
  if (/^01(1\d|\d1)/.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}
