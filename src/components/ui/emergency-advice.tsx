import words from '@data/wording/office.json'
import { HourLine } from './hour-line'

/** What to do about a smashed window at this hour. Without script, what holds at any hour. */
export function EmergencyAdvice() {
  return <HourLine kind="emergency" anyHour={words.emergencyAnyHour} />
}
