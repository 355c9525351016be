import { areas } from './catalogue'
import file from './knowledge/places.json'
import { indexOfPhrase, learn, phraseBook, wordsOf, type Words } from './words'

/** A place or postcode that was named, and whether we work there. */
export interface Place {
  name: string
  /** The district of a postcode, for the offers. */
  code?: string
  /** The code was written, and is not only that of the town. */
  isSaid?: boolean
  covered: boolean
  at: number
  length: number
}

interface Entry {
  name: string
  code?: string
  covered: boolean
  /** Means something else without 'in' or 'to' before it. */
  isWord?: boolean
  stems: string[]
}

/** The districts we work in, each with the town it lies at. */
export const codes = new Map(
  areas.postcodes.flatMap(({ codes: list, nearest }) => list.map((code) => [code, nearest])),
)
const { outside, afterTo } = file
export const towns: Record<string, string> = file.towns

learn([...outside, ...afterTo, ...Object.keys(towns)])

const ENTRIES: Entry[] = [
  ...[...new Set([...areas.home, ...areas.contact])].map((name) => ({ name, covered: true })),
  ...Object.entries(towns)
    .filter(([, code]) => codes.has(code))
    .map(([name, code]) => ({ name, code, covered: true })),
  ...outside.map((name) => ({ name, covered: false })),
  ...afterTo.map((name) => ({ name, covered: false, isWord: true })),
]
  .map((entry) => ({ ...entry, stems: wordsOf(entry.name).stems }))
  .sort((one, other) => other.stems.length - one.stems.length)

const entriesIn = phraseBook(ENTRIES)

/** Names that are words of the trade as well, or people's: 'York' is a door, 'Reading' a pastime. */
const AMBIGUOUS = new Set(file.ambiguous)
const BEFORE = new Set(file.before.split(' '))
/** How the towns end that are nothing else: 'Enfield and Cambridge' are two. */
const TOWN_ENDS = new Set(
  ENTRIES.filter(({ name, isWord }) => !isWord && !AMBIGUOUS.has(name.toLowerCase())).map(
    ({ stems }) => stems.at(-1) ?? '',
  ),
)

/** Whether a text names a town, so that it is nobody's name. */
export function isTown(text: string) {
  const { stems } = wordsOf(text)
  return entriesIn(stems).some((entry) => !entry.isWord && entry.stems.join(' ') === stems.join(' '))
}

const POSTCODE =
  /\b([a-z]{1,2}\d{1,2}[a-z]?)(?:\s*(\d(?:\s(?!of|up|in|on|to|at|or|is|we|my|by|do|so|no|if|it|an|as|am|pm|mm|cm|be|me|us)(?=[a-z]{2}\b))?[a-z]{2})|\s(\d)(?=\s*(?:[.,;!?]|something|$)))?\b/i
const NOT_CODES = /^(wd40|r7|r9|s1|a1|mp3|u\d|b4|m8|l8r|w2|fd\d+|k\d)$/i
const AREAS_UK = new Set(file.areas.split(' '))

