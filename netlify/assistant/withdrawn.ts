import { doorStyles, offerStyles } from './catalogue'
import { PATTERNS } from './patterns'
import { COLOUR_WORDS, COUNTED, has, MAKE_IT, namedIn, NUMBERS } from './tally'
import { mentionsIn } from './topics'
import { wordsOf } from './words'

/** What a visitor takes back of what was told. */

const DROPS =
  /\b(?:forget|leave|drop|skip|scrap|cancel|never mind|without|no longer (?:want|need)|(?:don'?t|do not) (?:want|need|bother with)|instead of|rather than|not)\s+(?:about\s+|out\s+)?(?:the |a |an |any |that |those |my )?([\w'-]+(?:\s[\w'-]+){0,2})/gi
/** '4 metres not 3' */
const MEASURE_NOT = /\b(\d+(?:\.\d+)?)\s?(mm|cm|m|metres?|meters?|ft|feet)?,? not (\d+(?:\.\d+)?)\b/i

const DIMENSIONS =
  /\b\d+(?:\.\d+)?\s?(?:mm|cm|m|metres?|ft)?\s?(?:x|by)\s?\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)?\b/gi
const DRAWN_NOT = /\b(\d{3,4}) not (\d{3,4})\b/
/** What changes a colour or a style that was named. */
const CHANGES =
  /\b(?:should(?:['’]ve| have) said|actually|no(?=,? (?:sorry|wait|make))|instead|make (?:it|that)|change|sorry|hang on|meant|rather|prefer|nicer|now)\b|\bnot \w+\W*$|\bso \w+(?: \w+){0,2} not \w+/i
const MAKE_THAT = /\b(?:make (?:it|that)|should (?:be|have been)|actually|sorry|i meant|correction)\b/i

/** What is taken back: things with all that is said of them, and words with what takes their place. */
export interface Withdrawn {
  topics: string[]
  words: Record<string, string>
}

/** 'Actually leave the back door out': the things that are not to be done after all, in the visitor's words. */
export function droppedIn(text: string): string[] {
  return [...text.matchAll(DROPS)]
    .filter(([said]) => /^(?:forget|leave|drop|skip|scrap|cancel)\b/i.test(said))
    .flatMap(([, rest = '']) => {
      const { said, stems } = wordsOf(rest)
      const named = mentionsIn(stems).find(({ at }) => at === 0)
      return named ? [said.slice(0, named.length).join(' ')] : []
    })
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
    // 'Two others in Enfield, three locks': which of several counts is meant, the caller reads in the visitor's words.
    const counts = new Set(before.flatMap((note) => namedIn(note, NUMBERS)))
    // 'With glass, but not see through' says nothing of the colour of the old door.
    const named = CHANGES.test(text) ? [COLOUR_WORDS, STYLES] : []
    for (const kind of [...named, number && counts.size === 1 ? NUMBERS : []]) {
      const [clause = text] = text.split(/[,;](?=\s)/).filter((one) => namedIn(one, kind).length > 0)
      const said = namedIn(clause, kind).filter((word) => !(word in words))
      const old = before.flatMap((note) => namedIn(note, kind))
      const only = said.length === 1 ? said[0] : ''
      if (said.length > 0) for (const word of old) if (!said.includes(word)) words[word] = only ?? ''
    }
    // '15 openings' takes the place of '14 openings'.
    const counted = [...text.matchAll(COUNTED)].map(([count]) => count)
    for (const [old] of before.flatMap((note) => [...note.matchAll(COUNTED)])) {
      const count = counted.find((one) => one.split(' ')[1] === old.split(' ')[1])
      if (count && !has(text, old.toLowerCase())) words[old.toLowerCase()] = count
    }
    // 'Make it 3m by 2m please' takes the place of '4m by 2m'.
    const [dimensions] = [...text.matchAll(DIMENSIONS)].map(([size]) => size)
    const olds = before.flatMap((note) => [...note.matchAll(DIMENSIONS)].map(([size]) => size))
    if (dimensions && olds.length === 1 && olds[0] && MAKE_THAT.test(text))
      words[olds[0].toLowerCase()] = dimensions
    // '5400 not 4800', as on a drawing
    const [, drawn, instead] = DRAWN_NOT.exec(text) ?? []
    if (drawn && instead) words[instead] = drawn
    const [, value = '', unit = '', old] = MEASURE_NOT.exec(text) ?? []
    for (const [whole, , ofOld] of before.flatMap((note) => [...note.matchAll(MEASURE)]))
      if (old && whole.startsWith(old) && !whole.startsWith(`${old}.`))
        words[whole.toLowerCase()] = `${value} ${unit || (ofOld ?? '')}`.trim()
  }
  return { topics: topics.flatMap(({ topic }) => [topic.label, ...topic.names]), words }
}

const MEASURE =
  /\b(\d+(?:\.\d+)?)(?:\s?(mm|cm|m|metres?|meters?|ft|feet)\b|(?= (?:wide|high|long|tall|deep)\b))/gi
const STYLES = [...doorStyles, ...offerStyles].map(({ name }) =>
  name.toLowerCase().replace(/^the | \d$/g, ''),
)
/** Notes without what was taken back: a thing with all that is said of it, a word by itself or by what replaces it. */
export function withoutWords(notes: string[], { topics, words }: Withdrawn) {
  return notes
    .map((note) => {
      const parts = note.split(/\s+(?:and|plus|&)\s+(?:a |an |the )?/)
      const kept = parts.filter((part) => !topics.some((word) => has(part, word) || has(part, `${word}s`)))
      return kept.length > 0 && kept.length < parts.length ? kept.join(' and ') : note
    })
    .map((note) => {
      const left = replaced(note, words).trim()
      return left === note || /\w{3}/.test(left) ? left : ''
    })
    .filter(Boolean)
}

/** In one pass: what takes a word's place is not looked at again. */
function replaced(note: string, words: Record<string, string>) {
  const found = Object.keys(words).filter((word) => has(note, word))
  if (found.length === 0) return note
  const places = found
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('.', '\\.'))
  return note
    .replace(
      new RegExp(`((?:\\b(?:in|the|a|an)\\s+)*)\\b(${places.join('|')})\\b`, 'gi'),
      (_, before: string, word: string) => {
        const instead = words[word.toLowerCase()]
        return instead ? `${before}[${instead}]` : ' '
      },
    )
    .replace(/\s+/g, ' ')
}
