const WINDOW_MS = 60_000
/** Most visitors to remember: beyond it the least recent are dropped, so that nobody can exhaust the memory. */
const MAX_VISITORS = 5_000

/** Decides whether a visitor may make one more request. */
export interface RateLimiter {
  /**
   * Counts a request.
   *
   * @param address - the visitor's address as the platform vouches for it
   * @returns 0 when the request may go on, else the seconds to wait
   */
  take(address: string | undefined): number
}

/**
 * Counts requests over the last minute in the memory of this instance. On Netlify every instance counts for itself, which is enough
 * to stop one impatient visitor and costs nothing per request; the `rateLimit` in a function's `config`, which Netlify applies in
 * front of all instances, protects against floods. Locally there is one instance: the count is exact.
 *
 * @param limit - requests in a minute; 0 lets everything through
 * @param now - the clock, for tests
 */
export function createRateLimiter(limit: number, now: () => number = Date.now): RateLimiter {
  const visits = new Map<string, number[]>()

  return {
    take(address) {
      if (limit === 0) return 0
      const time = now()
      const visitor = network(address ?? 'unknown')
      const recent = (visits.get(visitor) ?? []).filter((visit) => visit > time - WINDOW_MS)
      const oldest = recent[0]
      const full = oldest !== undefined && recent.length >= limit
      if (!full) recent.push(time)
      // Deleted first, so that the map stays in the order of the last visit.
      visits.delete(visitor)
      visits.set(visitor, recent)
      forgetOldest(visits)
      return full ? Math.ceil((oldest + WINDOW_MS - time) / 1000) : 0
    },
  }
}

function forgetOldest(visits: Map<string, unknown>) {
  const [first] = visits.keys()
  if (visits.size > MAX_VISITORS && first !== undefined) visits.delete(first)
}

/** One household: an IPv4 address, or the /64 network of an IPv6 address, within which a visitor can pick any address. */
function network(address: string) {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
