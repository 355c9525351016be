import { readFileSync } from 'node:fs'

/**
 * Messages whose mentions are marked: 'ring [Mum|name:other], not me, [Rose White|name:self]', one JSON object a line. Strangers wrote
 * and marked them who knew neither the code nor other sets.
 */

export interface Marked {
  /** What the assistant had said, '' before the first message. */
  before: string
  /** The message, with its marks. */
  text: string
}

const MARK = /\[([^[\]|]+)\|([a-z:]+)\]/g

/** @throws when the file is not there, or a line of it is no JSON */
export const readMarked = (file: string): Marked[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Marked)

/**
 * A marked text without its marks, and what was marked in it, in its order, with its place in that text.
 *
 * @param as - how the words of a mark are to stand, if not as they were typed
 */
export function markedIn(marked: string, as: (words: string, kind: string) => string = (words) => words) {
  let text = ''
  let from = 0
  const mentions = [...marked.matchAll(MARK)].map(({ 0: whole, 1: words = '', 2: kind = '', index }) => {
    text += marked.slice(from, index)
    from = index + whole.length
    const mention = { text: as(words, kind), kind, at: text.length }
    text += mention.text
    return mention
  })
  return { text: text + marked.slice(from), mentions }
}
