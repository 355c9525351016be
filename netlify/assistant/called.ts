import { roofGlass, unhyphened } from './catalogue'
import { withoutContacts } from './contacts'
import { namesColour } from './entities'
import { ALSO_WORDS, FIRST_NAMES, isFirm, isSurnamed, upToNoName, WORD, WORD_SURNAMES } from './name-words'
import { isTitle, surnameFirst, titleFirst } from './name-order'
import { isTown, withoutPostcodes } from './places'
import type { Mention } from './reader'
import { SPELT_OUT, THAT_IS_SPELT } from './spelling'
import { mentionsIn } from './topics'
import { isOfStreet, withoutOtherEnd } from './whose'
import { isCommonWord, tidy, wordsOf } from './words'

/** From here a name is the writer's, or that of somebody who is to be rung. */
const LIKELY = 0.5

/**
 * The name under which an enquiry is noted, of those that the reader found: the writer's, else that of the one who is to be rung.
 *
 * @param message - the part of the message that is the visitor's own
 * @param kin - whose name is that of a relative: the writer has another, if the message says one
 * @param isAsked - a name is waited for
 */
export function nameOf(
  mentions: Mention[],
  message: string,
  kin?: string,
  isAsked = false,
): string | undefined {
  const text = message
    .replace(THAT_IS_SPELT, ' ')
    .replace(SPELT_OUT, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/\s+&\s+/g, ' and ')
  if (isOfStranger(text)) return undefined
  const all = inOne(mentions, message)
  const likely = all.flatMap(({ kind, text: said, shares }) => {
    const share = (shares['name:self'] ?? 0) + (shares['name:contact'] ?? 0)
    const name = share >= LIKELY && message.includes(said) ? nameIn(beforeMail(said, message)) : ''
    if (!name || isTitle(name) || !(isName(name, text) || (isAsked && isAnswer(name, text)))) return []
    if (isOther(name, text)) return []
    const isUsed = /\s/.test(name) && SO_CALLED.test(text.slice(0, text.lastIndexOf(name)))
    return { kind, share: isUsed ? SUREST : share, name: extended(name, text) }
  })
  const others = likely.filter(({ name }) => name !== kin)
  const own = others.filter(({ kind }) => kind === 'name:self')
  const named = own.length > 0 ? own : others.length > 0 ? others : likely
  const isLess = ({ name, share }: (typeof named)[0]) =>
    share < SUREST &&
    named.some((other) => wordsIn(other.name) > wordsIn(name) && other.name.split(/\s+/).includes(name))
  const [best] = named
    .filter((one) => !isLess(one))
    .sort(
      (one, other) => rounded(other.share) - rounded(one.share) || wordsIn(other.name) - wordsIn(one.name),
    )
  if (!best) return undefined
  const turned = surnameFirst(text)
  const parts = best.name.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  if (turned && parts.every((part) => turned.toLowerCase().includes(part))) return turned
  // 'Mrs. 07700 …. Prendergast'
  const title = wordsIn(best.name) === 1 ? all.find((one) => isTitle(one.text)) : undefined
  return titleFirst(tidy(title ? `${best.name} ${title.text}` : best.name))
}

/** More than the reader is ever sure of. */
const SUREST = 2

/** 'Raj and' before 'Meera Patel', 'Minh' before 'Nguyen': one name of which the reader made two. */
const inOne = (mentions: Mention[], message: string) =>
  mentions.reduce<Mention[]>((all, one) => {
    const last = all.at(-1)
    if (!last) return [one]
    // 'Crouch, Miss J.'
    const gaps = isTitle(one.text.split(' ')[0]!) ? [' ', ', ', '. '] : [' ']
    const text = gaps.map((gap) => last.text + gap + one.text).find((whole) => message.includes(whole))
    const isOne = text && (/ (?:and|&)$/.test(last.text) || [last, one].every(isOfSelf))
    return isOne ? [...all.slice(0, -1), { ...last, text }] : [...all, one]
  }, [])
const isOfSelf = ({ shares }: Mention) => (shares['name:self'] ?? 0) >= LIKELY

