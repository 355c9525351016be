import type { Saying } from './timing'

/** Who is only to be there when somebody comes: neither rung, nor the one the work is for. */

const RELATIVE =
  '(?:daughter|son|wife|husband|partner|fianc[ée]e?|mum|mother|dad|father|brother|sister|niece|nephew|aunt|uncle|friend|neighbou?r|carer)(?:[- ]in[- ]law)?'
const PRESENT = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) ${RELATIVE}(?:,? \\p{Lu}[\\p{L}'’-]+,?)? (?:(?:to|will|must|should|would|has to|needs to|can|wants to|would like to|is going to|will have to) )?(?:(?:be|come|sit in) )?(?:also |always )?(?:here|there|present|with me|in the house|in the room|beside me|around)\\b`,
  'gu',
)

/** A message without those who are only to be present: 'I want my son Keith here if anybody visits'. */
export const withoutPresent = (text: string) => text.replace(PRESENT, ' ')

const THEIR_TIME = /\b(?:s?he|they)(?:['’](?:s|ll|d|re))?\b/i

/** What is said of calls: 'he can only manage Saturdays' is of the visit, if he is to be there. */
export const ofCalls = (sayings: Saying[], text: string) =>
  withoutPresent(text) === text ? sayings : sayings.filter((one) => !THEIR_TIME.test(one.text))
