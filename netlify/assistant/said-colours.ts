import { COLOUR_NAMES, OF_ANOTHER } from './entities'
import { PATTERNS } from './patterns'

/** The colours that a sentence asks for, and those that it turns down. */

/** Colours as people say them: those of the catalogue, and the plain words. */
const COLOUR_WORDS = [...new Set(COLOUR_NAMES.map((name) => name.toLowerCase()))]
const ANY = `(?:${[...COLOUR_WORDS].sort((one, other) => other.length - one.length).join('|')})`

/** What colours' names begin with: a text without any of these names none, and the long patterns below are not even made for it. */
const BEGINNINGS = new Set(COLOUR_WORDS.map((name) => /\w+/.exec(name)?.[0]))
const mayName = (text: string) =>
  text
    .toLowerCase()
    .match(/\w+/g)
    ?.some((word) => BEGINNINGS.has(word)) ?? false

/** A text in lower case between spaces, without stops. */
export const sayable = (text: string) => ` ${text.toLowerCase().replace(/[^\w.'-]+|\.(?=\s|$)/g, ' ')} `

export const has = (text: string, word: string) => sayable(text).includes(` ${word} `)

/** The names that a text has; 'duck egg blue' is not 'blue'. */
function namedIn(text: string, names: string[]) {
  const found = names.filter((name) => has(text, name))
  return found.filter((name) => !found.some((other) => other !== name && has(other, name)))
}

/** 'He hates black', 'scrap the green', 'red fades', 'oak looks dated', 'does it cost more than white': not wanted. */
const NOT_MEANT = new RegExp(
  [
    `\\b(?:hates?|hated|went off|gone off|dislikes?|tired of|scrap|forget|drop|lose|no more|than|not|instead of|rather than|anything but) (?:the |that |in |a )?(?:bright |brilliant |dark |light |pale |plain |pure |stark )?${ANY}\\b`,
    `\\b(?:gone|goes|going|went|turned|turning) (?:all |quite |a bit |very |really |so )?(?:bright |dark )?${ANY}\\b`,
    `\\b${ANY} (?:one |paint |door )?(?:fades?|faded|marks|dates|dated|clashes|scratches|shows|(?:looks?|is|would be|seems?|feels?) (?:so |a bit |rather |very )?(?:dated|dark|dull|wrong|cheap|boring|gloomy|harsh|old|out|off|too|not)|(?:is|was|will|would|does)(?:n['’]?t| not)|won['’]?t)\\b`,
  ].join('|'),
  'gi',
)

/** The colours that a sentence turns down, each word that is left of them between spaces. */
export const coloursNotMeant = (sentence: string): string[] =>
  [...(mayName(sentence) ? sentence.matchAll(NOT_MEANT) : [])]
    .flatMap(([said]) => namedIn(said, COLOUR_WORDS))
    .map((name) => ` ${name} `)

/** 'A walnut tree', 'the oak by the gate', 'Mrs Green', 'our kitchen is cream': the colour of nothing that is wanted. */
const OF_GROWTH =
  /^(?:tree|hedge|bush|beams?|by|in the (?:\w+ )?(?:garden|lane|park|drive|street|road|field)|outside (?:the|my|our)|near|behind|shades|overhangs|drops|leaves|roots|sideboard|dresser|furniture|gate|fence|shed)\b/
