/** The event stream of the chat, as it is written and as it is read. */

const encoder = new TextEncoder()

/** Longest line to take from a service: a longer one is given up, so that it cannot fill the memory. */
const MAX_LINE = 256 * 1024

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

/** What one line of a chat-completions stream says. */
type Line = { kind: 'content'; text: string } | { kind: 'finished' } | { kind: 'done' } | undefined

/** Reads a line; all but the text of the first choice is dropped, whatever else a service may send. */
export function readLine(line: string): Line {
  if (!line.startsWith('data:')) return undefined
  const data = line.slice('data:'.length).trim()
  if (data === '[DONE]') return { kind: 'done' }
  try {
    const event = JSON.parse(data) as {
      choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
    }
    const choice = event?.choices?.[0]
    const text = choice?.delta?.content
    if (typeof text === 'string' && text !== '') return { kind: 'content', text }
    return typeof choice?.finish_reason === 'string' ? { kind: 'finished' } : undefined
  } catch {
    return undefined
  }
}

/**
 * Cuts bytes into lines, wherever the pieces end: inside a line, inside a character, between CR and LF.
 *
 * @returns a function that takes the next piece (nothing at the end) and gives the lines that are complete
 * @throws RangeError from that function when a line is too long
 */
export function createLineCutter() {
  const decoder = new TextDecoder()
  let rest = ''

  return function cut(bytes?: Uint8Array): string[] {
    rest += bytes ? decoder.decode(bytes, { stream: true }) : `${decoder.decode()}\n`
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new RangeError('A line of the stream is too long')
    return lines
  }
}
