import { COLOUR_NAMES, FIRST_NAMES, isCapital, looksLikeName, TITLES, upToNoName, WORD } from './name-words'
import { isTown, postcodeIn } from './places'
import { piecesOf } from './whose'
import { isCommonWord, tidy } from './words'

/** 'Mrs Pemberton': a title and a surname, whose first name may stand beside it. */
export const isTitled = (name: string) => TITLED.test(name)
const TITLED = new RegExp(`^(?:${TITLES})\\.? \\S+$`, 'i')

/** 'Kayleigh Marsh if you need the surname', 'Mrs Pemberton. Sheila': the same name, in full. */
export function fuller(known: string, text: string): string | undefined {
  if (isTitled(known)) {
    const [, given = ''] = FIRST.exec(text) ?? []
    const first = given || piecesOf(text).find((piece) => FIRST_NAMES.has(piece.toLowerCase()))
    return first && isCapital(first) ? `${known.replace(/ (?=\S+$)/, ` ${first} `)}` : undefined
  }
  const behind = behindInitial(known, text)
  if (behind) return behind
  if (/\s/.test(known)) return undefined
  const alone = surnameAlone(text)
  if (alone) return `${known} ${alone}`
  // 'Bishop', and then 'Lorraine'
  const isFirst = (word: string) => FIRST_NAMES.has(word.toLowerCase())
  const own = text.replace(/\W+$/, '')
  if (!isFirst(known) && isFirst(own)) return `${tidy(own)} ${known}`
  const [, given] = FIRST.exec(text) ?? []
  if (given && isCapital(tidy(given))) return tidy(`${tidy(given)} ${known}`)
  const [, surname = ''] =
    new RegExp(`\\bsurname(?:['’]?s| is)? (${WORD})`, 'i').exec(text) ??
    IS_SURNAME.exec(text) ??
    new RegExp(`\\b${known} (${WORD})`, 'i').exec(text) ??
    []
  if (surname.toLowerCase() === known.toLowerCase()) {
    // 'Call Mohammed not Mo please, surname Iqbal'
    const first = text.split(/[^\p{L}'’-]+/u).find((word) => FIRST_NAMES.has(word.toLowerCase()))
    return first && first !== known ? tidy(`${first} ${known}`) : undefined
  }
  const isName = surname !== '' && upToNoName(surname) === surname && !isCommonWord(surname.toLowerCase())
  return isName ? tidy(`${known} ${isCapital(surname) ? surname : tidy(surname)}`) : undefined
}

/** 'And Smith is the surname' */
const IS_SURNAME = new RegExp(`\\b(${WORD}) (?:is|being) (?:my |the )?(?:surname|last name|family name)`, 'i')

/** 'A Okonjo', and then 'Anthony', 'the A is for Anthony': the first name that the initial stood for. */
function behindInitial(known: string, text: string): string | undefined {
  const [, initial = '', surname = ''] = /^(\p{Lu})(?: \p{Lu})* (\S{2,})$/u.exec(known) ?? []
  if (!initial) return undefined
  const [, said = ''] = STANDS_FOR.exec(text) ?? FIRST.exec(text) ?? []
  const alone = piecesOf(text).find(
    (piece) => FIRST_NAMES.has(piece.toLowerCase()) || piece === text.replace(/\W+$/, ''),
  )
  const first = [said, alone ?? ''].map(tidy).find((word) => word.length > 1 && word.startsWith(initial))
  const isName = first && !/\s/.test(first) && upToNoName(first) === first && !isTown(first)
  return isName && (FIRST_NAMES.has(first.toLowerCase()) || looksLikeName(first, false))
    ? `${first} ${surname}`
    : undefined
}
const STANDS_FOR = new RegExp(`\\b\\p{L} (?:is|stands|[’']?s)? ?for (${WORD})`, 'iu')

/** 'Kayleigh', and then 'Dobson': a word by itself that can be nothing else. */
function surnameAlone(text: string): string | undefined {
  // 'Malik. CM17 9TE': beside where it is, too.
  const [own = ''] = postcodeIn(text) ? text.split(/[.,;\n]/) : [text]
  const [, word = ''] = new RegExp(`^\\s*(${WORD})[.!]?\\s*$`).exec(own) ?? []
  const plain = word.toLowerCase()
  const isWord = isCommonWord(plain) || FIRST_NAMES.has(plain) || COLOUR_NAMES.has(plain) || isTown(word)
  const isSurname = isCapital(word) && !isWord && upToNoName(word) === word && looksLikeName(word, true)
  return isSurname ? word : undefined
}

const FIRST = new RegExp(`\\b(?:first|christian) name(?:['’]?s| is)?:? (${WORD})`, 'i')

/** 'My surname should be Reid', 'first name is Jon': that part of the name that is known, put right. */
export function withPart(known: string, text: string): string | undefined {
  const [, which = '', word = ''] = PART.exec(text) ?? []
  const isName = word && upToNoName(word) === word && (isCapital(word) || !isCommonWord(word))
  if (!isName || !known.includes(' ') || alike(known, word)) return undefined
  if (/^(?:sur|last|family|second)/i.test(which)) return known.replace(/\S+$/, tidy(word))
  return isTitled(known) ? undefined : known.replace(/^\S+/, tidy(word))
}
const PART = new RegExp(
  `\\b(sur|last |family |second |first |christian )name(?:['’]?s)?:?(?: (?:is|should|be|actually|really|now|in fact|sorry))* (${WORD})`,
  'i',
)

/** Whether two names have a word in common. */
export const alike = (one: string, other: string) => {
  const words = other.toLowerCase().split(' ')
  return one
    .toLowerCase()
    .split(' ')
    .some((word) => words.includes(word))
}

/** Whether a message puts another name in the place of the one that is known: it says so, or spells it out. */
export function isNewName(text: string, known: string, name: string, hasContact: boolean) {
  const words = (full: string) => full.toLowerCase().split(' ')
  const [first = ''] = words(name)
  // 'Family name is Nguyen, call me Lan', of Nguyen Thi Lan: the same name, and less of it.
  if (words(name).length < words(known).length && words(name).every((word) => words(known).includes(word)))
    return false
  // 'Actually its Tran Thanh, surname first': the same words in another order.
  const isTurned = name !== known && [...words(name)].sort().join() === [...words(known)].sort().join()
  if (isTurned && /\b(?:actually|sorry|other way|first)\b/i.test(text)) return true
  // 'Kasia Nowak' in answer, where all that was known is one word.
  if (!known.includes(' ') && name.includes(' ') && text.toLowerCase().startsWith(name.toLowerCase()))
    return true
  // 'Mrs Fairweather 07700 …', after the builder who wrote before.
  if (hasContact && (new RegExp(`^(?:${TITLES})\\b`).test(first) || FIRST_NAMES.has(first))) return true
  // 'For the cost it's me. Hester Crundall, 07700 …'
  if (hasContact && /^\p{Lu}\S+ \p{Lu}/u.test(name)) return true
  const isSaid = (before: string) => new RegExp(`\\b(?:${before}) ${first}(?![\\p{L}'’-])`, 'iu').test(text)
  // 'Ring Bex, not me, 07700 …'
  if (hasContact && isSaid('ring|call|phone|text|contact|speak to|talk to|deal with')) return true
  // 'Don't ring her, I'm Chidi, her son'
  if (isSaid("i['’]?m|i am|this is|my name is")) return true
  return (
    /\b(names?|called|autocorrect|meant|spel(t|led|ling))\b/i.test(text) ||
    (name.length > known.length && words(known).some((word) => words(name).includes(word)))
  )
}
