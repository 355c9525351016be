export interface OpeningHours {
  readonly days: readonly string[]
  readonly opens: string | null
  readonly closes: string | null
}

interface OfficeState {
  isOpen: boolean
  /** What the visitor reads: "Open now until 4pm" or "Closed now, opens Monday at 8am". */
  text: string
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** What changes next at the office: it closes at a time of today, opens on a day, or never does. */
type Change = { isOpen: true; until: string } | { isOpen: false; opens?: string }

/**
 * Whether the office is open at `now`, in the Europe/London time zone. The data have no bank holidays: they count as
 * ordinary days.
 */
export function officeState(hours: readonly OpeningHours[], now: Date): OfficeState {
  const change = nextChange(hours, now)
  if (change.isOpen) return { isOpen: true, text: `Open now until ${change.until}` }
  return { isOpen: false, text: change.opens ? `Closed now, opens ${change.opens}` : 'Closed now' }
}

/** What holds at any hour, and is all that can be said before the hour is known. */
export const EMERGENCY_AT_ANY_HOUR = 'Boarding up is not tied to office hours: ring us, day or night.'

/** What somebody with a broken window should do at this hour. A closed office must not sound like a closed service. */
export function emergencyAdvice(hours: readonly OpeningHours[], now: Date): string {
  const change = nextChange(hours, now)
  if (change.isOpen)
    return `The office is open until ${change.until}: ring now and ask for emergency boarding.`
  if (!change.opens) return EMERGENCY_AT_ANY_HOUR
  return `Ring now. The office opens ${change.opens}, but boarding up is not tied to office hours.`
}

function nextChange(hours: readonly OpeningHours[], now: Date): Change {
  const { day, minutes } = londonTime(now)
  const today = openingOf(hours, day)
  if (today && minutes >= today.opens && minutes < today.closes) {
    return { isOpen: true, until: clock(today.closes) }
  }
  if (today && minutes < today.opens) return { isOpen: false, opens: `today at ${clock(today.opens)}` }
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = (day + ahead) % 7
    const opening = openingOf(hours, next)
    if (opening) {
      return {
        isOpen: false,
        opens: `${ahead === 1 ? 'tomorrow' : DAYS[next]} at ${clock(opening.opens)}`,
      }
    }
  }
  return { isOpen: false }
}

function openingOf(hours: readonly OpeningHours[], day: number) {
  const entry = hours.find(({ days, opens, closes }) => opens && closes && days.includes(DAYS[day] ?? ''))
  return entry?.opens && entry.closes
    ? { opens: toMinutes(entry.opens), closes: toMinutes(entry.closes) }
    : undefined
}

function londonTime(now: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  return { day: DAYS.indexOf(part('weekday')), minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** Minutes since midnight of a time such as "08:30". */
export function toMinutes(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes since midnight as a visitor reads them: "8:30am". */
export function clock(minutes: number) {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`
}
