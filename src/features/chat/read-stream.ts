import { createParser } from 'eventsource-parser'
import { breaksOffInMarker } from './lead-marker'

/** What a line that could not be read yet may grow to; a sender that holds us longer is broken. */
const MAX_HELD = 256 * 1024
const DONE = '[DONE]'
const LINE_END = /\r\n|\n|\r/
const FIELD = /^(?:data|event|id|retry)?:|^(?:data|event|id|retry)$/

/** The stream ended without `[DONE]`, and something of the reply is plainly missing. */
export const CUT_SHORT = 'The reply was cut short'

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
  const events = new ChatEvents()
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

/**
 * Turns the text of the stream into fragments. Lines are given to the library one by one, each as an event of its own: it
 * would join `data` lines that only one line end parts, and drop an unfinished last one.
 */
class ChatEvents {
  isDone = false
  /** What an error event said, or that the rest cannot be read: nothing after it counts. */
  error: string | undefined
  /** The beginning of a line whose end has not come yet. */
  private tail = ''
  /** JSON that could not be parsed yet: later data may complete it. */
  private held = ''
  private fragments: string[] = []
  private parser = createParser({ onEvent: ({ data }) => this.take(data) })

  /** Whether JSON is still held whose rest has not come. */
  get isIncomplete() {
    return this.held !== ''
  }

  /**
   * @param text - what has come since the last call
   * @param isLast - nothing comes after it: what is left over counts as a line
   * @returns the fragments that are complete now
   */
  feed(text: string, isLast: boolean): string[] {
    this.fragments = []
    const all = this.tail + text
    // A carriage return at the very end may be the first half of a line end.
    const end = !isLast && all.endsWith('\r') ? all.length - 1 : all.length
    const lines = all.slice(0, end).split(LINE_END)
    this.tail = isLast ? '' : (lines.pop() ?? '') + all.slice(end)
    for (const line of lines) this.readLine(line)
    if (this.tail.length + this.held.length > MAX_HELD) this.error ??= 'The reply could not be read'
    return this.fragments
  }

  private hasEnded() {
    return this.isDone || this.error !== undefined
  }

  private readLine(line: string) {
    if (this.hasEnded() || line === '') return
    // A line that is no field of its own carries on the JSON before it.
    if (this.held && !FIELD.test(line)) this.take(line)
    else this.parser.feed(`${line}\n\n`)
  }

  private take(data: string) {
    const text = data.trim()
    if (this.hasEnded() || text === '') return
    if (text === DONE) {
      this.isDone = true
      return
    }
    const value = this.held
      ? (parse(this.held + data) ?? parse(`${this.held}\n${data}`) ?? parse(data))
      : parse(data)
    if (value === undefined) {
      this.held += data
      return
    }
    this.held = ''
    this.error = errorIn(value)
    if (this.error !== undefined) return
    const fragment = fragmentIn(value)
    if (fragment) this.fragments.push(fragment)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function fragmentIn(value: unknown) {
  const { choices } = (value ?? {}) as { choices?: { delta?: { content?: unknown } }[] }
  const content = Array.isArray(choices) ? choices[0]?.delta?.content : undefined
  return typeof content === 'string' ? content : undefined
}

/** What an error event of the stream says: `{"error":"…"}` or `{"error":{"message":"…"}}`. */
function errorIn(value: unknown) {
  const { error } = (value ?? {}) as { error?: unknown }
  if (error === undefined || error === null) return undefined
  const text = typeof error === 'object' ? (error as { message?: unknown }).message : error
  return typeof text === 'string' ? text : ''
}
