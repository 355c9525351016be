import { COLOURS, doorStyles, offerStyles } from './catalogue'
import type { Match } from './intents'
import { PATTERNS } from './patterns'
import { postcodeIn } from './places'
import type { Request } from './requests'
import { withoutContacts } from './slots'
import { notesIn } from './timing'
import { mentionsIn } from './topics'
import { wordsOf } from './words'

/** What the work is, in the visitor's own words: the caller reads it as it was said, and once. */

const LEAD_IN =
  /^(?:(?:yes|yeah|ok|okay|please|and|also|but|so|well|oh|hi|hello|actually|sorry|no|nah|wait|hang on|the|a)\b[\s,]*)*(?:(?:my|the|our) (?:husband|wife|partner|other half|hubby|missus) (?:says|said|wants|thinks|reckons|prefers|would like|likes)|(?:we|i)(?:'ll|’ll|'d|’d|'ve|’ve| will| would)? (?:also )?(?:need|want|like|have|got|am after|are after)|(?:i'm|we're|im) (?:looking for|after)|looking for|need|want|wants?|make (?:it|that))?\s*(?:(?:it|them|em)\b)?\s*(?:in\s)?/i
/** 'Can I have a quote for 3 windows': the windows are what is told. */
const WISHED =
  /^.{0,40}\b(?:quotes?|prices?|estimate) (?:please )?(?:for|on)\s|\b(?:ring|call|phone) me (?:back )?(?:please )?about\s/i
const ASKING =
  /\?\s*$|^\s*(?:and |but |so |or |also )*(?:what|which|how|who|when|where|why|wot|do(?!n)|does|did|is|are|can(?!['’]?t| not)|could|will|would|should|shall|may|have you|any chance)\b/i
const SMALL_TALK = /^(hello|thanks|bye|how-are-you|rude|compliment|offtopic|injection|bot|site-|not-sure)/
const ENOUGH_WORDS = 4
const MOST = 120

/** 'Its Grey': nothing but a part of the name. */
function isOfName(piece: string, name: string) {
  const words = piece
    .split(/\s+/)
    .filter((word) => !/^(its?|it's|i|im|i'm|am|s|is|the|name|she|shes|he|hes|mr|mrs|ms|miss)$/.test(word))
  return words.length > 0 && words.every((word) => name.split(' ').includes(word))
}

const PLAIN =
  'white black grey gray green blue red cream brown anthracite oak silver sage gold navy charcoal pink purple yellow orange beige'.split(
    ' ',
  )
/** Colours as people say them: those of the catalogue, and the plain words. */
const COLOUR_WORDS = [
  ...new Set([
    ...Object.values(COLOURS).flatMap((list) => list.map(({ name }) => name.toLowerCase())),
    ...PLAIN,
  ]),
]

/**
 * What is told of the work: every piece of a message that is no question.
 *
 * @param isTaking - details are being taken: whatever is said belongs to them
 */
export function detailsIn(request: Request, [best]: Match[], name = '', isTaking = false): string[] {
  if (best && best.score > 0.7 && SMALL_TALK.test(best.id)) return []
  const colours = request.entities.colours.map((colour) => colour.name.toLowerCase())
  return withoutContacts(request.text)
    .replace(WISHED, ' ')
    .replace(/(\d)\.(\d)/g, '$1·$2')
    .split(/[,;.!\n]|\s-\s|(?<=\?)/)
    .filter((piece) => !ASKING.test(piece))
    .map((piece) => piece.replaceAll('·', '.').replace(LEAD_IN, '').trim())
    .filter((piece) => {
      const low = piece.toLowerCase()
      const isName = name && (low.includes(name.toLowerCase()) || isOfName(low, name.toLowerCase()))
      // When to call has a place of its own.
      const isTime = notesIn(piece) !== undefined && piece.split(' ').length <= ENOUGH_WORDS
      if (isTaking && COUNT.test(piece)) return true
      if (isTime || piece.length < 3 || isName || PATTERNS.aboutCall.test(piece) || postcodeIn(piece))
        return false
      if (
        PATTERNS.size.test(piece) ||
        PATTERNS.telling.test(piece) ||
        colours.some((colour) => low.includes(colour))
      )
        return true
      return piece.split(' ').length >= ENOUGH_WORDS
    })
    .map((piece) => (COUNT.test(piece) ? `make it ${piece}` : piece.slice(0, MOST)))
}

/** 'Actually make it two.' */
const COUNT = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})$/i
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

const COUNTED = /\b\d{1,2} (windows?|doors?|openings?|panes?|units?|panels?|sashes|casements?)\b/gi
const DROPS =
  /\b(?:forget|leave|drop|skip|scrap|cancel|never mind|without|no longer (?:want|need)|(?:don'?t|do not) (?:want|need|bother with)|instead of|rather than|not)\s+(?:about\s+|out\s+)?(?:the |a |an |any |that |those |my )?([\w'-]+(?:\s[\w'-]+){0,2})/gi

/** What a message takes back: products, colours and styles that it says no to, or puts another in the place of. */
export function withdrawnIn(text: string, before: string[]): { topics: string[]; words: string[] } {
  const dropped = [...text.matchAll(DROPS)].map(([, rest = '']) => rest.toLowerCase())
  const topics = dropped.flatMap((rest) => mentionsIn(wordsOf(rest).stems).filter(({ at }) => at === 0))
  const known = [...COLOUR_WORDS, ...STYLES]
  const words = known.filter((word) => dropped.some((rest) => rest.startsWith(word)))
  if (PATTERNS.corrects.test(text)) {
    for (const kind of [COLOUR_WORDS, STYLES, NUMBERS]) {
      const said = namedIn(text, kind).filter((word) => !words.includes(word))
      const old = before.flatMap((note) => namedIn(note, kind))
      if (said.length > 0) words.push(...old.filter((word) => !said.includes(word)))
    }
    // '15 openings' takes the place of '14 openings'.
    const nouns = [...text.matchAll(COUNTED)].map(([, noun]) => noun?.toLowerCase())
    const counts = before.flatMap((note) => [...note.matchAll(COUNTED)])
    for (const [whole, noun] of counts)
      if (nouns.includes(noun?.toLowerCase()) && !has(text, whole.toLowerCase()))
        words.push(whole.toLowerCase())
  }
  return {
    topics: topics.flatMap(({ topic }) => [topic.label, ...topic.names]),
    words: [...new Set(words)],
  }
}

const STYLES = [...doorStyles, ...offerStyles].map(({ name }) =>
  name.toLowerCase().replace(/^the | \d$/g, ''),
)
const has = (text: string, word: string) =>
  ` ${text.toLowerCase().replace(/[^\w'-]+/g, ' ')} `.includes(` ${word} `)

/** The names that a text has; 'duck egg blue' is not 'blue'. */
function namedIn(text: string, names: string[]) {
  const found = names.filter((name) => has(text, name))
  return found.filter((name) => !found.some((other) => other !== name && has(other, name)))
}

/** Whether a piece of what was told says what the work is; the rest is for the record, and would sound odd said back. */
export function isOfWork(detail: string) {
  const isCounted = detail.search(COUNTED) >= 0
  const isNamed = mentionsIn(wordsOf(detail).stems).length + namedIn(detail, COLOUR_WORDS).length > 0
  return isCounted || isNamed || PATTERNS.size.test(detail)
}

/** Notes without what was taken back: a thing with all that is said of it, a colour or style by itself. */
export function withoutWords(notes: string[], { topics, words }: { topics: string[]; words: string[] }) {
  if (topics.length + words.length === 0) return notes
  return notes
    .map((note) =>
      note
        .split(/\s+(?:and|plus|&)\s+(?:a |an |the )?/)
        .filter((part) => !topics.some((word) => has(part, word) || has(part, `${word}s`)))
        .join(' and '),
    )
    .map((note) => words.reduce(without, note).trim())
    .filter((note) => /\w{3}/.test(note))
}

const without = (note: string, word: string) =>
  has(note, word)
    ? note.replace(new RegExp(`(?:\\b(?:in|the|a|an)\\s+)*\\b${word}\\b\\s*`, 'gi'), ' ').replace(/\s+/g, ' ')
    : note
