import { figured } from './spoken'

/** A number that was given, put right at its end, and an address at its beginning. */

const PART = '(\\d{2,6}|\\d{3} \\d{3})'
/** 'It ends 58', '960158 on the end', 'the last three are 158' */
const END = new RegExp(
  [
    `\\b(?:ends?|ending|finish(?:es|ing)?)\\s(?:bit |part )?(?:in |with |on |is |should be )?${PART}\\b`,
    `\\b${PART},? (?:goes |is )?(?:(?:on|at|for) the (?:very )?end|is the (?:ending|end|last bit))\\b`,
    `\\blast (?:bit|part|few|two|three|four|five|six|\\d)(?: digits| numbers| figures)? (?:is|are|should be) ${PART}\\b`,
  ].join('|'),
  'i',
)
/** '158 not 185', 'not 185 but 158', '85 should be 58' */
const INSTEAD = new RegExp(
  `\\b(?<right>\\d{2,6}),? (?:and )?not (?<wrong>\\d{2,6})\\b|\\b(?:not (?<not>\\d{2,6}),?(?: but)?|(?<was>\\d{2,6})) (?:it['’]?s|should(?: be| have been)?|is) (?<is>\\d{2,6})\\b`,
  'i',
)
/** 'I’ve got the last two the wrong way round' */
const SWAPPED =
  /\blast (?:two|2|pair|couple)\b[^.!?]{0,30}\b(?:wrong way|other way|back to front|swapped|swop+ed|mixed up)|\b(?:swap(?:ped)?|swopped|mixed|muddled|transposed|got) (?:up |over )?the last (?:two|2|pair|couple)\b(?! [a-z]+s\b)/i

/** 'Actually make it 960882': as many digits as it ends in, few of them new. */
const PUT_RIGHT =
  /\b(?:sorry|oops|actually|wrong|typo|correction|meant?|make (?:it|that)|should (?:be|have been)|rather)\b\D{0,40}?(\d{3} ?\d{3}|\d{4,6})\b(?! ?(?:mm|cm|m|x|by|wide|high|pounds?|quid)\b)/i
const MOST_NEW = 2

const THEIRS =
  /\b(?:his|hers|theirs) (?:is|ends?|finish)|\b(?:his|her|their) (?:number|mobile|phone|landline|one)\b/i
/** 'The house is 58 on the end of the terrace', 'the last two are 1200 wide' */
const ELSEWHERE =
  /\b(?:house|home|terrace|road|street|close|row|walls?|windows?|doors?|pane(?:l|s)*|gables?|elevation|month|year|week|wide|high|tall|deep|mm|cm|m|metres?|ft)\b/i
const OF_NUMBER = /\b(?:numbers?|phone|mobile|digits?|figures|starts?|beginning|middle)\b/i

/** 'Sorry, it ends 385': a number that was given, with other digits at its end. */
export function withTail(phone: string | undefined, text: string): string | undefined {
  // 'His is the same as mine but ends 046'
  if (!phone || THEIRS.test(text)) return undefined
  const whole = phone.replace(/\D/g, '')
  // 'Jo, 07700 960185. Sorry, ends 58'
  const [first = '', ...after] = text.split(new RegExp([...whole].join('[\\s-]*')))
  const isHere = after.length > 0
  const mended = figured(isHere ? after.join(' ') : first)
    .split(BETWEEN)
    .map((sentence) => mendedBy(whole, sentence, isHere))
    .find((number) => number && number !== whole)
  return mended && spaced(mended)
}

const BETWEEN = /(?<=[.!?\n])\s+/

/** A sentence of more words says something besides. */
const MOST_OF_NUMBER = 8

/** A message without the sentences that only put a number right. */
export const withoutTail = (phone: string | undefined, text: string) =>
  phone === undefined
    ? text
    : text
        .split(BETWEEN)
        .filter(
          (sentence) =>
            sentence.split(' ').length > MOST_OF_NUMBER ||
            !mendedBy(phone.replace(/\D/g, ''), figured(sentence)),
        )
        .join(' ')

/** The number as one sentence puts it right. */
function mendedBy(whole: string, sentence: string, isHere = false): string | undefined {
  const isOfNumber = OF_NUMBER.test(sentence)
  if (ELSEWHERE.test(sentence) && !isOfNumber) return undefined
  const withEnd = (digits: string) => whole.slice(0, -digits.length) + digits
  const { right, wrong, not, was, is } = INSTEAD.exec(sentence)?.groups ?? {}
  const [old = '', put = ''] = [wrong ?? not ?? was, right ?? is]
  if (old && whole.endsWith(old)) return withEnd(put)
  // '07701 not 07700 at the start'
  if (old && isOfNumber && whole.split(old).length === 2) return whole.replace(old, put)
  const ending = END.exec(sentence)?.slice(1).find(Boolean)
  if (ending) return withEnd(ending.replace(' ', ''))
  if (SWAPPED.test(sentence)) return withEnd([...whole.slice(-2)].reverse().join(''))
  // 'Wrong number, 07700 960158 not 960185': what is right stands there.
  const again = isHere ? undefined : PUT_RIGHT.exec(sentence)?.[1]?.replace(' ', '')
  return again && isSlip(whole, again) ? withEnd(again) : undefined
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
