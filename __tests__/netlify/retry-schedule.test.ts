import fc from 'fast-check'
import { DELIVERY_MS, giveUpAt, retryAt } from '../../netlify/lib/retry-schedule'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const receivedAt = '2026-01-01T00:00:00.000Z'
const start = Date.parse(receivedAt)

/** Minutes until the next try, with no jitter. */
const pause = (attempts: number, more: object = {}) =>
  (retryAt({ attempts, receivedAt }, { now: start, retryMs: MINUTE, random: () => 0.5, ...more }) - start) /
  MINUTE

it('doubles the retry delay with each attempt, up to four hours', () => {
  expect([1, 2, 3, 4, 8, 9, 10, 60].map((attempts) => pause(attempts))).toEqual([
    1, 2, 4, 8, 128, 240, 240, 240,
  ])
})

it('adds jitter of a quarter either way', () => {
  expect(pause(1, { random: () => 0 })).toBe(0.75)
  expect(pause(1, { random: () => 1 })).toBe(1.25)
})

it('respects Retry-After, up to a day', () => {
  expect(pause(1, { retryAfterMs: 2 * HOUR })).toBe(120)
  expect(pause(1, { retryAfterMs: 1000 * HOUR })).toBe(24 * 60)
})

it('starts with the first delay, whether or not the attempt was counted', () => {
  const next = retryAt({ receivedAt }, { now: start, retryMs: MINUTE, random: () => 0.5 })
  expect(next - start).toBe(MINUTE)
})

it('makes the last retry after three days', () => {
  expect(giveUpAt({ receivedAt })).toBe(Date.parse('2026-01-04T00:00:00.000Z'))
  const now = start + DELIVERY_MS - MINUTE
  expect(retryAt({ attempts: 20, receivedAt }, { now, retryMs: MINUTE })).toBe(giveUpAt({ receivedAt }))
})

it('is always in the future, and at most a day ahead', () => {
  const numbers = fc.record({
    attempts: fc.nat(1e6),
    age: fc.nat(DELIVERY_MS - 1),
    retryMs: fc.integer({ min: 1, max: HOUR }),
    retryAfterMs: fc.nat(1e12),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(numbers, ({ attempts, age, random, ...wish }) => {
      const now = start + age
      const next = retryAt({ attempts, receivedAt }, { now, random: () => random, ...wish })
      expect(next).toBeGreaterThan(now)
      expect(next - now).toBeLessThanOrEqual(24 * HOUR)
    }),
  )
})
