import { createParser } from 'eventsource-parser'

/** Most characters of unfinished input to hold; a sender that exceeds it is broken. */
const MAX_HELD = 256 * 1024
const DONE = '[DONE]'
const LINE_END = /\r\n|\n|\r/
const FIELD = /^(?:data|event|id|retry)?:|^(?:data|event|id|retry)$/

/**
 * Turns the text of the stream into fragments. Lines are given to the library one by one, each as an event of its own: it
 * would join `data` lines that only one line end parts, and drop an unfinished last one.
 */
export class ChatEvents {
  isDone = false
  /** The writer said that it has finished: some close the stream after that without `[DONE]`. */
  isFinished = false
  /** What an error event said, or that the rest cannot be read: nothing after it counts. */
  error: string | undefined
  /** The beginning of a line whose end has not come yet. */
  private tail = ''
  /** JSON that could not be parsed yet: later data may complete it. */
  private held = ''
  private fragments: string[] = []
  private readonly parser = createParser({ onEvent: ({ data }) => this.take(data) })

  /**
   * @param unreadable - the `error` message when the rest cannot be parsed
   */
  constructor(private readonly unreadable = '') {}

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
    if (this.tail.length + this.held.length > MAX_HELD) this.error ??= this.unreadable
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
    this.isFinished ||= hasFinished(value)
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

interface Choice {
  delta?: { content?: unknown }
  finish_reason?: unknown
}

function choiceIn(value: unknown) {
  const { choices } = (value ?? {}) as { choices?: (Choice | null)[] }
  return Array.isArray(choices) ? choices[0] : undefined
}

function fragmentIn(value: unknown) {
  const content = choiceIn(value)?.delta?.content
  return typeof content === 'string' ? content : undefined
}

function hasFinished(value: unknown) {
  return typeof choiceIn(value)?.finish_reason === 'string'
}

/** What an error event of the stream says: `{"error":"…"}` or `{"error":{"message":"…"}}`. */
function errorIn(value: unknown) {
  const { error } = (value ?? {}) as { error?: unknown }
  if (error === undefined || error === null) return undefined
  const text = typeof error === 'object' ? (error as { message?: unknown }).message : error
  return typeof text === 'string' ? text : ''
}
