import {
  ALSO_NAMES,
  ALSO_WORDS,
  COLOUR_NAMES,
  FIRST_NAMES,
  isCapital,
  isFirm,
  isInFull,
  isSurnamed,
  looksLikeName,
  NAME,
  PARTICLES,
  TITLE,
  upToNoName,
  WORD,
} from './name-words'
import { surnameFirst } from './name-order'
import { isTown, postcodeIn } from './places'
import { SPELT_OUT, THAT_IS_SPELT } from './spelling'
import { mentionsIn } from './topics'
import { asKin, piecesOf, withoutClients, withoutOthers, withSurname } from './whose'
import { isCommonWord, tidy, wordsOf } from './words'

const INTRODUCTION = new RegExp(
  `(?:\\b(?:(my|the|under the) names?(?:'s|’s| is|:)?|(?:it['’]?s|booked|booking is|is) under|names?(?:'s|’s| is| of)|names|(?:order|booking|customer|surname|family) name:?|real name(?:'s|’s| is|:)?|names? (?:goes|is) (?:under|by)|name:|ask for|put me down as|speak(?:ing)? to|i'?m called)|\\b(?:i am|i'm|i’m|im|this is|we['’]?re|we are|it's|it’s|its|for|call me|that['’]?s|she's|she’s|shes|he's|he’s|hes|she is|he is|my details(?: are|:)?)(?:\\b|(?<=:))(?:\\s+called\\b)?)\\s+(${NAME})`,
  'gi',
)
const TITLED = new RegExp(`\\b(${TITLE}${WORD}(?:\\s+${WORD})?)`, 'i')
const ALL_TITLED = new RegExp(`^${TITLE}${WORD}(?:\\s+${WORD})?$`, 'i')
const SIGNED = new RegExp(`(?:^|[.,!?\\n]\\s*)(${WORD}(?:\\s+${WORD})?)\\s+(?:here|speaking)\\b`, 'i')

/** 'Good morning, Giles Fortescue-Hume from Larkfield Lettings' */
const FROM_FIRM =
  /^\W*(?:(?:[Hh]i|[Hh]ello|[Hh]iya|(?:[Gg]ood )?(?:[Mm]orning|[Aa]fternoon|[Ee]vening))[,.!]?\s+)?(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+) (?:from|of|at) (?=\p{Lu})/u

