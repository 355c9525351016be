import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { FORBIDDEN_ADDRESS, guardedLookup } from './public-address'

/** What became of one attempt. A reason names no address and quotes nobody: it is kept and shown in lists. */
export type ForwardOutcome = { ok: true } | { ok: false; reason: string; retryAfterMs?: number }

interface ForwardOptions {
  headers: Record<string, string>
  timeLimitMs: number
  /** Which addresses may be connected to; by default any: the firm chose them itself. */
  isAllowed?: (ip: string) => boolean
}

/**
 * Posts JSON to a receiver, once. Only a 2xx answer is a success; redirects are not followed, for a moved receiver would
 * get an enquiry that nobody meant for it. Each attempt opens a connection of its own: on one kept from the last attempt
 * an answer may be lost without a reason. Never throws.
 *
 * @param address - the receiver
 * @param body - anything that can be written as JSON
 * @param options - headers, time limit and guard
 */
export function forward(address: URL, body: unknown, options: ForwardOptions): Promise<ForwardOutcome> {
  const { headers, timeLimitMs, isAllowed } = options
  const text = Buffer.from(JSON.stringify(body))
  return new Promise((resolve) => {
    const send = address.protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(address, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeLimitMs),
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': text.length },
      ...(isAllowed ? { lookup: guardedLookup(isAllowed) } : {}),
    })
    request.once('response', (response) => {
      const status = response.statusCode ?? 0
      // The response body is discarded; an error while reading it changes nothing.
      response.on('error', () => undefined).resume()
      if (status >= 200 && status < 300) return resolve({ ok: true })
      const retryAfterMs = readRetryAfter(response.headers['retry-after'])
      resolve({ ok: false, reason: `answered ${status}`, ...(retryAfterMs ? { retryAfterMs } : {}) })
    })
    // Stays: the connection may break after the answer too.
    request.on('error', (error) => resolve({ ok: false, reason: reasonOf(error) }))
    request.end(text)
  })
}

function reasonOf(error: NodeJS.ErrnoException) {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time'
  if (error.code === FORBIDDEN_ADDRESS) return 'leads to an address that is not allowed'
  return `no connection (${error.code ?? error.name})`
}

/**
 * `Retry-After` as a time to wait: seconds or a date.
 *
 * @param value - the header
 * @param now - the time it counts from
 */
export function readRetryAfter(value: string | undefined, now = Date.now()) {
  if (value === undefined) return undefined
  const waitMs = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now
  return waitMs > 0 ? waitMs : undefined
}
