import { company } from './catalogue'
import { spaced } from './tail'

/** Telephone numbers and e-mail addresses in a text. */

export const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}/i
const EVERY_EMAIL = new RegExp(EMAIL, 'gi')
export const PHONE = /(?:\+|\b)\d(?:[\d\s()-]|\.(?=\d)){4,22}\d\b/g
const OWN = new Set([company.phone, company.mobile].map((number) => number.replace(/\D/g, '')))

/** A number or an address in a text. */
interface Contact {
  text: string
  at: number
}

const LEAST_DIGITS = 10

/** The addresses of a text, and the numbers that are long enough to be called. */
export function contactsIn(text: string): { mails: Contact[]; phones: Contact[] } {
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({ text: whole, at: index }))
  const phones = found(PHONE).filter((one) => one.text.replace(/\D/g, '').length >= LEAST_DIGITS)
  return { mails: found(EVERY_EMAIL), phones }
}

/** 'Sorry, that is the old number.' */
export const CORRECTED =
  /\b(sorry|wrong|old (?:one|number)|should be|mean|meant|correct|not(?! (?:in|there|home|about|around|available|answering|up|before|after|until|till)\b)|actually|oops|no\b(?! (?:answer|reply|joy|luck)))/i

/** The address in a text: of two the one that puts the other right. */
export function emailIn(text: string) {
  const [first, ...others] = text.match(EVERY_EMAIL) ?? []
  const last = others.at(-1)
  return (last && CORRECTED.test(text.slice(text.indexOf(first!))) ? last : first)?.toLowerCase()
}

/** The number in a text that can be called, and a second: who corrects themselves says the right one last. */
export function phoneIn(text: string): { phone?: string; spare?: string; isShort: boolean } {
  let isShort = false
  const phones: string[] = []
  let preferred: string | undefined
  for (const { 0: match, index } of text.matchAll(PHONE)) {
    if (NOT_USED.test(text.slice(0, index)) || NOT_USED_AFTER.test(text.slice(index + match.length))) continue
    // '07700 900217 3 Heath Rise': the number of the house is none of it.
    const [own = match] = /^0(?:[ ()-]?\d){10}(?= )/.exec(match) ?? []
    const digits = own
      .replace(/[^\d+]/g, '')
      .replace(/^(?:\+|00)44\(?0?/, '0')
      .replace(/^00(?=[1-9])/, '+')
    const isForeign = digits.startsWith('+')
    const { length } = digits.replace('+', '')
    if (OWN.has(digits) || (!isForeign && !digits.startsWith('0'))) {
      // '7700 900123' lost its nought on the way.
      if (/^7\d{9}$/.test(digits)) phones.push(spaced(`0${digits}`))
      continue
    }
    const isRight = isForeign
      ? length >= 8 && length <= 15
      : BEGINS.test(digits) && (length === 11 || (length === 10 && digits.startsWith('01')))
    const number = isForeign ? digits : spaced(digits)
    if (isRight) phones.push(number)
    else isShort = true
    if (isRight && PREFERRED.test(text.slice(0, index))) preferred = number
  }
  const [first, ...others] = [...new Set(preferred ? [preferred, ...phones] : phones)]
  if (!first) return { isShort }
  // 'Ring me, not him': what is put right stands behind the number.
  const after = text.slice(text.search(/\d{5}/))
  if (!preferred && CORRECTED.test(after)) return { phone: others.at(-1) ?? first, isShort: false }
  return { phone: first, ...(others.length > 0 ? { spare: others.join(' and ') } : {}), isShort: false }
}

/** As numbers in Britain do; '00000 000000' is a joke. */
const BEGINS = /^0[1-35789]/

/** '07700 … is my wife’s. Mine’s 07700 …' */
const PREFERRED = /\d{3}[^\d]*\b(?:mine(?:['’]?s| is)?|use|better on|rather use)(?: (?:my|the) \w+)?[\s,:]*$/i

/** 'Please don’t use my mobile, 07700 …'; but 'text me, don’t ring, 07700 …' says how. */
const NOT_USED =
  /\b(?:don['’]?t|do not|never|not) (?:please )?(?:(?:use|try)(?: \w+){0,3}|(?<!\b(?:text|whatsapp|message|e-?mail)\b[^.!?]*)(?:ring|call|phone|text)(?: me)?(?: on)?(?: (?:my|the|this|that)(?: \w+){0,2})?)[,:]? ?$/i

/** 'My mobile is 07700 … but don’t use it'; but '… don’t ring, I’m driving' says how. */
const NOT_USED_AFTER =
  /^[^\d.!?]{0,30}\b(?:don['’]?t|do not|never|not to be) (?:used?|(?:ring|call|phone|text)(?: me)?(?: on)? (?:it|that|this)(?: (?:one|number))?)\b(?! (?:before|after|until|till|at|on|me before))/i

/** 'My telephone is …', with the firm's own number: the visitor's is another. */
export const givesOurs = (text: string) =>
  [...text.matchAll(PHONE)].some(
    ({ 0: number, index }) => OWN.has(number.replace(/\D/g, '')) && AS_OWN.test(text.slice(0, index)),
  )
const AS_OWN = /\b(?:my|mine|me|us|our)\b[^.!?\d]{0,30}$/i

/** What is left of a message without numbers and addresses, of payment cards neither. */
export function withoutContacts(text: string) {
  return text
    .replace(EMAIL, ' ')
    .replace(PHONE, (number) => (mayBeRung(number) ? ' ' : number))
    .replace(EXPIRY, ' ')
    .trim()
}

/** 'Order 24-1187', '1000 1500' are no telephone numbers, nor pieces of one. */
const mayBeRung = (number: string) => {
  const digits = number.replace(/\D/g, '')
  return /^[+0]/.test(number) || digits.length >= LEAST_DIGITS - 1 || /^\d{6}$/.test(number)
}

const EXPIRY = /\b(?:exp(?:iry|ires)?|cvv|cvc)\b\W*\d[\d/]*/gi
