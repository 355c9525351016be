import { createHash } from 'node:crypto'

const WINDOW_MS = 10 * 60_000

/**
 * Idempotency keys for an enquiry that came without one, since a form sent by the browser itself cannot make one: hashes of what
 * was typed, so that the second of two presses finds the first.
 *
 * @param values - the fields as they came
 * @param now - the time
 * @returns the key of these ten minutes and that of the ten before: the two presses may lie on either side of the boundary
 */
export function contentKeys(values: Record<string, string>, now = Date.now()) {
  const content = JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
  const window = Math.floor(now / WINDOW_MS)
  const keyOf = (number: number) => createHash('sha256').update(`${number}\n${content}`).digest('hex')
  return { current: keyOf(window), previous: keyOf(window - 1) }
}
