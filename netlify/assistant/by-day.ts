import { CORRECTED } from './contacts'

const ON_A_DAY =
  /\b(?:if|when|whenever|on|at|for)\b(?: (?:it|that|the day|today))?(?:['’]?s| is| falls on)?(?: an?| the)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?)\b[^.!?]{0,60}\b(?:ring|call|phone|text|try|use|get|it['’]?s|that['’]?s)\b[^.!?]{0,40}\d{5}/i

/** 'If it’s a Tuesday ring Bex instead, 07700 …': on other days the number that was given before holds, and its owner is rung. */
export const isByDay = (text: string) => ON_A_DAY.test(text) && !CORRECTED.test(text)

/** 'The builder’s Gary, 07700 …, he knows the sizes': somebody who can be asked, and not who is to be rung in the visitor's place. */
export const isOfHelper = (text: string) => HELPER.test(text) && !RINGS.test(text) && !CORRECTED.test(text)
const HELPER =
  /\b(?:[Tt]he|[Mm]y|[Oo]ur) [a-z]+(?:['’]s| is|,| called)? \p{Lu}[\p{L}'’-]+,? (?:on |is )?(?:\+44|0)[\d ]{9,13}\b[,.;]? (?:and )?(?:s?he|they)(?:['’](?:s|ll|d|re|ve))? /u
const RINGS = /\b(?:ring|call|phone|text|contact|message)\b/i
