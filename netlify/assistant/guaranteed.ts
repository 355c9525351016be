import type { Part } from './part'
import { DIGITS } from './spoken'

/** Whether what was fitted in a year that is said is still within the guarantee: who says '2017' is not asked for the year. */

const YEARS = 10
const OF_FAULT = /^guarantee-(?:fault-covered|2016)$/
const IN_YEAR =
  /\b(?:fitted|installed|put|did|done|from|bought|had|changed|replaced|supplied|in|since|back)\b[^.?!]*?\b((?:19|20)\d\d)\b/i
const AGO =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|\d{1,2}) ?(?:years?|yrs?) (?:ago|back|since)\b/i
function yearOf(said: string, now: Date): number | undefined {
  const [, year] = IN_YEAR.exec(said) ?? []
  if (year) return Number(year)
  const [, ago = ''] = AGO.exec(said) ?? []
  return ago ? now.getFullYear() - Number(DIGITS.get(ago.toLowerCase()) ?? ago) : undefined
}

/** What is said of a fault in what was fitted so many years ago. */
function coverOf(year: number, age: number) {
  if (age > YEARS)
    return `Our guarantee's for ${YEARS} years, so ${year} is past it, I'm afraid. It can usually still be [put right](/services): ring {phone} with the address and what's wrong, and ask the price first.`
  if (age === YEARS)
    return `Our guarantee's for ${YEARS} years, so for ${year} it turns on the month. Ring {phone} or write to {email} with the address and a photo; they can look the date up.`
  return `${year} is inside our ${YEARS}-year guarantee. Whether this fault is covered I can't tell from here: ring {phone} or write to {email} with the address and a photo.`
}

export function withYearFitted(part: Part, said: string, now: Date): Part {
  const year = OF_FAULT.test(part.key) ? yearOf(said, now) : undefined
  const age = year === undefined ? -1 : now.getFullYear() - year
  return year === undefined || age < 0 ? part : { ...part, text: coverOf(year, age) }
}
