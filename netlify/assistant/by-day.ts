import { CORRECTED } from './contacts'

const ON_A_DAY =
  /\b(?:if|when|whenever|on|at|for)\b(?: (?:it|that|the day|today))?(?:['’]?s| is| falls on)?(?: an?| the)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?)\b[^.!?]{0,60}\b(?:ring|call|phone|text|try|use|get|it['’]?s|that['’]?s)\b[^.!?]{0,40}\d{5}/i

/** 'If it’s a Tuesday ring Bex instead, 07700 …': on other days the number that was given before holds, and its owner is rung. */
export const isByDay = (text: string) =>
  (ON_A_DAY.test(text) || FOR_A_VISIT.test(text)) && !CORRECTED.test(text)
/** 'My dad's number for the Tuesday visit' */
const FOR_A_VISIT =
  /\b(?:number|mobile|phone|no\.?) for (?:the |that )?(?:\w+ )?(?:visit|survey|access|measure|measuring|fitting|delivery)\b/i
