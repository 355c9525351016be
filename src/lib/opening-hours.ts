import { fillIn } from './fill-in'

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

/** What is said about the office: data/wording/office.json. */
export type OfficeWords = typeof import('../../data/wording/office.json')

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** What changes next at the office: it closes at a time of today, opens on a day, or never does. */
type Change = { isOpen: true; until: string } | { isOpen: false; opens?: string }

/**
 * Whether the office is open at `now`, in the Europe/London time zone. The data have no bank holidays: they count as
 * ordinary days.
 */
export function officeState(hours: readonly OpeningHours[], now: Date, words: OfficeWords): OfficeState {
  const change = nextChange(hours, now, words)
  if (change.isOpen) return { isOpen: true, text: fillIn(words.open, { time: change.until }) }
  const { opens: when } = change
  return { isOpen: false, text: when ? fillIn(words.closedUntil, { when }) : words.closed }
}

/**
 * What somebody with a broken window should do at this hour. A closed office must not sound like a closed service. Before the hour
 * is known, what holds at any.
 */
export function emergencyAdvice(
  hours: readonly OpeningHours[],
  now: Date | undefined,
  words: OfficeWords,
): string {
  const change = now && nextChange(hours, now, words)
  if (change?.isOpen) return fillIn(words.emergencyOpen, { time: change.until })
  if (!change?.opens) return words.emergencyAnyHour
  return fillIn(words.emergencyClosed, { when: change.opens })
}

function nextChange(hours: readonly OpeningHours[], now: Date, words: OfficeWords): Change {
  const { day, minutes } = londonTime(now)
  const today = openingOf(hours, day)
  if (today && minutes >= today.opens && minutes < today.closes) {
    return { isOpen: true, until: clock(today.closes) }
  }
  if (today && minutes < today.opens)
    return { isOpen: false, opens: fillIn(words.today, { time: clock(today.opens) }) }
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = (day + ahead) % 7
    const opening = openingOf(hours, next)
    if (opening) {
      const text = ahead === 1 ? words.tomorrow : words.onDay
      return { isOpen: false, opens: fillIn(text, { day: DAYS[next] ?? '', time: clock(opening.opens) }) }
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
