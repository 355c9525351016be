import type { Context } from '@netlify/functions'
import { hasPublicKey } from './bearer'
import { refuse } from './http'
import { isOwnOrigin } from './own-origin'
import type { RateLimiter } from './rate-limit'

interface Guards {
  limiter: RateLimiter
  /** What a visitor who asks too often is told. */
  tooMany?: string
  /** What another site is told; without it, every site may ask. */
  ownPagesOnly?: string
  /** The page's public key must come with the request. */
  needsKey?: boolean
}

/**
 * What every function that takes a POST asks before it reads the body: method, origin, rate, key, in this order.
 *
 * @param refused - how the function says no
 * @returns the refusal, or undefined when the request may go on
 */
export function refusal(request: Request, context: Context, guards: Guards, refused = refuse) {
  const {
    limiter,
    tooMany = 'Too many requests: please try again in a minute',
    ownPagesOnly,
    needsKey,
  } = guards
  if (request.method !== 'POST') return refused(405, 'Only POST is possible here', { Allow: 'POST' })
  if (ownPagesOnly && !isOwnOrigin(request, context)) return refused(403, ownPagesOnly)
  const wait = limiter.take(context.ip)
  if (wait > 0) return refused(429, tooMany, { 'Retry-After': String(wait) })
  if (needsKey && !hasPublicKey(request))
    return refused(401, 'The key is missing or wrong', { 'WWW-Authenticate': 'Bearer' })
  return undefined
}
