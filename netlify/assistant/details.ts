import file from './knowledge/about-call.json'
import { PATTERNS } from './patterns'
import { placeIn, postcodeIn, townIn, withoutPostcodes } from './places'
import type { Request } from './requests'
import { inOwnWords, withoutContacts } from './contacts'
import { isExcuse } from './slips'
import { figuresIn, NEW_SIZE } from './tally'
import { withoutTimes } from './timing'
import { mentionsIn } from './topics'
import { contentOf, wordsOf } from './words'

/** What the work is, in the visitor's own words: whole sentences, for the caller to read as they were said. */

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
const MOST = 500

/**
 * What a message tells of the work: its sentences but for those that hold only a name, a number, a time or a wish to be
 * called. Numbers and addresses are taken out: they have places of their own.
 *
 * @param name - the visitor's, which tells nothing of the work
 * @param own - the number and the address in the record
 */
export function toldIn(text: string, name = '', own: string[] = []): string | undefined {
  const sentences = text
    .replace(GREETING, '')
    .replace(/(\d)\.(\d)/g, '$1·$2')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replaceAll('·', '.').trim())
  const telling = sentences.map((sentence) => isTelling(sentence, name))
  const from = telling.indexOf(true)
  const kept = sentences
    .filter((sentence, at) => telling[at] || (from >= 0 && WHERE_IT_GOES.test(sentence)))
    .map((sentence) => withoutEnd(inOwnWords(sentence, own), name))
    .filter((sentence) => /\w{2}/.test(sentence))
  return kept.length > 0 ? kept.join(' ').slice(0, MOST) : undefined
}

/** 'It’s for a uPVC door', 'back door': beside what else is told it says where the work is. */
const WHERE_IT_GOES =
  /^(?:(?:it['’]?s|its|this is|that['’]?s) (?:for|on|in|at|to|the|my|our) )?(?:(?:a|an|the|my|our) )?(?:front|back|side|rear|patio|kitchen|upvc|composite|wooden|timber|aluminium|garage|porch|bathroom|bedroom)(?: [a-z]+){0,2} (?:doors?|windows?)[.!]?$/i

/** A sentence without the name and the commas that it ended in. */
function withoutEnd(sentence: string, name: string) {
  const tidy = sentence
    .replace(/(?:\s*,)+(?=\s*(?:,|[.!?]|$))/g, '')
    .replace(/\s+(?=[,.])|(?<=\s)\s+|^[\s,]+/g, '')
    .trim()
  const end = name && tidy.toLowerCase().lastIndexOf(name.toLowerCase())
  return end && end > 0 && /^[\s,.!]*$/.test(tidy.slice(end + name.length))
    ? tidy.slice(0, end).replace(BEFORE_NAME, '')
    : tidy
}

const BEFORE_NAME =
  /[\s,]*(?:\b(?:i'?m|i am|its|it's|this is|(?:s?he(?:['’]?s| is) )?called|(?:my )?name(?:'s| is)?))?\s*$/i

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
  // 'You call me Lan', of Nguyen Thi Lan: who rings should know.
  const [, called = ''] = CALLED.exec(bare) ?? []
  if (called && name.includes(' ') && !name.startsWith(called)) return true
  const rest = others.reduce(
    (left, word) => (word ? left.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), ' ') : left),
    withoutTimes(bare),
  )
  if (isOfWork(rest)) return !isBareName(rest)
  if (COUNTS.test(bare) || NEW_SIZE.test(bare)) return true
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

const CALLED = /\b(?:[Cc]alls? me|[Kk]now(?:n as| me as)|[Gg]o(?:es)? by) (\p{Lu}[\p{L}-]+)/u

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
  return figuresIn(text).length > 0 || mentionsIn(wordsOf(text).stems).length > 0
}
