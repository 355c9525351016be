import words from '@data/wording/chat.json'
import { ChatEvents } from '@/lib/chat-events'
import { breaksOffInMarker } from './lead-marker'

/** The stream ended without `[DONE]`, and something of the reply is plainly missing. */
export const CUT_SHORT = words.cutShort

/**
 * Reads the text fragments of a chat stream, as they come. One that ends without `[DONE]` counts as it came: its sender may
 * merely have left that out.
 *
 * @param body - the answer's body, in pieces that may end anywhere, also inside a letter
 * @throws if the stream breaks, reports an error, or ends where something of the reply is missing
 */
export async function* readFragments(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const events = new ChatEvents(words.unreadable)
  let reply = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const fragments = events.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }), done)
      reply += fragments.join('')
      yield* fragments
      // Only now: what came with the error, before it, stays.
      if (events.error !== undefined) throw new Error(events.error)
      if (events.isDone) return
      if (done && (events.isIncomplete || breaksOffInMarker(reply))) throw new Error(CUT_SHORT)
      if (done) return
    }
  } finally {
    // Also when the reader of these fragments stops early: the connection is not needed any more.
    await reader.cancel().catch(() => undefined)
  }
}
