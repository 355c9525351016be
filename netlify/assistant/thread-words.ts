import { type Word, wordsOf } from './reading'

/** A message behind those before it, as the model of threads reads them (tuning/thread.py). */

/** How many of the visitor's messages before are read. */
const MOST_BEFORE = 3
/** Word pieces that are read at once; what is older is left out. */
const MOST = 120
/** The marks at the ends of a line. */
const [START, END] = [101, 102]

interface Line {
  /** Word pieces, with a mark at the end of each message. */
  pieces: number[]
  /** For each piece the message it is of: 0 to 2, the older the less, 3 the one that leans on them, 4 a mark. */
  looks: number[]
  /** The words of the messages before, and where each begins among the pieces. */
  words: { word: Word; message: number; at: number }[]
}

const [OWN, MARK] = [MOST_BEFORE, MOST_BEFORE + 1]

/**
 * @param before - the visitor's messages before, each with what it leaned on, the latest last
 * @param text - the message
 */
export function lineOf(before: string[], text: string): Line {
  const line: Line = { pieces: [START], looks: [MARK], words: [] }
  const add = (word: Word, look: number) => {
    line.pieces.push(...word.pieces)
    line.looks.push(...word.pieces.map(() => look))
  }
  const end = () => {
    line.pieces.push(END)
    line.looks.push(MARK)
  }
  const own = wordsOf(text)
  let room = MOST - own.reduce((sum, { pieces }) => sum + pieces.length, MOST_BEFORE + 2)
  const latest = before
    .slice(-MOST_BEFORE)
    .reverse()
    .map((one) => {
      const words = wordsOf(one)
      const kept = words.filter((_, at) => (room -= words[words.length - 1 - at]!.pieces.length) >= 0)
      return words.slice(words.length - kept.length)
    })
  latest.reverse().forEach((words, index) => {
    const message = MOST_BEFORE - latest.length + index
    for (const word of words) {
      line.words.push({ word, message, at: line.pieces.length })
      add(word, message)
    }
    end()
  })
  for (const word of own) add(word, OWN)
  end()
  return line
}

/**
 * The words that a message leans on, as they stand in the messages before.
 *
 * @param leaned - for each word of the line whether it is one of them
 */
export function leanedIn(before: string[], { words }: Line, leaned: boolean[]): string {
  const latest = before.slice(-MOST_BEFORE)
  const runs: { of: string; from: number; to: number; last: number }[] = []
  words.forEach(({ word, message }, at) => {
    if (!leaned[at]) return
    const of = latest.at(message - MOST_BEFORE) ?? ''
    const run = runs.at(-1)
    const to = word.at + word.text.length
    if (run?.last === at - 1 && run.of === of) Object.assign(run, { to, last: at })
    else runs.push({ of, from: word.at, to, last: at })
  })
  // '1.8m' whole, and not its '8m'.
  const begun = (of: string, from: number) => from - (/\d[\d.,]*$/.exec(of.slice(0, from))?.[0].length ?? 0)
  return runs.map(({ of, from, to }) => of.slice(begun(of, from), to)).join(' ')
}

const END_MARKS = /[\s.,!?]*$/

/** A message with the words that it leans on: 'how wide can they go, bi-fold doors?' */
export function inFull(text: string, leaned: string) {
  if (!leaned) return text
  const [marks = ''] = END_MARKS.exec(text) ?? []
  return `${text.slice(0, text.length - marks.length)}, ${leaned}${marks.trim().slice(0, 1)}`
}