/** 'Nguyen Van Minh, but English people say Minh Nguyen': of two names the one that is used. */
const SO_CALLED =
  /\b(?:people|everyone|everybody|they|friends)\b[^.!?,]{0,20}\b(?:say|call me|know me as|use) $/i

/** Nearly alike counts as alike: then the fuller name is better. */
const rounded = (share: number) => Math.round(share * 5)

const wordsIn = (name: string) => name.split(/\s+/).length

/** Signs before a name and behind it, but the stop of an initial. */
const AT_ENDS = /^[^\p{L}]+|(?<!\b\p{Lu})[^\p{L})]+$/gu

/** What was found, without what is no part of a name; '' if nothing is left. */
const nameIn = (said: string) =>
  upToNoName(
    said
      .replace(AT_ENDS, '')
      .replace(/[\s,]+\d.*$/, '')
      .replace(/\s+&\s+/g, ' and '),
  ).replace(AT_ENDS, '')

/** 'Gary Holt gary@example': his name, without the beginning of his address. */
const beforeMail = (said: string, message: string) =>
  /^[\w.+-]*@/.test(message.slice(message.indexOf(said) + said.length)) ? said.replace(/\S+$/, '') : said

/** 'Will you be quick', 'frank answer please', 'rose wood': a word that goes on like one, and nobody; 'will here', 'mark by the way'. */
const isAsWord = (name: string, text: string) =>
  ALSO_WORDS.has(name.toLowerCase()) &&
  [...text.matchAll(new RegExp(`(?<![\\w'’-])${name}(?: ([a-zA-Z'’]+))?`, 'g'))].every(
    ([, next = '']) => (isCommonWord(next) || (next && upToNoName(next) === '')) && !BEHIND_NAME.test(next),
  )
const BEHIND_NAME =
  /^(?:here|again|speaking|by|and|from|at|on|in|please|pls|thanks|ta|ring|call|text|my|number|mobile|mob|tel|phone|e?mail|is|if|or|but|so)$/

/** 'By May Day', 'since June' */
const WHEN = /\b(?:by|before|after|until|till?|since|in|from|every|next|last) $/i
/** 'RW-20418' */
const OF_REFERENCE = /^[-/]?\d/

const isOfPostcode = (name: string, text: string) =>
  /^\p{L}{2}$/u.test(name) && new RegExp(`\\b[a-z]{1,2}\\d{1,2}[a-z]?\\s*\\d\\s?${name}\\b`, 'i').test(text)

/** 'Fox.', 'It's Brown', 'Sharp, 07700 …': a word that is a surname as well, and nothing beside it; but 'its white'. */
function isAnswer(name: string, text: string) {
  if (!WORD_SURNAMES.has(name.toLowerCase())) return false
  const { said } = wordsOf(withoutPostcodes(withoutContacts(text)).replace(name, ' '))
  const isColour = namesColour(name) && name === name.toLowerCase()
  return isColour ? said.length === 0 : said.every((word) => INTRODUCES.test(word))
}
const INTRODUCES = /^(?:i|am|it|is|its|this|my|the|name|surname|here|yes|ok|hi|hello|please|thanks)$/

/** What looks like a name to the reader, and is a firm, a town, a colour, a product, a month or part of a reference. */
function isName(name: string, text: string) {
  const at = text.indexOf(name)
  // 'Kofi.asare@' is the beginning of an address.
  if (text.split(/\s+/).some((word) => word.includes('@') && word.includes(name))) return false
  // 'CM17 0AJ': its end is nobody.
  if (isOfPostcode(name, text) || isRoofGlass(name) || areTowns(name) || isOfStreet(name, text)) return false
  if (!/\p{L}{2}/u.test(name) || isFirm(name) || OF_REFERENCE.test(text.slice(at + name.length))) return false
  // 'Jade green' beside no number is what the door is to be.
  if (/\s/.test(name))
    return (
      !areWords(name) &&
      (name !== name.toLowerCase() ||
        ![name, name.replace(/\s/g, '')].some(namesColour) ||
        /\d{5}/.test(text))
    )
  const isThing = isTown(name) || namesColour(name) || mentionsIn(wordsOf(name).stems).length > 0
  const isWord = isCommonWord(name.toLowerCase()) || isMisspelt(name)
  const isTime = isWord && WHEN.test(text.slice(0, at))
  // 'Flats are all N17'
  return !isThing && !isTime && !isAsWord(name, text) && !(isWord && !FIRST_NAMES.has(name.toLowerCase()))
}

