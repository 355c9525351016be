import { clock, toMinutes } from '../lib/opening-hours'

/** One entry of `hours` in company.json. */
export interface Hours {
  days: string[]
  opens?: string
  closes?: string
  label?: string
  text?: string
}

export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** "8am-4pm", or nothing for days without office hours. */
function times({ opens, closes }: Hours) {
  return opens && closes ? `${clock(toMinutes(opens))}-${clock(toMinutes(closes))}` : undefined
}

/** The entry with its label and text: what the firm wrote, or what follows from days and times. */
export function inWords(entry: Hours) {
  return {
    ...entry,
    label: entry.label ?? daysInWords(entry.days, '-', (day) => day.slice(0, 3)),
    text: entry.text ?? times(entry) ?? 'closed',
  }
}

/** "Mon-Fri 8am-4pm": the office hours as they stand beside a phone number. */
export function hoursInShort(hours: Hours[]) {
  return open(hours)
    .map((entry) => `${daysInWords(entry.days, '-', (day) => day.slice(0, 3))} ${times(entry)}`)
    .join(', ')
}

/** "Monday to Friday, 8am-4pm": the office hours in a sentence. */
export function hoursInFull(hours: Hours[]) {
  return open(hours)
    .map((entry) => `${daysInWords(entry.days, ' to ')}, ${times(entry)}`)
    .join(', and ')
}

/** The office hours of one day: "8am-4pm", or "Closed". */
export function hoursOn(day: string, hours: Hours[]) {
  const entry = open(hours).find(({ days }) => days.includes(day))
  return (entry && times(entry)) ?? 'Closed'
}

const open = (hours: Hours[]) => hours.filter((entry) => times(entry))

/** "Monday to Friday" where days follow each other, "Monday, Thursday" where they do not. */
function daysInWords(days: string[], to: string, name = (day: string) => day) {
  const places = days.map((day) => WEEK.indexOf(day)).sort((a, b) => a - b)
  const first = places[0] ?? 0
  const isRow = places.length > 2 && places.every((place, index) => place === first + index)
  // One day is written out: short forms are for "Mon-Fri".
  const names = places.map((place) => (places.length > 1 ? name(WEEK[place] ?? '') : (WEEK[place] ?? '')))
  return isRow ? `${names[0]}${to}${names.at(-1)}` : names.join(', ')
}
