import { doorStyles, offerStyles } from './catalogue'
import { COLOUR_NAMES } from './entities'
import file from './knowledge/about-call.json'
import { PATTERNS } from './patterns'
import { placeIn, postcodeIn, townIn } from './places'
import { withoutContacts } from './slots'
import { withoutTimes } from './timing'
import { mentionsIn } from './topics'
import { contentOf, wordsOf } from './words'

/** What the work is, in the visitor's own words: whole sentences, for the caller to read as they were said. */

export const ABOUT_CALL = new Set(Object.values(wordsOf(file.words)).flat())
const GREETING =
  /^\W*(?:hi|hiya|hello|hey|(?:good )?(?:morning|afternoon|evening)(?! (?:of|on)\b))(?: there| all)?\b[\s,.!-]*/i
const MOST_LEFT = 6
const MOST = 500

/**
 * What a message tells of the work: its sentences but for those that hold only a name, a number, a time or a wish to be
 * called. Numbers and addresses are taken out: they have places of their own.
 *
 * @param name - the visitor's, which tells nothing of the work
 */
export function toldIn(text: string, name = ''): string | undefined {
  const kept = text
    .replace(GREETING, '')
    .replace(/(\d)\.(\d)/g, '$1·$2')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replaceAll('·', '.').trim())
    .filter((sentence) => isTelling(sentence, name))
    .map((sentence) => withoutEnd(withoutContacts(sentence), name))
    .filter((sentence) => /\w{2}/.test(sentence))
  return kept.length > 0 ? kept.join(' ').slice(0, MOST) : undefined
}

/** A sentence without the name and the commas that it ended in. */
function withoutEnd(sentence: string, name: string) {
  const tidy = sentence
    .replace(/(?:\s*,)+(?=\s*(?:,|[.!?]|$))/g, '')
    .replace(/\s+(?=[,.])|(?<=\s)\s+/g, '')
    .trim()
  const end = name && tidy.toLowerCase().lastIndexOf(name.toLowerCase())
  return end && end > 0 && /^[\s,.!]*$/.test(tidy.slice(end + name.length))
    ? tidy.slice(0, end).replace(BEFORE_NAME, '')
    : tidy
}

const BEFORE_NAME =
  /[\s,]*(?:\b(?:i'?m|i am|its|it's|this is|(?:s?he(?:['’]?s| is) )?called|(?:my )?name(?:'s| is)?))?\s*$/i

/** Whether a sentence says more than who, where and when. */
function isTelling(sentence: string, name: string) {
  const bare = withoutContacts(sentence)
  const place = placeIn(bare, wordsOf(bare))?.name ?? ''
  const others = [
    ...name.split(' '),
    ...place.split(' '),
    ...(townIn(bare) ?? '').split(/,? /),
    ...(postcodeIn(bare)?.whole ?? '').split(' '),
  ]
  const rest = others.reduce(
    (left, word) => (word ? left.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), ' ') : left),
    withoutTimes(bare),
  )
  if (isOfWork(rest)) return !isBareName(rest)
  const { stems, said } = wordsOf(rest)
  // 'Sorry, mixed up the end': what stands beside a number is about the number.
  if (bare !== sentence.trim() && said.length <= MOST_LEFT) return false
  return contentOf(stems).some((stem) => !ABOUT_CALL.has(stem) && /[a-z]/.test(stem))
}

const MATERIAL = /^(?:upvc|composite|aluminium)$/

/** 'Please call me about bi-folds' tells only what the service of the record says. */
function isBareName(sentence: string) {
  if (PATTERNS.corrects.test(sentence)) return false
  const { stems } = wordsOf(sentence)
  const mentions = mentionsIn(stems)
  // 'uPVC is fine for the back': the record says no more than 'back door'.
  if (mentions.some(({ at, length }) => MATERIAL.test(stems.slice(at, at + length).join(' ')))) return false
  const named = mentions.flatMap(({ at, length }) => stems.slice(at, at + length))
  return contentOf(stems).every((stem) => named.includes(stem) || ABOUT_CALL.has(stem))
}

/** Colours as people say them: those of the catalogue, and the plain words. */
const COLOUR_WORDS = [...new Set(COLOUR_NAMES.map((name) => name.toLowerCase()))]

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const NOUNS =
  '(?:windows?|doors?|openings?|panes?|units?|panels?|sashes|casements?|handles?|hinges?|locks?|sliders?|bifolds?|skylights?|flats?)'