/** A postcode, or its first half, in a text as it was typed: who puts it right says the right one last. */
export function postcodeIn(text: string): { code: string; whole: string } | undefined {
  const found = [...text.matchAll(new RegExp(POSTCODE, 'gi'))].flatMap((match) => {
    const [said, first = '', full, sector] = match
    const second = full ?? sector
    const code = first.toUpperCase()
    const letters = code.replace(/\d.*$/, '')
    // 'Can sm1 ring me': someone, and not Sutton.
    if (!AREAS_UK.has(letters) || ((NOT_CODES.test(first) || first === 'sm1') && !second)) return []
    if (said.length < 3 && !codes.has(code)) return []
    // 'The M11 junction': a road.
    const isRoad =
      /^[mab]\d/i.test(first) && !second && /\b(?:the|on|off|near|by) $/i.test(text.slice(0, match.index))
    if (isRoad) return []
    const isDenied = /\b(?:not|rather than|instead of) (?:in )?$/i.test(text.slice(0, match.index))
    const whole = second ? `${code} ${second.toUpperCase().replace(/\s/, '')}` : code
    return [{ code, whole, isDenied, at: match.index }]
  })
  const meant = found.filter(({ isDenied }) => !isDenied)
  const [one] = meant.length > 0 ? meant : found
  const last = meant.at(-1)
  const isMended = one && last && CORRECTS.test(text.slice(one.at, last.at))
  // 'We're in E17, E17 6QP', 'CM16 4 something, hang on, CM16 4DL': the whole of it.
  const [inFull] = meant
    .filter(({ code, whole }) => code === one?.code && whole !== code)
    .sort((a, b) => b.whole.length - a.whole.length)
  const is = isMended ? last : (inFull ?? one)
  return is && { code: is.code, whole: is.whole }
}

const CORRECTS = /\b(?:sorry|no|wrong|mean|meant|actually|oops|correction)\b/i

/** 'I live in Enfield, EN2, but the house is in Epping': where the work is. */
const AT_WORK =
  /\b(?:but|and)? ?(?:the|my|our|his|her|their|mum['’]?s|dad['’]?s) (?:new |other |rental )?(?:house|job|flat|shop|property|place|work|site|building|bungalow|room|address)(?:['’]?s| is)\b|\b(?:but|and) (?:site|job|property|plot)(?:['’]?s| is)\b/i