const INITIALED = /^(?:\p{Lu}\.?\s?){1,3}\s\p{Lu}[\p{L}'’-]+$/u

/** A first name, alone or with a surname, that stands by itself between commas. */
function personIn(pieces: string[], { isAsked, isExpected, hasContact }: Options) {
  return pieces.find((piece, at) => {
    const [first = '', ...rest] = piece.toLowerCase().replace(PARTICLES, ' ').trim().split(/\s+/)
    if (INITIALED.test(piece) && upToNoName(rest.join(' ')) === rest.join(' ')) return true
    if (rest.length > 2 || upToNoName(piece) !== piece || !new RegExp(`^${NAME}$`, 'i').test(piece))
      return false
    if (!FIRST_NAMES.has(first)) return false
    const isSure = isCapital(piece) || (isAsked && at === 0)
    if (rest.length === 0)
      return ALSO_WORDS.has(first)
        ? isAsked || hasContact
        : isAsked || isExpected || hasContact || pieces.length === 1
    if (mentionsIn(wordsOf(rest.join(' ')).stems).length > 0) return false
    return (
      isSure ||
      (!ALSO_WORDS.has(first) && isSurnamed(piece)) ||
      (!ALSO_WORDS.has(first) && rest.every((word) => !isCommonWord(word) || ALSO_NAMES.has(word)))
    )
  })
}

interface Options {
  /** The name was just asked for, so that it may stand alone. */
  isAsked: boolean
  /** A call is being agreed, so that a name in full may stand anywhere. */
  isExpected?: boolean
  /** A number or an address is in the same message. */
  hasContact: boolean
}

/** The visitor's name in a message, if it says one; a town, a product or an everyday word is none. */
export function nameIn(
  message: string,
  { isAsked, isExpected = false, hasContact }: Options,
): string | undefined {
  const own = asKin(message)
  if (own) return own
  // 'It's the client's, Mr Hale's, but ring me, Lee'
  const beside = withoutClients(message)
  const contact = beside === message ? undefined : nameIn(beside, { isAsked, isExpected, hasContact })
  if (contact) return contact
  const text = withoutOthers(isAsked ? withSurname(message) : message)
    .replace(THAT_IS_SPELT, ', ')
    .replace(SPELT_OUT, ' ')
    .replace(/\s*\n+/g, ',\n')
    .replace(SPEAKING, '$1,')
    .replace(/\S+@\S+/g, ',')
    .replace(/\s*&\s*/g, ' and ')
  const both = COUPLE.exec(text)?.[1]
  if (both && (isAsked || isExpected || hasContact)) return tidy(both)
  // 'She's called Bev. Ask for Jodie'
  const wanted = ASK_FOR.exec(text)?.[1]
  // 'Dean Price, Fenbrook Build. Ring the office and ask for Sunita': who writes, and who is asked for.
  const [writes] = hasContact ? fullNames(text) : []
  if (wanted && upToNoName(wanted) === wanted) return tidy(writes ?? wanted)
  const booked = upToNoName(BOOKED.exec(text)?.[1] ?? '')
  const isBooked = isCapital(booked) || FIRST_NAMES.has(booked.toLowerCase().split(' ')[0] ?? '')
  if (booked && isBooked && !isColour(booked) && looksLikeName(booked, isCapital(booked))) return tidy(booked)
  for (const [whole, certain, rest = ''] of text.matchAll(INTRODUCTION)) {
    // 'I think it's called Reeded': a thing, and nobody.
    if (THING.test(whole)) continue
    const name = upToNoName(rest)
    // 'A quote for sash windows'
    if (/^for\b/i.test(whole) && ALSO_NAMES.has(name)) continue
    // 'The name of the colour'
    if (/name of/i.test(whole) && !isCapital(name)) continue
    // 'Mrs Bell, my daughter's number is best, she is called Ann': who writes says a name as well.
    const other = OF_ANOTHER.test(whole)
      ? nameIn(message.replace(whole, ' '), { isAsked, isExpected, hasContact })
      : undefined
    if (other?.includes(' ')) return other
    // 'She's Jean Harlow': two words, neither of them an everyday one.
    const isTheirs = /^s?he/i.test(whole) && / /.test(name) && looksLikeName(name, false)
    // 'Must I ask for permission?'
    const isAskedFor = /ask for/i.test(whole) && (isCapital(name) || FIRST_NAMES.has(name.toLowerCase()))
    const isCertain =
      certain !== undefined || isTheirs || isAskedFor || /name|under|put me|called|speak/i.test(whole)
    if (
      name &&
      // 'That's great' is none, except beside a number or an address.
      (hasContact || !/^that/i.test(whole)) &&
      (isCertain || hasContact || isAsked || isCapital(name)) &&
      (isCertain || looksLikeName(name, isCapital(name), hasContact && isCapital(name)))
    )
      return tidy(fullNames(text).find((full) => full.split(' ').includes(name)) ?? name)
  }
  const family =
    isAsked || hasContact ? /(?:^|[.,]\s)([Tt]he [A-Z][a-z]+s)(?=[,.]|\s+\d|$)/.exec(text)?.[1] : ''
  if (family && mentionsIn(wordsOf(family).stems).length === 0) return family
  const turned = surnameFirst(text, isAsked || hasContact)
  if (turned) return turned
  const [, sent] = FROM_FIRM.exec(text) ?? []
  if (sent && upToNoName(sent) === sent && looksLikeName(sent, true)) return tidy(sent)
  const signed = SIGNED.exec(text)?.[1]
  // 'Croydon here' says where.
  const signer = signed && !isTown(signed) && upToNoName(signed) === signed ? signed : ''
  if (signer && looksLikeName(signer, isCapital(signer))) return tidy(signer)
  const titled = TITLED.exec(text)?.[1]
  if (titled && (isAsked || hasContact)) {
    // 'The bursar Mrs Cope signs off'
    const name = upToNoName(titled).replace(/(?<=\p{Lu}\S*) \p{Ll}[\s\S]*$/u, '')
    if (name && name.split(' ').length > 1) return tidy(name)
  }
  const pieces = piecesOf(text)
  const person = personIn(pieces, { isAsked, isExpected, hasContact })
  if (person) return tidy(person)
  if (pieces.length === 1 && pieces[0] && isAlone(pieces[0])) return tidy(pieces[0])
  const isNear = isAsked || hasContact || isExpected
  // 'Next door, Mr Lumb at the corner' is somebody whom a story is about.
  const sentences = text.split(/[.!?\n]+/).map((sentence) => sentence.trim())
  const whole = pieces.find(
    (piece) =>
      ALL_TITLED.test(piece) &&
      upToNoName(piece) === piece &&
      // 'Mr and Mrs Patel, we're in Bishop's Stortford'
      (isNear || sentences.includes(piece) || text.trimStart().startsWith(`${piece},`)),
  )
  if (whole) return tidy(whole)
  // 'Des O'Shaughnessy-Bell, well Desmond. The house is Loughton, IG10'
  const [lead = ''] = pieces
  const isSigned = / /.test(lead) && text.trimStart().startsWith(`${lead},`) && postcodeIn(text) !== undefined
  if (isSigned && isCapital(lead) && isName(lead, true)) return tidy(lead)
  if (!isNear) return undefined
  // 'Grey, first names Alex. Alex Grey': a name in full counts more than a word.
  const [full] = fullNames(text)
  if (full) return tidy(full)
  if (!isAsked && !hasContact) return undefined
  const isMore = (piece: string) => isAsked && !hasContact && isMoreThan(pieces, piece)
  return pieces
    .find((piece, at) => isName(piece, isAsked && at === 0) && !isMore(piece) && !isFirm(piece))
    ?.replace(/^.*$/, tidy)
}

/** 'Mr D and Mrs J Patel' */
const COUPLE = new RegExp(
  `\\b((?:Mr|Mrs|Ms|Miss|Dr)\\.? (?:\\p{Lu}\\.? )?and (?:Mr|Mrs|Ms|Miss|Dr)\\.? (?:\\p{Lu}\\.? )?\\p{Lu}[\\p{L}'’-]+)`,
  'u',
)
/** 'Put it under Gary Thorne' */
const BOOKED = new RegExp(
  `\\b(?:put|book|log|file|have|save|leave)\\s(?:it|this|that|me|us|everything)\\s(?:down\\s|in\\s)?(?:under|as)\\s(${NAME})`,
  'i',
)
const ASK_FOR = new RegExp(`\\b[Aa]sk for (?!Mr|Mrs|Ms|Dr)(${WORD})(?=[.!?,]|\\s*$)`)
const THING = /^it.{0,5}called|^for part [a-z]\b/i
/** 'This is Len Bagshaw speaking' */
const SPEAKING = /\b((?:this is|it['’]?s|i['’]?m)\s[^,.!?\n]{2,40}?)\sspeaking\b/gi
const OF_ANOTHER = /^(?:she|he)\b/i

/** 'Dee Robson', and nothing else: a name in full that no word of the catalogue or of every day is in. */
function isAlone(piece: string) {
  const words = piece.replace(PARTICLES, ' ').split(/\s+/)
  if (
    !isCapital(piece) ||
    SAYING.test(piece) ||
    words.length < 2 ||
    words.length > 3 ||
    isTown(piece) ||
    /\d/.test(piece)
  )
    return false
  if (isInFull(piece)) return true
  return (
    upToNoName(piece) === piece &&
    mentionsIn(wordsOf(piece).stems).length === 0 &&
    !isColour(piece) &&
    words.every((word) => !isCommonWord(word.toLowerCase()) && !isTown(word))
  )
}

const isColour = (name: string) => COLOUR_NAMES.has(name.toLowerCase())

/** A colour or a month with more said beside it: 'white, nothing fancy' answers another question. */
function isMoreThan(pieces: string[], piece: string) {
  return pieces.length > 1 && isCommonWord(piece.toLowerCase())
}

/** 'I'm Priya' says a name and is none. */
const SAYING = /\b(?:i['’]?m|s?he['’]s|it['’]s)\b/i

/** Names of two words and more that stand by themselves. */
function fullNames(text: string) {
  return piecesOf(text).filter(
    (piece) =>
      / /.test(piece) && !SAYING.test(piece) && !isFirm(piece) && isCapital(piece) && isName(piece, true),
  )
}

function isName(piece: string, isFirst: boolean) {
  if (!new RegExp(`^${NAME}$`, 'i').test(piece) || upToNoName(piece) !== piece) return false
  return looksLikeName(piece, isFirst || isCapital(piece), isFirst && isCapital(piece))
}
