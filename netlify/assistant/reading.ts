import { contactsIn } from './contacts'
import { tokenizer } from './encoder'

/** A message as the reader sees it: its words in pieces, a number to be called or an address as one word. */

/** What is read: who, which number and address, where, which colours and products, when; and what of it is meant. */
export const KINDS = [
  'name:self',
  'name:contact',
  'name:other',
  'phone:use',
  'phone:not',
  'mail:use',
  'mail:not',
  'place:job',
  'place:other',
  'colour:out',
  'colour:in',
  'colour:any',
  'colour:not',
  'item:want',
  'item:ask',
  'item:not',
  'time:call',
  'time:not',
  'time:other',
] as const

export type Kind = (typeof KINDS)[number]

/** A word of a message. */
export interface Word {
  text: string
  /** Where it begins in the message. */
  at: number
  /** The model's numbers for its pieces. */
  pieces: number[]
  /** How it is written: 0 small, 1 with a capital, 2 in capitals, 3 a figure or a sign. */
  look: number
}

const WORD = /\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu

/** What stands for an address, and for a number to be called. */
const MAIL = 'email'
const PHONE = 'telephone'

const known = new Map<string, number[]>()
let encode: ReturnType<typeof tokenizer> | undefined

/** The pieces of a word, without the marks at the ends of a sentence. */
function piecesOf(word: string) {
  encode ??= tokenizer()
  const pieces = known.get(word) ?? encode(word).slice(1, -1)
  known.set(word, pieces)
  return pieces
}

function lookOf(word: string) {
  if (!/\p{L}/u.test(word)) return 3
  if (!/^\p{Lu}/u.test(word)) return 0
  return word.length > 1 && word === word.toUpperCase() ? 2 : 1
}

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
  const { mails, phones } = contactsIn(text)
  const contacts = [
    ...mails.map((one) => ({ ...one, as: MAIL })),
    ...phones
      .filter(({ at }) => !mails.some((mail) => at >= mail.at && at < mail.at + mail.text.length))
      .map((one) => ({ ...one, as: PHONE })),
  ].sort((one, other) => one.at - other.at)
  const words: Word[] = []
  let from = 0
  const take = (until: number) => {
    for (const { 0: word, index } of text.slice(from, until).matchAll(WORD))
      words.push({ text: word, at: from + index, pieces: piecesOf(word.toLowerCase()), look: lookOf(word) })
  }
  for (const { text: contact, at, as } of contacts) {
    take(at)
    words.push({ text: contact, at, pieces: piecesOf(as), look: 3 })
    from = at + contact.length
  }
  take(text.length)
  return words.filter(({ pieces }) => pieces.length > 0)
}