/** 'Timber look': none of it is anybody's name. */
const areWords = (name: string) =>
  name.split(/\s+/).every((word) => {
    const plain = word.toLowerCase()
    const isThing = isCommonWord(plain) || mentionsIn(wordsOf(plain).stems).length > 0
    return isThing && !FIRST_NAMES.has(plain) && !WORD_SURNAMES.has(plain) && !isTitle(word)
  })

/** 'Ask for me or Grace', 'Kathleen Brady is her name' */
function isOther(name: string, text: string) {
  const at = Math.max(0, text.indexOf(name))
  return (
    /\b(?:me|myself) or (?:my \w+,? )?$/i.test(text.slice(0, at)) ||
    /^,? is (?:her|his|their) name\b/i.test(text.slice(at + name.length)) ||
    // 'Name's Hargreave or Hargreaves': nobody is unsure of their own.
    (new RegExp(
      `(?<!\\bmy )\\bnames?(?:['’]?s| is)? (?:\\S+ or )?${name.replace(/\W/g, '.')}\\b(?: or|$)`,
      'i',
    ).test(text) &&
      / or /.test(text)) ||
    // 'If I'm out ask for Tracey'
    !withoutOtherEnd(text).includes(name)
  )
}

/** 'Ok wot about gaurantee', 'will ring tmrw': a word that is put right, and written small. */
const isMisspelt = (name: string) =>
  /^\p{Ll}+$/u.test(name) && wordsOf(name).said.join(' ') !== name && !isTown(name)

/** 'Romford and Hornchurch' */
const areTowns = (name: string) => /\sand\s|,/.test(name) && name.split(/\s+and\s+|,\s*/).every(isTown)

/** 'What did my neighbour pay for hers? Mrs Abbott': nobody who writes. */
const isOfStranger = (text: string) =>
  /\b(?:my|our) (?:neighbou?r|friend|mate)\b.*\b(?:she|he|they)\b.*\?/i.test(text) &&
  !/\d{6}|@|\bI['’]?m\b/.test(text)

/** 'Ambi Ultra or Ambi-Bronze?' */
const isRoofGlass = (said: string) =>
  roofGlass.some(({ name }) => `${unhyphened(name)} `.startsWith(`${unhyphened(said)} `))

/** 'Kit' of 'Kit Lane, 07700 …', 'will' of 'will tasker': with the surname behind it that the reader took for a word. */
function extended(name: string, text: string) {
  if (/\s/.test(name)) return name
  const isSmall = name === name.toLowerCase()
  const behind = new RegExp(`(?<![\\w'’-])${name} (${WORD})`, 'g')
  const surname = [...text.matchAll(behind)].find(({ 0: whole, 1: next = '', index }) => {
    if (isSurnamed(`${name} ${next}`)) return true
    const isWord = isCommonWord(next.toLowerCase()) || isCommonWord(wordsOf(next).said.join(' '))
    const isCapital = /^\p{Lu}\p{Ll}/u.test(next)
    // Written small it is a surname where nothing comes behind it; so is a word with a capital: 'Will Power, 07700 …'.
    const isLast = /^\s*(?:$|[.,;!\d+])/.test(text.slice(index + whole.length))
    const mayBe = isLast && mentionsIn(wordsOf(next).stems).length === 0
    const isOwn = isSmall ? isLast && (!isWord || WORD_SURNAMES.has(next)) : isCapital && (!isWord || mayBe)
    return isOwn && upToNoName(next) === next && !isTown(next)
  })
  return surname ? `${name} ${surname[1]}` : name
}