const MAKE_IT = new RegExp(`\\b(?:make (?:it|that)|actually|sorry|no)\\W+(${NUMBERS.join('|')})\\b`, 'i')
const COUNTED = new RegExp(`\\b(?:\\d{1,2}|${NUMBERS.join('|')}) ${NOUNS}\\b`, 'gi')
const DROPS =
  /\b(?:forget|leave|drop|skip|scrap|cancel|never mind|without|no longer (?:want|need)|(?:don'?t|do not) (?:want|need|bother with)|instead of|rather than|not)\s+(?:about\s+|out\s+)?(?:the |a |an |any |that |those |my )?([\w'-]+(?:\s[\w'-]+){0,2})/gi
/** '4 metres not 3' */
const MEASURE_NOT = /\b(\d+(?:\.\d+)?)\s?(mm|cm|m|metres?|meters?|ft|feet)?,? not (\d+(?:\.\d+)?)\b/i

/** What is taken back: things with all that is said of them, and words with what takes their place. */
export interface Withdrawn {
  topics: string[]
  words: Record<string, string>
}

/** What a message takes back: products, colours and styles that it says no to, or puts another in the place of. */
export function withdrawnIn(text: string, before: string[]): Withdrawn {
  const dropped = [...text.matchAll(DROPS)].map(([, rest = '']) => rest.toLowerCase())
  const topics = dropped.flatMap((rest) => mentionsIn(wordsOf(rest).stems).filter(({ at }) => at === 0))
  const known = [...COLOUR_WORDS, ...STYLES]
  const words: Record<string, string> = {}
  for (const word of known) if (dropped.some((rest) => rest.startsWith(word))) words[word] = ''
  if (PATTERNS.corrects.test(text)) {
    const number = MAKE_IT.exec(text)?.[1]?.toLowerCase()
    for (const kind of [COLOUR_WORDS, STYLES, number ? NUMBERS : []]) {
      const [clause = text] = text.split(/[,;](?=\s)/).filter((one) => namedIn(one, kind).length > 0)
      const said = namedIn(clause, kind).filter((word) => !(word in words))
      const old = before.flatMap((note) => namedIn(note, kind))
      const only = said.length === 1 ? said[0] : ''
      if (said.length > 0) for (const word of old) if (!said.includes(word)) words[word] = only ?? ''
    }
    // '15 openings' takes the place of '14 openings'.
    const counts = [...text.matchAll(COUNTED)].map(([count]) => count)
    for (const [old] of before.flatMap((note) => [...note.matchAll(COUNTED)])) {
      const count = counts.find((one) => one.split(' ')[1] === old.split(' ')[1])
      if (count && !has(text, old.toLowerCase())) words[old.toLowerCase()] = count
    }
    const [, value = '', unit = '', old] = MEASURE_NOT.exec(text) ?? []
    for (const [whole, , ofOld = ''] of before.flatMap((note) => [...note.matchAll(MEASURE)]))
      if (old && whole.startsWith(old) && !whole.startsWith(`${old}.`))
        words[whole.toLowerCase()] = `${value} ${unit || ofOld}`
  }
  return { topics: topics.flatMap(({ topic }) => [topic.label, ...topic.names]), words }
}

const MEASURE = /\b(\d+(?:\.\d+)?)\s?(mm|cm|m|metres?|meters?|ft|feet)\b/gi
const STYLES = [...doorStyles, ...offerStyles].map(({ name }) =>
  name.toLowerCase().replace(/^the | \d$/g, ''),
)
const has = (text: string, word: string) =>
  ` ${text.toLowerCase().replace(/[^\w.'-]+|\.(?=\s|$)/g, ' ')} `.includes(` ${word} `)

/** The names that a text has; 'duck egg blue' is not 'blue'. */
function namedIn(text: string, names: string[]) {
  const found = names.filter((name) => has(text, name))
  return found.filter((name) => !found.some((other) => other !== name && has(other, name)))
}

/** Counts, measures and colours of what was told: enough to be said back, and never garbled. */
export function figuresIn(detail: string): string[] {
  const counts = [...detail.matchAll(COUNTED)]
    // '5 or 6 panels better?' has not been decided.
    .filter(({ index }) => !/(?:\bor|-|\bto)\s*$/i.test(detail.slice(0, index)))
    .map(([count]) => count)
  const sizes = [...detail.matchAll(SIZE)].map(([size]) => size)
  return [...new Set([...counts, ...sizes.map((size) => size.trim()), ...coloursOf(detail)])]
}

/** 'Dark blue' is not just blue; what is put right is named first. */
function coloursOf(detail: string) {
  const part = PATTERNS.corrects.test(detail)
    ? (detail.split(/[,;]/).find((one) => namedIn(one, COLOUR_WORDS)[0]) ?? detail)
    : detail
  // 'Does it cost more than white?' wants no white.
  return namedIn(part.replace(/\bthan (?:the |in |a )?[a-z ]+/gi, ''), COLOUR_WORDS).map(
    (name) =>
      new RegExp(`\\b(?:dark|light|pale|deep|navy|bright|mid) ${name}\\b`, 'i')
        .exec(part)?.[0]
        .toLowerCase() ?? name,
  )
}

const SIZE =
  /\b\d+(?:\.\d+)?\s?(?:mm|cm|m|metres?|ft)?(?: wide| high)?\s?(?:x|by)\s?\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)?(?: high| wide)?\b|\b\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)\b(?: wide| high| long)?|\b\d{1,2}(?:\.\d+)? (?:wide|high|tall)\b/gi

/** Whether a text names what the work is: a product, a count, a size or a colour. */
function isOfWork(text: string) {
  return figuresIn(text).length > 0 || mentionsIn(wordsOf(text).stems).length > 0
}

/** Notes without what was taken back: a thing with all that is said of it, a word by itself or by what replaces it. */
export function withoutWords(notes: string[], { topics, words }: Withdrawn) {
  return notes
    .map((note) => {
      const parts = note.split(/\s+(?:and|plus|&)\s+(?:a |an |the )?/)
      const kept = parts.filter((part) => !topics.some((word) => has(part, word) || has(part, `${word}s`)))
      return kept.length > 0 && kept.length < parts.length ? kept.join(' and ') : note
    })
    .map((note) => Object.entries(words).reduce(replaced, note).trim())
    .filter((note) => /\w{3}/.test(note))
}

function replaced(note: string, [word, instead]: [string, string]) {
  if (!has(note, word)) return note
  const place = word.replaceAll('.', '\\.')
  return instead
    ? note.replace(new RegExp(`\\b${place}\\b`, 'gi'), `[${instead}]`)
    : note
        .replace(new RegExp(`(?:\\b(?:in|the|a|an)\\s+)*\\b${place}\\b\\s*`, 'gi'), ' ')
        .replace(/\s+/g, ' ')
}
