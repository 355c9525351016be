import { distance } from '../../src/lib/nearly'
import { plainWords, singular } from '../../src/lib/search-words'
import spellings from './knowledge/words.json'
import { madeOf } from './made'

/** A text in words: as they are read, and as they are compared. */
export interface Words {
  /** Lower case, abbreviations written out, slips of the keyboard mended. */
  said: string[]
  /** The same in the singular. */
  stems: string[]
}

const SPELLINGS = spellings as Record<string, string>
const known = new Set<string>()
const common = new Set<string>()
/** Words of products and the like, by their first letter. */
const names = new Map<string, string[]>()

/** What was made of unknown words, until another is learnt. */
const mendings = new Map<string, string>()

/** The words of texts: all of them, and those that are written small. */
type Vocabulary = Record<'known' | 'common', string[]>

function vocabularyOf(texts: string[]): Vocabulary {
  const [all, small] = [new Set<string>(), new Set<string>()]
  for (const text of texts) {
    for (const word of plainWords(text)) all.add(word).add(singular(word))
    for (const word of text.match(/(?<![\w'’])[a-z]{2,}/g) ?? []) small.add(word).add(singular(word))
  }
  return { known: [...all], common: [...small] }
}

function add(found: Vocabulary) {
  mendings.clear()
  found.known.forEach((word) => known.add(word))
  found.common.forEach((word) => common.add(word))
}

/** Words that are right as they stand: those of the catalogue and of every example. */
export const learn = (texts: string[]) => add(vocabularyOf(texts))

/** The same of many texts, what was found in which is kept for the next start. */
export const learnMany = (name: string, texts: () => string[]) =>
  add(madeOf(name, texts, () => vocabularyOf(texts())))

// No slips of 'window'.
learn(['widow widowed widower'])

/** Words of products and the like: a slip in one of these is mended. */
export const learnName = (text: string) => addNames(namesOf([text]))

/** The same of many texts, what was found in which is kept for the next start. */
export const learnNames = (name: string, texts: () => string[]) =>
  addNames(madeOf(name, texts, () => namesOf(texts())))

const namesOf = (texts: string[]) => ({
  ...vocabularyOf(texts),
  names: texts.flatMap(plainWords).filter((word) => word.length > 4),
})

function addNames({ names: found, ...vocabulary }: ReturnType<typeof namesOf>) {
  add(vocabulary)
  for (const word of found) if (!names.get(word[0]!)?.includes(word)) pushTo(names, word[0]!, word)
}

/** Whether a word is an everyday one, written small, and so hardly a name. */
export function isCommonWord(word: string) {
  return common.has(word) || common.has(singular(word))
}

/** A text in words. */
export function wordsOf(text: string): Words {
  const said = plainWords(
    text
      .replace(/(\w\d)['’]s\b|\b([a-z]\d)s\b/gi, '$1$2')
      .replace(/\bbi[\s-]?fold/gi, 'bifold')
      .replace(/&/g, ' and '),
  )
    .flatMap((word) => (SPELLINGS[word] ?? word).split(' '))
    .map(mended)
  return { said, stems: said.map(singular) }
}

function mended(word: string) {
  // 'Fittin', 'lookin'.
  if (word.endsWith('in') && !known.has(word) && known.has(`${word}g`)) return `${word}g`
  if (word.length < 5 || known.has(word) || known.has(singular(word)) || /\d/.test(word)) return word
  const before = mendings.get(word)
  if (before) return before
  const most = word.length > 8 ? 2 : 1
  const found =
    names
      .get(word[0]!)
      ?.find((name) => Math.abs(name.length - word.length) <= most && distance(word, name) <= most) ?? word
  mendings.set(word, found)
  return found
}

/** Where a phrase stands among the words, or -1. */
export function indexOfPhrase(stems: string[], phrase: string[], from = 0) {
  // Thousands of phrases are looked for in every text, and most do not even begin there.
  const [first = ''] = phrase
  for (let at = stems.indexOf(first, from); at >= 0; at = stems.indexOf(first, at + 1)) {
    if (phrase.every((word, index) => stems[at + index] === word)) return at
  }
  return -1
}

/** Puts a value to those under a key: lists of thousands are not to be copied for each. */
export function pushTo<K, T>(lists: Map<K, T[]>, key: K, value: T) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Of many phrases those, in their order, of which the first word stands in a text: thousands are looked for, and few are there. */
export function phraseBook<T extends { stems: string[] }>(phrases: T[]) {
  const byFirst = new Map<string, { phrase: T; rank: number }[]>()
  phrases.forEach((phrase, rank) => {
    pushTo(byFirst, phrase.stems[0] ?? '', { phrase, rank })
  })
  return (stems: string[]) =>
    [...new Set(stems)]
      .flatMap((stem) => byFirst.get(stem) ?? [])
      .sort((one, other) => one.rank - other.rank)
      .map(({ phrase }) => phrase)
}

/** 'one, two and three' */
export function listed(items: string[]) {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** The words between spaces, for patterns: ' do you fit bifolds '. */
export function lineOf({ said }: Words) {
  return ` ${said.join(' ')} `
}

const FILLERS = new Set(
  `a about all also am an and any are as at be been but by can could did do does for from get got has have how i if in is it
  just like me my need no not of on one or our please so some that the them then there these they this those to too us very
  want was we were what when where which while who why will with would yes you your come get know tell much many good`.split(
    /\s+/,
  ),
)

/** The words that say what a sentence is about. */
export function contentOf(stems: string[]) {
  return [...new Set(stems)].filter((stem) => stem.length > 1 && !FILLERS.has(stem))
}

/** A name as it is written: with capitals, where it was typed without. */
export function tidy(name: string) {
  const plain = name.replace(/’/g, "'").replace(/\s+/g, ' ').slice(0, 60).trim()
  const isFlat = plain === plain.toLowerCase() || (plain === plain.toUpperCase() && plain.length > 3)
  if (!isFlat) return plain
  return plain
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (start) => start.toUpperCase())
    .replace(/\bAnd\b/g, 'and')
}

const isPlural = (word: string) => word.length > 3 && word.endsWith('s') && !word.endsWith('ss')

/** The words of a text, plurals cut. */
export const stemsOf = (text: string) => [
  ...new Set(text.split(' ').map((word) => (isPlural(word) ? word.slice(0, -1) : word))),
]
