import { COLOUR_NAMES, OF_ANOTHER } from './entities'
import { PATTERNS } from './patterns'

/** The colours that a sentence asks for, and those that it turns down. */

/** Colours as people say them: those of the catalogue, and the plain words. */
const COLOUR_WORDS = [...new Set(COLOUR_NAMES.map((name) => name.toLowerCase()))]
const ANY = `(?:${[...COLOUR_WORDS].sort((one, other) => other.length - one.length).join('|')})`

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
    `\\b(?:hates?|hated|went off|gone off|dislikes?|tired of|scrap|forget|drop|lose|no more|than|not|instead of|rather than|anything but) (?:the |that |in |a )?${ANY}\\b`,
    `\\b${ANY} (?:one |paint |door )?(?:fades?|faded|marks|dates|dated|clashes|scratches|shows|(?:looks?|is|would be|seems?|feels?) (?:so |a bit |rather |very )?(?:dated|dark|dull|wrong|cheap|boring|gloomy|harsh|old|out|off|too|not)|(?:is|was|will|would|does)(?:n['’]?t| not)|won['’]?t)\\b`,
  ].join('|'),
  'gi',
)

/** The colours that a sentence turns down, each word that is left of them between spaces. */
export const coloursNotMeant = (sentence: string): string[] =>
  [...sentence.matchAll(NOT_MEANT)]
    .flatMap(([said]) => namedIn(said, COLOUR_WORDS))
    .map((name) => ` ${name} `)

/** 'A walnut tree', 'the oak by the gate', 'Mrs Green', 'our kitchen is cream': the colour of nothing that is wanted. */
const OF_GROWTH =
  /^(?:tree|hedge|bush|beams?|by|in the|outside (?:the|my|our)|near|behind|shades|overhangs|drops|leaves|roots|sideboard|dresser|furniture|gate|fence|shed)\b/
const BEFORE_OTHER =
  /\b(?:mrs?|miss|ms|dr)\.? $|\b(?:kitchen|hall|car|carpets?|bricks?|render|walls?|floor|sofa|neighbou?r['’]?s?) (?:is|are|was) (?:all )?$/i
/** 'Bronze or Ultra?': nothing that is chosen. */
const UNDECIDED = /\bor\b.*\?\s*$/i

/** 'Dark blue' is not just blue; what is put right is named first. */
export function coloursOf(sentence: string): string[] {
  if (UNDECIDED.test(sentence)) return []
  // 'Anthracite. No sorry, my wife says Chartwell Green': what was said last.
  const mended = sentence.split(/\b(?:no,? sorry|sorry,? no|no,? wait|i mean|actually)\b/i).at(-1) ?? ''
  const last = namedIn(mended, COLOUR_WORDS).length > 0 ? mended : sentence
  const left = last.replace(NOT_MEANT, ' ')
  // 'Forget the front door, we have an oak one'
  if (/\b(?:forget|scrap|cancel|drop) (?:the|that|about)\b/i.test(left)) return []
  const part = PATTERNS.corrects.test(left)
    ? (left.split(/[,;]/).find((one) => namedIn(one, COLOUR_WORDS)[0]) ?? left)
    : left
  return namedIn(part, COLOUR_WORDS)
    .filter((name) => !isOfOther(part.toLowerCase(), name))
    .map(
      (name) =>
        new RegExp(`\\b(?:dark|light|pale|deep|navy|bright|mid) ${name}\\b`, 'i')
          .exec(part)?.[0]
          .toLowerCase() ?? name,
    )
}

/** Whether a colour is, wherever it stands, that of something else: 'she has cream carpets'. */
function isOfOther(text: string, name: string) {
  const pieces = text.split(new RegExp(`\\b${name}\\b`))
  return pieces.slice(1).every((after, at) => {
    const next = after.trimStart()
    return OF_ANOTHER.test(next) || OF_GROWTH.test(next) || BEFORE_OTHER.test(pieces[at] ?? '')
  })
}
