import { distance } from '../../src/lib/nearly'
import { isCapital, upToNoName, WORD } from './name-words'
import { isCommonWord, tidy } from './words'

/** A name that is spelt out, or put right by a word or a letter. */

/** 'W-Y-N-N-E', 's m y t h', 'double n' */
const SPELLING =
  /,?\s?(?<![\w'’@.])(?:(?:double\s)?[a-z](?:\s?[-–.,]\s?|\s)){2,}(?:double\s)?[a-z](?![\w'’@]),?/gi

/** The same with what it is said with: 'spelt S-I-O-B-H-A-N' */
export const SPELT_OUT = new RegExp(`(?:,?\\s?\\bspel(?:t|led)(?: as)?:?)?${SPELLING.source}`, 'gi')

/** 'Pauline Dobbs thats d o double b s' */
export const THAT_IS_SPELT = new RegExp(`,?\\s*\\b(?:that|it)(?:['’]?s| is)\\s+(?=${SPELLING.source})`, 'gi')

/** 'Mrs Hollis. Margaret. H O L L I S': a name without its letters, and without the stops between its parts. */
export const unspelt = (name: string) =>
  name
    .replace(SPELLING, '')
    .replace(/(?<=\w{2})\.(?= |$)/g, '')
    .trim()

/** How many letters a name may be too long or too short. */
const MOST_MISSPELT = 2

function spelt(letters: string) {
  const plain = letters.replace(/double\s([a-z])/gi, '$1$1').replace(/[^a-z]/gi, '')
  return tidy(plain.toLowerCase())
}

/** How much of two words is the same, from their beginnings and from their ends. */
function likeness(one: string, other: string) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  const upTo = (isSame: (at: number) => boolean) => {
    const end = [...b].findIndex((_, at) => !isSame(at))
    return end < 0 ? b.length : end
  }
  return upTo((at) => a[at] === b[at]) + upTo((at) => a.at(-1 - at) === b.at(-1 - at))
}

/** 'Kayleigh Thorne Smith' with 'Thorne-Smyth': the words that a name of two parts is like, put right. */
function withParts(name: string, word: string): string | undefined {
  const [words, parts] = [name.split(' '), word.split('-')]
  const from = words.findIndex((_, at) =>
    parts.every((part, index) => {
      const old = words[at + index] ?? ''
      const isNear = Math.abs(old.length - part.length) <= MOST_MISSPELT
      return isNear && 2 * likeness(old, part) >= old.length && old.charAt(0) === part.charAt(0)
    }),
  )
  return from < 0 ? undefined : words.toSpliced(from, parts.length, word).join(' ')
}

/** A name with the word of it put right that this one is like. */
function withWord(name: string, word: string): string | undefined {
  const inParts = word.includes('-') ? withParts(name, word) : undefined
  if (inParts) return inParts
  const words = name.split(' ')
  const [best] = words
    .filter((old) => old.charAt(0) === word.charAt(0) && old.length > 1)
    .filter((old) => Math.abs(old.length - word.length) <= MOST_MISSPELT)
    .sort((one, other) => likeness(other, word) - likeness(one, word))
  return best && words.map((old) => (old === best ? word : old)).join(' ')
}

/**
 * 'Siân', where 'Sean Prosser' is known: the name with the word of it that was another's spelling put right.
 *
 * @param isSaid - the message says that it is another; else 'Bex' is not like enough to 'Bell'
 */
export function withWordMended(known: string, word: string, isSaid: boolean): string | undefined {
  if (word.includes(' ') || !known.includes(' ')) return undefined
  const words = known.split(' ')
  // 'Its Okafor-Lane now', 'Jonathan on the paperwork' after 'Jon Bale'
  const begun = words.find(
    (one) => one.length > 2 && word.length > one.length && word.toLowerCase().startsWith(one.toLowerCase()),
  )
  if (begun && (word.includes('-') || begun === words[0])) return known.replace(begun, word)
  const mended = withWord(known, word)
  const old = mended && words.find((one) => !mended.split(' ').includes(one))
  return old && 2 * likeness(old, word) >= old.length + (isSaid ? 0 : 1) ? mended : undefined
}

/** 'It's PRITCHARD with a T sorry' */
const WITH_LETTER = new RegExp(
  `\\b(?:[Ii]t['’]?s|[Tt]hat['’]?s|should be) (${WORD})\\b[^.!?]{0,8}\\b(?:with(?:out)? (?:an?|one|two|no|the)|double|autocorrect)\\b|\\b(?:[Aa]uto ?correct|[Pp]redictive(?: text)?)\\W+(?:(?:[Ii]t['’]?s|[Tt]hat['’]?s|should be) )?(${WORD})`,
)
const SPELT = new RegExp(`\\bspel(?:t|led)\\s+(?:as\\s+)?(${WORD})`)
/** 'Smyth, not Smythe' */
const NOT = new RegExp(`\\b(${WORD}),? (?:and )?not (${WORD})\\b`, 'g')

/** 'It's spelt Pasco, no e', 'Smyth not Smythe', 'S-M-Y-T-H': the name that is known, with that word of it put right. */
export function respelt(known: string, text: string): string | undefined {
  for (const [letters] of text.matchAll(SPELLING)) {
    const mended = withWord(known, spelt(letters))
    if (mended) return mended
  }
  for (const [, right = '', said = ''] of text.matchAll(NOT)) {
    const wrong = known.split(' ').find((word) => word.toLowerCase() === said.toLowerCase())
    // 'Its white, not brown' says nothing of Ann Brown.
    if (wrong && (isCapital(right) || !isCommonWord(right)) && upToNoName(right) === right)
      return known.replace(wrong, isCapital(right) ? right : tidy(right))
  }
  const [, before = '', after = ''] = SPELT.exec(text) ?? WITH_LETTER.exec(text) ?? []
  const said = before || after
  // 'PRITCHARD', 'LYLE-Booth'
  const word = /\p{Lu}{2}/u.test(said) ? tidy(said.toLowerCase()) : said
  return isCapital(word) ? withWord(known, word) : undefined
}

/** Words beside a name that is put right. */
const PUTS_RIGHT =
  /\b(?:auto ?correct\w*|sorry|should|meant|typo|double[ -]barrel\w+|with (?:an?|one|two|no|the)|spel\w+)\b/i

/** 'I should have put Stubbs-Hale', 'Autocorrect - Lindqvist with a v': the part of the name that is known which a word of the message is like. */
export function withLikePart(known: string, text: string): string | undefined {
  if (!PUTS_RIGHT.test(text)) return undefined
  const parts = known.split(/[ -]/)
  for (const [word] of text.matchAll(/\p{Lu}[\p{L}'’-]{3,}/gu)) {
    if (parts.includes(word) || isCommonWord(word.toLowerCase())) continue
    const ends = word.toLowerCase().split('-')
    const whole = known.split(' ').find((one) => ends.length > 1 && ends.includes(one.toLowerCase()))
    const near = parts.find(
      (one) => one.length > LEAST_LIKE && distance(one.toLowerCase(), word.toLowerCase()) === 1,
    )
    if (whole ?? near) return known.replace((whole ?? near)!, word)
  }
  return undefined
}
const LEAST_LIKE = 3
