import { readFileSync } from 'node:fs'
import { distance } from '../../../src/lib/nearly'
import { wordsOf } from '../reading'
import { requestOf } from '../requests'
import { written } from '../spoken'
import { inFull, leanedIn, lineOf } from '../thread-words'

/**
 * Prints what thread.py learns from: each message behind those before it, and which of their words it leans on: those that it would need
 * to stand by itself, as whoever wrote it has written it out.
 */

interface Message {
  say: string
  alone: string | null
}

const WITHOUT_MATTER = new Set(
  `a an the and or but if of on in at to for with from by as is are was were be been being am do does did can could will would shall
  should may might must have has had having it its this that these those they them their there here he she his her we us our you your i
  me my mine not no yes so too also any some all one ones what which who when where why how than then just only very much many more most
  get got go goes want wants wanted need needs like think know say tell ask s t re ve ll m d`
    .split(/\s+/)
    .filter(Boolean),
)

const stemOf = (word: string) => word.toLowerCase().replace(/(?<=\w{3})(?:es|s)$/, '')
const isMatter = (word: string) => /[\p{L}\p{N}]/u.test(word) && !WITHOUT_MATTER.has(word.toLowerCase())

/** The stems of a text's words, and of each two that stand together. */
function stemsIn(text: string) {
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const pairs = words.slice(1).map((word, at) => stemOf(`${words[at]}${word}`))
  return [...new Set([...words.map(stemOf), ...pairs])]
}

/** Words of fewer letters are another word with one more. */
const SHORTEST_SLIP = 5

/** 'tuframe' for 'truframe'. */
const isSlip = (one: string, other: string) =>
  one.length >= SHORTEST_SLIP && one[0] === other[0] && distance(one, other) <= 1

/** For each word before whether the message leans on it. */
function leanedOn(before: string[], { say, alone }: Message) {
  const { words } = lineOf(before, say)
  const own = stemsIn(say)
  const missing = alone
    ? wordsOf(alone)
        .map(({ text }) => text)
        .filter((word) => isMatter(word) && !own.includes(stemOf(word)))
        .map(stemOf)
    : []
  const all = alone ? stemsIn(alone).filter((stem) => !own.includes(stem)) : []
  const tags = words.map(({ word: { text } }) => {
    const stem = stemOf(text)
    const isOne = all.includes(stem) || missing.some((one) => isSlip(one, stem))
    return isMatter(text) && isOne && !own.includes(stem)
  })
  // Of what several messages say, the latest.
  const latest = new Map<string, number>()
  words.forEach(({ word, message }, at) => tags[at] && latest.set(stemOf(word.text), message))
  const once = tags.map((tag, at) => tag && latest.get(stemOf(words[at]!.word.text)) === words[at]!.message)
  // 'tilt and turn', 'bi-fold'
  return once.map(
    (tag, at) =>
      tag ||
      [1, 2].some(
        (gap) =>
          once[at - 1] === true &&
          once[at + gap] === true &&
          words[at - 1]!.message === words[at + gap]!.message &&
          words.slice(at, at + gap).every(({ word }) => !isMatter(word.text) && !/[.!?,;]/.test(word.text)),
      ),
  )
}

/** A conversation's messages, each behind those before it as they would stand by themselves. */
function linesOf(file: string, messages: Message[]) {
  const before: string[] = []
  return messages.flatMap((message, index) => {
    const one = { ...message, say: written(message.say) }
    const line = lineOf(before, one.say)
    const leans = leanedOn(before, one)
    const words = line.words.map(({ word, at, message: of }) => ({ word: word.text, at, message: of }))
    before.push(inFull(one.say, leanedIn(before, line, leans)))
    const plain = message.alone ? requestOf(message.alone).plain : ''
    return index === 0 ? [] : [{ file, ...one, plain, ...line, words, leans }]
  })
}

const files = process.argv.slice(2)
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((row) => linesOf(file, (JSON.parse(row) as { messages: Message[] }).messages)),
)
console.log(JSON.stringify(lines))