/** 'I'm in Leeds myself (LS8) but it's for my mum's house': where the visitor is, and not the work. */
const AWAY =
  /(?:^|[\s,;(])(?:i['’]?m|i am|i live|we['’]?re|we are|we live)(?: \w+)? (?:in|at|near)\b[^.!?]*?(?=,? (?:but|though|and) (?:(?:it|this|that)['’]?s|(?:it|this|that) is) (?:for|at) )/i

/** A text without where only the visitor is. */
export const withoutAway = (text: string) => text.replace(AWAY, ' ')

/** What a text says of where the work is, if it tells that from where the visitor is. */
export function ofWork(said: string) {
  const text = withoutAway(said)
  const { index = -1 } = AT_WORK.exec(text) ?? {}
  const rest = index > 0 ? text.slice(index) : ''
  return rest && (postcodeIn(rest) ?? townIn(rest)) ? rest : text
}

/** A text with a comma where a postcode stood: what stands before it is a piece by itself. */
export const withoutPostcodes = (text: string) =>
  text.replace(new RegExp(POSTCODE, 'gi'), (whole) => (postcodeIn(whole) ? ',' : whole))

/** Every district that a text names. */
export function postcodesIn(text: string): string[] {
  const found = text.split(/[\s,.;:!?/()'’]+/).flatMap((word) => postcodeIn(word)?.code ?? [])
  return [...new Set(found)]
}

/** The district that visitors say is theirs. */
export function ownCode(text: string): string | undefined {
  const [, said] = OWN.exec(text) ?? []
  return said && postcodeIn(said)?.code
}

const OWN =
  /\b(?:i['’]?m|i am|we['’]?re|we are|(?:i|we) live|mine is|ours is|me)\b(?: in| at)? ([a-z]{1,2}\d{1,2})\b/i

/** The place that a text names, by postcode first. */
export function placeIn(text: string, { stems, said }: Words): Place | undefined {
  const there = ofWork(text)
  const postcode = postcodeIn(there)
  if (postcode) {
    const at = said.findIndex((word) => word.startsWith(postcode.code.toLowerCase()))
    const town = townIn(text)
    // The town that is named with it says more of where that is.
    const name = town && codes.has(postcode.code) && !town.split(', ').some(isNamed) ? town : postcode.code
    return { name, code: postcode.code, isSaid: true, covered: codes.has(postcode.code), at, length: 1 }
  }
  // What is told of where the visitor is says nothing of the work.
  const stemsThere = there === text ? stems : wordsOf(there).stems
  const all = entriesIn(stems)
    .filter((entry) => there === text || indexOfPhrase(stemsThere, entry.stems) >= 0)
    .flatMap((entry) => placed(entry, stems, text))
  const own = all.find(({ at }) => OWN_PLACE.test(said.slice(0, at).join(' '))) ?? all[0]
  // 'Harlow, Church Langley' is one place: the list knows the town.
  const near = all.find((one) => own && (isBeside(own, one) || isBeside(one, own)))
  return near && isNamed(near.name) ? near : own
}

/** The towns that a text names, and those within their names. */
const namedTowns = (stems: string[], text: string) =>
  entriesIn(stems)
    .filter(({ isWord }) => !isWord)
    .flatMap((entry) => placed(entry, stems, text))

/** Every town that a text names, in its order. */
export function townsIn({ stems }: Words, text: string): Place[] {
  // A town may stand in the firm's list and in that of the postcodes.
  const all = namedTowns(stems, text).filter(
    ({ at, length }, index, found) =>
      found.findIndex((one) => one.at === at && one.length === length) === index,
  )
  // 'Stansted Mountfitchet' is not Stansted as well; 'Harlow, Church Langley' is one place.
  const isWithin = (one: Place, other: Place) =>
    one !== other && one.at >= other.at && one.at < other.at + other.length
  const alone = all.filter(
    (one) => !all.some((other) => isWithin(one, other) || (isBeside(other, one) && isNamed(other.name))),
  )
  return alone.sort((one, other) => one.at - other.at)
}

const isBeside = (one: Place, next: Place) => one.at + one.length === next.at

/** 'We live in', 'our house is near': what stands before the visitor's own place, where several are named. */
const OWN_PLACE =
  /\b(?:(?:i|we) (?:live|am|are)|im|living|based|(?:house|home|property|bungalow|flat|cottage) (?:is )?)(?: \w+)? (?:in|near|at|from|outside)$/

const ROADS = '(?:lane|road|street|avenue|ltd|construction|builders?)'

/** Where a text names a town of the list. */
function placed(
  { name, code, covered, isWord, stems: phrase }: Entry,
  stems: string[],
  text: string,
): Place[] {
  for (let at = indexOfPhrase(stems, phrase); at >= 0; at = indexOfPhrase(stems, phrase, at + 1)) {
    const before = stems[at - 1] ?? ''
    const needsWord = isWord || AMBIGUOUS.has(name.toLowerCase())
    const isListed = /^(and|or)$/.test(before) && TOWN_ENDS.has(stems[at - 2] ?? '')
    const isPlaced =
      isListed || /(?:^| )(?:in|to|near|from|around|cover|live|far as)$/.test(stems.slice(0, at).join(' '))
    if (needsWord && (!isPlaced || stems.includes('door'))) continue
    // 'Harrow Lane Homes' is a firm; in Epping, builders are only spoken of.
    if (new RegExp(`\\b${name}\\s+${ROADS}\\b`, 'i').test(text)) continue
    if (stems.length > phrase.length + 2 && at > 0 && name === 'Essex' && !BEFORE.has(before)) continue
    return [{ name, ...(code ? { code } : {}), covered, at, length: phrase.length }]
  }
  return []
}

/** Whether the firm's own lists have a town. */
export const isNamed = (name: string) => [...areas.home, ...areas.contact].includes(name)

/** The town that a text names beside its postcode. */
export function townIn(text: string): string | undefined {
  const { stems } = wordsOf(text)
  const all = namedTowns(stems, text)
  const [first] = all
  if (!first) return undefined
  // 'Stansted Mountfitchet' is not Stansted as well.
  const near = all.find((one) => isBeside(first, one) || isBeside(one, first))
  return [first, ...(near ? [near] : [])]
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name)
    .join(', ')
}
