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

/** A marked text without its marks, and what was marked in it, in its order. */
export const markedIn = (text: string) => ({
  text: text.replace(MARK, '$1'),
  mentions: [...text.matchAll(MARK)].map(([, words = '', kind = '']) => ({ text: words, kind })),
})
