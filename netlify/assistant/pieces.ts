import { EMAIL, phoneIn } from './contacts'

/** A number that is sent in pieces: '07700', then '900', then '642'; and an address that stops early: 'gary@example', then '.com'. */

/** Digits at the end of a message that begin a number: with nothing before them, or after a word for one. */
const BEGINS =
  /(?:(?:^|[.!?\n]\s*)\D{0,16}|\b(?:numbers?|mobile|mob|phone|tel|cell|ring|call)\b\D{0,12})((?:0|\+44) ?\d[\d ]{1,7})[^\d?]{0,4}$/i

/** '900 is the next bit', '642. thats the end of it': digits and few words. */
const FOLLOWS = /(?:^|[.!?:,]\s)\D{0,16}(\d(?:[ -]?\d){1,8})([^\d?]{0,36})(?:$|[.!,;]\s)/i

/** '900 wide', '10 am': no piece of a number. */
const MEASURED = /^ ?(?:mm|cm|m|am|pm|p|%|by|x|wide|high|deep|tall|long|windows?|doors?|o['’]?clock)\b/i

/** 'Is your number 01632?' */
const OURS = /\byour\b/i

const LONGEST = 11

const HALF_MAIL = /(?<![\w.+-])[a-z0-9][\w.+-]*@[a-z0-9-]{4,}\b(?![\w.-]*\w)/i
/** '.com', 'its co.uk', 'dot co dot uk' */
const MAIL_END = /(?<![\w@])\.?((?:co\.|org\.|ac\.|me\.)?uk|com|net|org|ie|eu|info|biz)\b/i
/** Hosts of mail that have one ending only. */
const ENDS_IN_COM = /@(?:gmail|googlemail|icloud|outlook|btinternet|aol)$/i

/** An address that stops early, as far as it goes: with the ending that it must have, or that the next message tells. */
function mailOf(begun: string | undefined, text: string): Piece | undefined {
  const half = HALF_MAIL.exec(text)?.[0].toLowerCase()
  if (half && ENDS_IN_COM.test(half)) return { text: text.replace(HALF_MAIL, `${half}.com`), isPiece: false }
  if (half) return phoneIn(text).phone ? undefined : { text, begun: half, isPiece: true }
  if (!begun?.includes('@')) return undefined
  const said = text.replace(/\s*\bdot\b\s*/gi, '.')
  const [whole = '', end] = MAIL_END.exec(said) ?? []
  if (!end) return { text, begun, isPiece: false }
  return { text: said.replace(whole, ` ${begun}.${end.toLowerCase()} `), isPiece: false }
}

interface Piece {
  /** The message, with the whole number in it where this piece completes it. */
  text: string
  /** What there is of a number that is not complete. */
  begun?: string
  /** The message is a piece, and more is to come. */
  isPiece: boolean
}

/** A message as a piece of a number: what was begun before is kept until it is whole, whatever is said between. */
export function pieceOf(begun: string | undefined, text: string): Piece {
  // Whoever gives another contact is not waiting to send the rest.
  if (EMAIL.test(text)) return { text, isPiece: false }
  const mail = mailOf(begun, text)
  if (mail) return mail
  if (begun !== undefined && phoneIn(text).phone === undefined) {
    const [, next, after = ''] = FOLLOWS.exec(text) ?? []
    const all = next && !MEASURED.test(after) && `${begun} ${next}`
    if (all && phoneIn(all).phone) return { text: text.replace(next, ` ${all} `), isPiece: false }
    if (all && all.replace(/\D/g, '').length < LONGEST) return { text, begun: all, isPiece: true }
    return { text, begun, isPiece: false }
  }
  const first = OURS.test(text) ? undefined : BEGINS.exec(text)?.[1]
  return first === undefined ? { text, isPiece: false } : { text, begun: first, isPiece: true }
}
