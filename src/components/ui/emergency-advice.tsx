import words from '@data/wording/office.json'
import { HourLine } from './hour-line'

/** What to do about a smashed window at this hour. Without script, what holds at any hour. */
export function EmergencyAdvice() {
  return <HourLine kind="emergency" anyHour={words.emergencyAnyHour} />
}

/** What a firm's line about emergencies asks, where the advice of the hour is the answer. */
export function emergencyQuestion(line: string) {
  return /^[^?]+\?/.exec(line)?.[0] ?? line
}
