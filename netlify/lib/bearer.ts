import { createHash, timingSafeEqual } from 'node:crypto'
import { DEFAULT_PUBLIC_KEY } from '../../src/contracts/chat'

/**
 * Whether a request carries the public key of the two chat functions as `Authorization: Bearer <key>`. The key stands in
 * the page for everyone to read: it keeps stray programs out and lets the firm change the lock, and is no secret.
 *
 * @param request - the request to check
 * @param source - the environment: `GATSBY_PUBLIC_KEY`, by default `public-anon`
 */
export function hasPublicKey(
  request: Request,
  source: Record<string, string | undefined> = process.env,
): boolean {
  const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return key !== undefined && isSame(key, source.GATSBY_PUBLIC_KEY?.trim() || DEFAULT_PUBLIC_KEY)
}

/** Compares digests, which are equally long, so that the time taken says nothing about the key. */
function isSame(one: string, other: string) {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
