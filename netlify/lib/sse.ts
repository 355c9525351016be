/** The event stream of the chat, as it is written; src/lib/chat-events.ts reads it. */

const encoder = new TextEncoder()

/** One piece of a reply. */
export function contentEvent(content: string) {
  return encoder.encode(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
}

/** The end of a complete reply. A stream that ends without it was cut short. */
export const DONE_EVENT = encoder.encode('data: [DONE]\n\n')

/** Says in our words that the rest will not come. What has arrived stays valid. No `[DONE]` follows. */
export function errorEvent(error: string) {
  return encoder.encode(`data: ${JSON.stringify({ error })}\n\n`)
}
