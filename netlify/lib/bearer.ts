import { DEFAULT_PUBLIC_KEY } from '../../src/contracts/chat'
import { isSame } from './is-same'

/**
 * Whether a request carries the public key of the two chat functions as `Authorization: Bearer <key>`. The key stands in the page
 * for everyone to read: it keeps stray programs out and can be rotated, but it is no secret.
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
