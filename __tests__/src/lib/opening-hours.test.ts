import words from '@data/wording/office.json'
import { emergencyAdvice, londonTime, officeState } from '@/lib/opening-hours'
import company from '../../support/company'

/** The hours as the query gives them: what the file leaves out is null. */
const HOURS = company.hours.map(({ days, opens = null, closes = null }) => ({ days, opens, closes }))

/** What the visitor reads at a moment of UTC. 23 November 2026 is a Monday, in winter time. */
const at = (utc: string) => officeState(HOURS, new Date(utc), words)

describe('in winter, when London keeps UTC', () => {
  it.each([
    ['2026-11-23T08:00:00Z', 'at the stroke of opening'],
    ['2026-11-23T12:30:00Z', 'at midday'],
    ['2026-11-27T15:59:59Z', 'in the last second of Friday'],
  ])('is open at %s, %s', (utc) => {
    expect(at(utc)).toEqual({ isOpen: true, text: 'Open now until 4pm' })
  })

  it.each([
    ['2026-11-23T00:00:00Z', 'Office opens today at 8am'],
    ['2026-11-23T07:59:59Z', 'Office opens today at 8am'],
    ['2026-11-23T16:00:00Z', 'Office opens tomorrow at 8am'],
    ['2026-11-26T23:59:00Z', 'Office opens tomorrow at 8am'],
    ['2026-11-27T16:00:00Z', 'Office opens Monday at 8am'],
    ['2026-11-27T22:00:00Z', 'Office opens Monday at 8am'],
    ['2026-11-28T12:00:00Z', 'Office opens Monday at 8am'],
    ['2026-11-29T12:00:00Z', 'Office opens tomorrow at 8am'],
  ])('is closed at %s: %s', (utc, text) => {
    expect(at(utc)).toEqual({ isOpen: false, text })
  })
})

describe('in summer, when London is an hour ahead of UTC', () => {
  it.each([
    ['2026-07-06T06:59:00Z', false, 'Office opens today at 8am'],
    ['2026-07-06T07:00:00Z', true, 'Open now until 4pm'],
    ['2026-07-06T14:59:00Z', true, 'Open now until 4pm'],
    ['2026-07-06T15:00:00Z', false, 'Office opens tomorrow at 8am'],
    ['2026-07-05T23:30:00Z', false, 'Office opens today at 8am'],
  ])('at %s, open: %p', (utc, isOpen, text) => {
    expect(at(utc)).toEqual({ isOpen, text })
  })

  it('follows the clocks over the weekend on which they change', () => {
    expect(at('2026-03-27T08:00:00Z').isOpen).toBe(true)
    expect(at('2026-03-30T07:00:00Z').isOpen).toBe(true)
    expect(at('2026-10-23T07:00:00Z').isOpen).toBe(true)
    expect(at('2026-10-26T07:00:00Z').isOpen).toBe(false)
  })
})

it('writes half hours and noon as people do', () => {
  const hours = [{ days: ['Monday'], opens: '09:30', closes: '12:00' }]
  expect(officeState(hours, new Date('2026-11-23T09:00:00Z'), words).text).toBe(
    'Office opens today at 9:30am',
  )
  expect(officeState(hours, new Date('2026-11-23T10:00:00Z'), words).text).toBe('Open now until 12pm')
})

it('finds the only opening of the week, even a week ahead', () => {
  const hours = [{ days: ['Wednesday'], opens: '08:00', closes: '16:00' }]
  expect(officeState(hours, new Date('2026-11-25T17:00:00Z'), words).text).toBe(
    'Office opens Wednesday at 8am',
  )
})

it('names no time when the office never opens', () => {
  const never = [{ days: ['Monday'], opens: null, closes: null }]
  expect(officeState(never, new Date('2026-11-23T10:00:00Z'), words)).toEqual({
    isOpen: false,
    text: 'Office closed',
  })
})

describe('an emergency, at every hour', () => {
  const advice = (utc: string) => emergencyAdvice(HOURS, new Date(utc), words)

  it('is sent to the office while that is open', () => {
    expect(advice('2026-11-23T12:30:00Z')).toBe('Ring now: the office is open.')
  })

  it.each(['2026-11-23T05:00:00Z', '2026-11-23T16:00:00Z', '2026-11-28T02:00:00Z'])(
    'is told at %s to ring all the same',
    (utc) => {
      expect(advice(utc)).toBe('Ring now: we board up at any hour.')
    },
  )

  it('never reads as if the service were closed', () => {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const text = advice(new Date(Date.UTC(2026, 10, 23, hour)).toISOString())
      expect(text).toMatch(/\bring now\b/i)
      expect(text).not.toMatch(/closed/i)
    }
  })

  it('can ring at any hour, even where the office never opens', () => {
    const never = [{ days: ['Monday'], opens: null, closes: null }]
    expect(emergencyAdvice(never, new Date('2026-11-23T10:00:00Z'), words)).toBe(words.emergencyAnyHour)
  })
})

it('knows the time in London at every hour of five years, as the time zone has it', () => {
  const zone = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  for (let hour = 0; hour < 5 * 366 * 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 0, 1, hour))
    const { day, minutes } = londonTime(now)
    const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    expect(`${days[day]} ${clock}`).toBe(zone.format(now).replace(',', ''))
  }
})
