import { markedIn, readMarked } from '../marked'
import { KINDS, wordsOf } from '../reading'
import { written } from '../spoken'

/**
 * Prints what read.py learns from: of each marked message the words in pieces, how each is written, and which mention it is of.
 * Numbers and addresses are read as they are when spoken ones have been written out.
 */
const files = process.argv.slice(2)
const messages = files.flatMap((file) =>
  readMarked(file).map(({ before, text: marked }) => {
    const { text, mentions } = markedIn(marked, (words, kind) =>
      /^(?:phone|mail)/.test(kind) ? written(words).trim() : words,
    )
    const words = wordsOf(text).map(({ text: word, at, pieces, look }) => {
      const of = mentions.findIndex((one) => at < one.at + one.text.length && at + word.length > one.at)
      return { word, pieces, look, of, kind: mentions[of]?.kind ?? '' }
    })
    return { file, before: wordsOf(before).flatMap(({ pieces }) => pieces), text, words }
  }),
)
console.log(JSON.stringify({ kinds: KINDS, messages }))