const BEFORE_OTHER =
  /\b(?:see|under|by|past|behind|has|got) (?:the |a |an |our |my )?(?:big|old|large|huge|lovely|beautiful) $|\b(?:mrs?|miss|ms|dr)\.? $|\b(?:kitchen|hall|car|carpets?|bricks?|render|walls?|floor|sofa|neighbou?r['’]?s?) (?:is|are|was) (?:all )?$/i
/** 'Bronze or Ultra?': nothing that is chosen. */
const UNDECIDED = /\bor\b.*\?\s*$/i

/** 'They are white plastic, perhaps 25 years old', 'the existing ones are brown', 'we have an oak one': what is there. */
const IS_THERE = new RegExp(
  [
    `\\b(?:they|it|these|those|mine|ours)(?:['’]?re| are|['’]?s| is| were| was)(?: all| both| just| only)* (?:(?:old|plain|dark|light|faded|horrible) )*${ANY} (?:plastic|u?pvc|wood(?:en)?|timber|metal|ali|aluminium|painted)\\b`,
    `\\b(?:is|are|was|were|(?:they|it|these|those)['’]?(?:re|s)) (?:\\w+ ){0,2}?${ANY} (?:now|at the moment|at present|already)\\b`,
    `\\b(?:old|existing|current|present|original)(?: \\w+){0,2} (?:is|are|was|were)\\b`,
    `(?<!\\b(?:can|could|may|shall|should|if) )\\b(?:we|i)(?:['’]ve got| have(?: got)?| already have) (?:(?:a|an|the|old) )?${ANY}\\b(?! in mind)`,
    '\\b(?:currently|years? old)\\b',
  ].join('|'),
  'i',
)
const IS_WANTED =
  /\b(?:want\w*|like|prefer|please|match\w*|same as|should|(?:has|have|got) to be|to be|looking for)\b/i
/** 'The old white door' */
const OLD_ONE = new RegExp(`\\b(?:old|existing|current|original) ${ANY}\\b`, 'gi')
/** 'Forget the colour, white will do him': what follows is meant. */
const LET_GO = /\b(?:forget|scrap|cancel|drop) (?:the|that|about)\b/i

/** The clauses of a sentence that may tell of a colour that is wanted. */
const wantedIn = (sentence: string) =>
  sentence
    .split(/[,;…]|\s(?:but|so)\s/)
    .filter((clause) => !LET_GO.test(clause) && (IS_WANTED.test(clause) || !IS_THERE.test(clause)))
    .map((clause) =>
      IS_WANTED.test(clause) && /match|same/i.test(clause) ? clause : clause.replace(OLD_ONE, ' '),
    )
    .join(', ')

/** 'Dark blue' is not just blue; what is put right is named first, and each side of a frame by itself. */
export function coloursOf(sentence: string): string[] {
  if (!mayName(sentence) || UNDECIDED.test(sentence)) return []
  // 'Anthracite. No sorry, my wife says Chartwell Green': what was said last.
  const mended = sentence.split(/\b(?:no,? sorry|sorry,? no|no,? wait|i mean|actually)\b/i).at(-1) ?? ''
  const last = namedIn(mended, COLOUR_WORDS).length > 0 ? mended : sentence
  const left = wantedIn(last.replace(NOT_MEANT, ' '))
  const isSided = SIDE.test(left)
  const part =
    PATTERNS.corrects.test(left) && !isSided
      ? (left.split(/[,;]/).find((one) => namedIn(one, COLOUR_WORDS)[0]) ?? left)
      : left
  const place = (name: string) => part.toLowerCase().indexOf(name)
  const ral = part.search(RAL)
  return namedIn(part, COLOUR_WORDS)
    .filter((name) => !isOfOther(part.toLowerCase(), name))
    .sort((one, other) => place(one) - place(other))
    .map((name, _, [first = '']) => {
      const shade = new RegExp(`\\b(?:dark|light|pale|deep|navy|bright|mid) ${name}\\b`, 'i')
      const side = isSided
        ? sideIn(part, name, ral < 0 ? place(first) : Math.min(ral, place(first)))
        : undefined
      return [shade.exec(part)?.[0].toLowerCase() ?? name, side].filter(Boolean).join(' ')
    })
}

/** 'Black outside, white in': which side of a frame; 'white in the hall' is none. */
const SIDE =
  /\b(?:(?:on |to |for )?(?:the )?(?:(out)side|(in)side|(ex)ternal(?:ly)?|(in)ternal(?:ly)?|(ex)terior|(in)terior)\b(?! (?:the|of|my|our|doors?)\b)|(out|in)(?=\s*(?:$|[,.;/&]|and\b)))/i

/** '7016 outside, white inside': a number is a colour as well. */
const RAL = /\b[1-9]\d{3}\b(?=,? (?:on the )?(?:out|in|ext|int))/i

/** The side that stands after a colour, or before it where the sides are named first. */
function sideIn(text: string, name: string, first: number) {
  const at = text.toLowerCase().indexOf(name)
  const isBefore = text.search(SIDE) < first
  const near = isBefore
    ? text
        .slice(0, at)
        .split(/[,;]|\band\b/)
        .at(-1)
    : text.slice(at + name.length).split(new RegExp(`[,;]|\\b${ANY}\\b`, 'i'))[0]
  const side = SIDE.exec(near ?? '')
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase()
  return side && (side === 'in' ? 'inside' : 'outside')
}

/** The side that a colour is said to be on: 'black outside'. */
export const sideOf = (colour: string) => / (?:in|out)side$/.exec(colour)?.[0]

/** Whether a colour is, wherever it stands, that of something else: 'she has cream carpets'. */
function isOfOther(text: string, name: string) {
  const pieces = text.split(new RegExp(`\\b${name}\\b`))
  return pieces.slice(1).every((after, at) => {
    const next = after.trimStart()
    return OF_ANOTHER.test(next) || OF_GROWTH.test(next) || BEFORE_OTHER.test(pieces[at] ?? '')
  })
}
