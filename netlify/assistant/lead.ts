import { findPlace } from './areas'
import { company } from './catalogue'
import { plainWords } from './language'
import { findTopics } from './topics'

export type Urgency = 'high' | 'medium' | 'low'

/** What is known of a visitor who wants to be called. */
export interface LeadDetails {
  name?: string
  phone?: string
  email?: string
  urgency?: Urgency
}

/** The page recognises a qualified lead by this; it is never shown. */
export const MARKER = '[LEAD_QUALIFIED]'

/** A visitor's text without any marker and whatever follows it: only the assistant's own understanding counts. */
export function withoutMarker(text: string) {
  return text.replace(/\[?\s*LEAD[\s_-]*QUALIFIED\s*\]?[\s\S]*$/i, ' ')
}

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}/i
const PHONE = /(?:\+|\b)\d[\d\s().-]{5,20}\d\b/g

/** An e-mail address in a text. */
export function findEmail(text: string) {
  return EMAIL.exec(text)?.[0].toLowerCase()
}

/**
 * A telephone number in a text; `isShort` when there is one that misses digits.
 *
 * @returns undefined when there is none, or only the firm's own
 */
export function findPhone(text: string): { number: string; isShort: boolean } | undefined {
  for (const [match] of text.replace(EMAIL, ' ').matchAll(PHONE)) {
    let digits = match.replace(/[^\d+]/g, '')
    digits = digits.replace(/^(?:\+|00)44\(?0?/, '0')
    const isForeign = digits.startsWith('+')
    const length = digits.replace('+', '').length
    if (OWN_NUMBERS.has(digits) || (!isForeign && !digits.startsWith('0'))) continue
    if (length > 15 || (!isForeign && length > 11)) continue
    return { number: isForeign ? digits : spaced(digits), isShort: length < 10 }
  }
  return undefined
}

const OWN_NUMBERS = new Set([company.phone, company.mobile].map((number) => number.replace(/\D/g, '')))

function spaced(digits: string) {
  if (digits.startsWith('02')) return `${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`
  if (/^01(1\d|\d1)/.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

const NAME_WORD = "[A-Za-zÀ-ÖØ-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ'’-]{0,24}"
const INTRODUCTION = new RegExp(
  `\\b(my name is|my names|my name's|name is|name's|name:|i am|i'm|i’m|im|this is|it's|it’s|its|call me|speaking to)\\s+(${NAME_WORD}(?:\\s+${NAME_WORD}){0,2})`,
  'gi',
)
const CERTAIN = /name/i
/** What stands after 'I am' or in place of a name without being one. */
const NO_NAMES = new Set(
  `a about actually after all also an and any are at available back because been best but buying by calling can certain come
  considering contact cool correct definitely do doing door doors email enquiring fine from getting going good great happy
  having he hello help her here hey hi him home house hoping how i if in interested it its just keen later leaving left live
  living local immediately soon whenever tomorrow week weeks month months next this few couple anytime asap bye whatever bot someone somebody crap rubbish useless stupid fuck off shit bloody cheers lol eh hmm well then straight today tonight new old blue black white grey green red locked look looking lost maybe me mobile moving my need needing never next nice no none nope not now number of
  ok okay on only or our out phone please possibly price quite quote ready really rather redoing replacing renovating right
  ringing she so some sorry still stuck sure telephone thank thanks that the there they thinking this though to today
  tomorrow trying under unsure up urgent us very waiting wanting was we well what when where whether which who why will
  window windows with wondering worried would writing wrong yeah yes yep you your`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * A name in a text.
 *
 * @param text - what the visitor wrote
 * @param isAsked - whether the name was just asked for, so that it may stand alone
 */
export function findName(text: string, isAsked: boolean): string | undefined {
  for (const [, how = '', rest = ''] of text.matchAll(INTRODUCTION)) {
    const name = cutName(rest)
    const isCapital = /^\p{Lu}/u.test(rest)
    if (name && (CERTAIN.test(how) || isCapital || isAsked)) return name
  }
  const greeting =
    /^\s*(?:hi|hiya|hello|hey)\b[\s,!.]*(?:i'?m|i’m|i am|this is|it'?s)\s+([a-z'-]{2,20})\b/i.exec(text)?.[1]
  if (greeting && cutName(greeting)) return cutName(greeting)
  const pieces = text
    .replace(EMAIL, ',')
    .replace(PHONE, ',')
    .split(/[,;:.!?\n]| and | on | - /)
    .map((piece) => piece.trim())
  const [first = ''] = pieces
  if (isAsked && wholeName(first)) return wholeName(first)
  const hasContact = EMAIL.test(text) || findPhone(text) !== undefined
  return hasContact
    ? pieces.filter((piece) => CAPITALS.test(piece) && !isOurs(piece)).find(wholeName)
    : undefined
}

/** 'Tom Ridley', every word with a capital. */
const CAPITALS = /^\p{Lu}[^\s]*(?:\s+\p{Lu}[^\s]*){0,3}$/u

/** A product or a town is not who is asking. */
function isOurs(piece: string) {
  const words = plainWords(piece)
  return findTopics(words).length > 0 || findPlace(words) !== undefined
}

/** A piece of a message that is a name and nothing else. */
function wholeName(piece: string): string | undefined {
  if (!new RegExp(`^${NAME_WORD}(?:\\s+${NAME_WORD}){0,3}$`).test(piece)) return undefined
  const name = cutName(piece)
  return name && name.split(' ').length === piece.split(/\s+/).length ? name : undefined
}

/** The words up to the first that is no name; undefined when none is left. */
function cutName(text: string) {
  const words = text.split(/\s+/)
  const end = words.findIndex((word) => NO_NAMES.has(word.toLowerCase().replace(/[’']s$/, '')))
  const name = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[’]/g, "'").slice(0, 60)
  if (!name) return undefined
  return name === name.toLowerCase() ? name.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase()) : name
}

/** How soon, if the text says so. */
export function findUrgency(words: string[]): Urgency | undefined {
  const text = ` ${words.join(' ')} `
  if (
    /(not (that |very |really |so |too |at all )?urgent|no (big |great )?(rush|hurry)|not in (a|any) (rush|hurry)|can wait|whenever|no urgency|non urgent|just (looking|browsing|curious|researching)|next year|few month|couple of month|month or two|some time|sometime|not soon|low)/.test(
      text,
    )
  ) {
    return 'low'
  }
  if (
    /( urgent| urgently|emergency|as soon as|straight ?away|right away|immediately|today|tonight|right now|quickly|tomorrow|this week | high | asap)/.test(
      text,
    )
  ) {
    return 'high'
  }
  return /( soon | next week|this month|couple of week|few week|next month|two week|fortnight|medium|coming week|within a month)/.test(
    text,
  )
    ? 'medium'
    : undefined
}
