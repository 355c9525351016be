import { fillIn } from './fill-in'

export interface OpeningHours {
  readonly days: readonly string[]
  readonly opens?: string | null
  readonly closes?: string | null
}

interface OfficeState {
  isOpen: boolean
  /** What the visitor reads: "Open now until 4pm" or "Office opens Monday at 8am". */
  text: string
}

/** What is said about the office: data/wording/office.json. */
export type OfficeWords = typeof import('../../data/wording/office.json')

const HOUR = 3_600_000
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
 * What somebody with a broken window should do at this hour. A closed office must not sound like a closed service.
 */
export function emergencyAdvice(hours: readonly OpeningHours[], now: Date, words: OfficeWords): string {
  const change = nextChange(hours, now, words)
  if (change.isOpen) return words.emergencyOpen
  if (!change.opens) return words.emergencyAnyHour
  return words.emergencyClosed
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

/**
 * The weekday and the minute in London. Worked out, not asked of `Intl`, whose first use costs a cheap phone 50 ms before the page is
 * painted; a test compares the two.
 */
export function londonTime(now: Date) {
  const isSummer = now >= lastSundayOf(now, 2) && now < lastSundayOf(now, 9)
  const there = new Date(now.getTime() + (isSummer ? HOUR : 0))
  return { day: there.getUTCDay(), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() }
}

/** One o'clock UTC of a month's last Sunday, when summer time begins and ends; months count from 0. */
function lastSundayOf(now: Date, month: number) {
  const end = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0, 1))
  end.setUTCDate(end.getUTCDate() - end.getUTCDay())
  return end
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
