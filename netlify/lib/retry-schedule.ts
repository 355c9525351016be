import type { Lead } from './lead-store'

const DAY_MS = 24 * 60 * 60_000
const LONGEST_PAUSE_MS = 4 * 60 * 60_000
const LONGEST_RETRY_AFTER_MS = DAY_MS

/** How long delivery is tried. */
export const DELIVERY_MS = 3 * DAY_MS

/** The time from which a failed attempt is the last one. */
export function giveUpAt({ receivedAt }: Pick<Lead, 'receivedAt'>) {
  return Date.parse(receivedAt) + DELIVERY_MS
}

interface Failure {
  now: number
  /** The pause after the first failure. */
  retryMs: number
  /** What the receiver asked for. */
  retryAfterMs?: number | undefined
  /** For tests: a number from 0 to 1. */
  random?: () => number
}

/**
 * When to try again: after twice the pause of the last time, at most four hours, a quarter more or less, so that a
 * receiver that comes back is not met by all at once; never before the receiver wishes (for up to a day); and the last
 * time when the three days are over.
 *
 * @param lead - an enquiry with at least one attempt
 * @param failure - the time, the first pause, the receiver's wish
 */
export function retryAt(
  lead: Pick<Lead, 'attempts' | 'receivedAt'>,
  { now, retryMs, retryAfterMs = 0, random = Math.random }: Failure,
) {
  const doublings = Math.max(0, (lead.attempts ?? 1) - 1)
  const pauseMs = Math.min(retryMs * 2 ** doublings, LONGEST_PAUSE_MS)
  const wanted = Math.min(now + pauseMs * (0.75 + random() / 2), giveUpAt(lead))
  return Math.max(wanted, now + Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS))
}
