import type { Outcome } from './http'

const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * The `Idempotency-Key` of a request. Visible characters only: it is forwarded as a header, which nobody may split.
 *
 * @param request - the request
 * @returns the key, undefined when there is none, or a 400 to answer with
 */
export function readKey(request: Request): Outcome<string | undefined> {
  const key = request.headers.get('idempotency-key') ?? undefined
  if (key === undefined || KEY.test(key)) return { ok: true, value: key }
  return { ok: false, status: 400, error: 'The Idempotency-Key must be 1 to 200 visible characters' }
}
