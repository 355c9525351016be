import file from './knowledge/about-call.json'
import { PATTERNS } from './patterns'
import { placeIn, postcodeIn, townIn, withoutPostcodes } from './places'
import type { Request } from './requests'
import { withoutContacts } from './contacts'
import { hasFigures } from './counted'
import { isExcuse } from './slips'
import { withoutTimes } from './timing'
import { mentionsIn } from './topics'
import { contentOf, wordsOf } from './words'

/** Whether a message tells anything of the work. */

export const ABOUT_CALL = new Set(Object.values(wordsOf(file.words)).flat())
const GREETING =
  /^\W*(?:hi|hiya|hello|hey|(?:good )?(?:morning|afternoon|evening)(?! (?:of|on)\b))(?: there| all)?\b[\s,.!-]*/i
const MOST_LEFT = 6
/** Words round a number that is put right. */
const MOST_MENDED = 14
/** 'Send me the technical sheets: …' */
const ASKS_FOR =
  /\b(?:sheets?|brochures?|drawings?|specs?|specifications?|samples?|details of|prices?|plans?|photos?)\b/i
/** 'Order was BF-20418' */
const REFERENCE = /\b[A-Z]{1,4}[-/]?\d{3,}\b|^(?:RAL ?)?\d{4}\.?$/i
/**
 * Whether a message tells of the work: whether a sentence of it holds more than a name, a number, a time or a wish to be called.
 *
 * @param name - the visitor's, which tells nothing of the work
 */
export const tellsWork = (text: string, name = '') =>
  text
    .replace(GREETING, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .some((sentence) => isTelling(sentence.trim(), name))

/** Whether a sentence says more than who, where and when. */
function isTelling(sentence: string, name: string) {
  if (isExcuse(sentence)) return false
  const bare = withoutContacts(sentence)
  const place = placeIn(bare, wordsOf(bare))?.name ?? ''
  const others = [
    ...name.split(' '),
    ...place.split(' '),
    ...(townIn(bare) ?? '').split(/,? /),
    ...(postcodeIn(bare)?.whole ?? '').split(' '),
  ]
  if (REFERENCE.test(bare)) return true
  const rest = others.reduce(
    (left, word) => (word ? left.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), ' ') : left),
    withoutTimes(bare),
  )
  if (isOfWork(rest)) return !isBareName(rest)
  if (COUNTS.test(bare)) return true
  const { stems, said } = wordsOf(rest)
  // 'Sorry, mixed up the end': what stands beside a number is about the number.
  const ofWork = contentOf(stems).filter((stem) => !ABOUT_CALL.has(stem) && /[a-z]/.test(stem))
  const isOfNumber =
    bare !== sentence.trim() &&
    ((said.length <= MOST_LEFT && !ASKS_FOR.test(rest)) ||
      ofWork.join() === 'old' ||
      (said.length <= MOST_MENDED && PATTERNS.corrects.test(sentence)))
  return !isOfNumber && ofWork.length > 0
}

/** 'Need about eight': how many of what was named before. */
const NUMBER = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const COUNTS = new RegExp(
  `^\\W*(?:(?:i|we|and|would|about|around|just|only|there are) )*${NUMBER} (?:of (?:them|those)|in all|altogether)\\b|^\\W*(?:(?:i|i['’]ve|we|we['’]ve|and|would) )*(?:need|want|got|have|after) (?:about |around |just |only |roughly )?${NUMBER}(?: (?:please|at|on|in|upstairs|downstairs|across|round)\\b[\\w ’']{0,24})?[.!]?\\s*$`,
  'i',
)

/** 'My postcode is RM1 2SA' */
export function saysOnlyWhere({ text, entities: { place } }: Request) {
  const rest = wordsOf(withoutPostcodes(text)).stems
  return place?.code !== undefined && contentOf(rest).every((stem) => ABOUT_CALL.has(stem))
}

const MATERIAL = /^(?:upvc|composite|aluminium)$/

/** 'Please call me about bi-folds' tells only what the service of the record says. */
function isBareName(sentence: string) {
  // '5 blown units in Brentwood': how many.
  if (PATTERNS.corrects.test(sentence) || /\b\d+\b/.test(sentence)) return false
  const { stems } = wordsOf(sentence)
  const mentions = mentionsIn(stems)
  // 'uPVC is fine for the back': the record says no more than 'back door'.
  if (mentions.some(({ at, length }) => MATERIAL.test(stems.slice(at, at + length).join(' ')))) return false
  // 'New locks for my French doors': the record names the work, and not where it is.
  const kinds = new Set(mentions.map(({ topic }) => topic.family === 'service'))
  if (kinds.size > 1) return false
  const named = mentions.flatMap(({ at, length }) => stems.slice(at, at + length))
  return contentOf(stems).every((stem) => named.includes(stem) || ABOUT_CALL.has(stem))
}

/** Whether a text names what the work is: a product, a count, a size or a colour. */
function isOfWork(text: string) {
  return hasFigures(text) || mentionsIn(wordsOf(text).stems).length > 0
}
