import fc from 'fast-check'

/** Bodies that are no enquiry: any text, any JSON, and the right keys with anything behind them. */
export const badBodies: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.json(),
  fc.anything().map((value) => JSON.stringify({ leadData: value, messages: value, name: value }) ?? ''),
)

/** A request as a page of ours would make it, with this body. */
export function requestWith(body: string, headers: Record<string, string> = {}) {
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer public-anon', ...headers },
    body,
  })
}

/** Whether an answer is what a bad body deserves: 4xx, with words that say what is wrong. */
export async function isClearRefusal(response: Response) {
  const { error } = (await response.json()) as { error?: unknown }
  return (
    response.status >= 400 && response.status < 500 && typeof error === 'string' && /^\w.{5,}/.test(error)
  )
}

let visitors = 0

/** The address of a new visitor, so that no request is rate-limited. */
export function nextAddress() {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}
