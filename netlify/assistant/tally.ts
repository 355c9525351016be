import { COLOUR_NAMES, OF_ANOTHER } from './entities'
import { PATTERNS } from './patterns'

/** Counts, measures and colours of what was told. */

/** Colours as people say them: those of the catalogue, and the plain words. */
const COLOUR_WORDS = [...new Set(COLOUR_NAMES.map((name) => name.toLowerCase()))]

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const NOUNS =
  '(?:windows?|doors?|openings?|panes?|units?|panels?|sashes|casements?|handles?|hinges?|locks?|sliders?|bifolds?|skylights?|flats?)'
const MAKE_IT = new RegExp(
  `\\b(?:make (?:it|that)|actually|sorry|no)\\W+(${NUMBERS.join('|')}|\\d{1,2}(?![\\d.]| ?(?:m|mm|cm|metres?)\\b))\\b`,
  'i',
)
const COUNTED = new RegExp(
  `\\b(?:\\d{1,2}|${NUMBERS.join('|')}) ${NOUNS}\\b(?! (?:handle|hinge|lock|catch|seal|sill|board|pane|frame)s?\\b)`,
  'gi',
)
export const has = (text: string, word: string) =>
  ` ${text.toLowerCase().replace(/[^\w.'-]+|\.(?=\s|$)/g, ' ')} `.includes(` ${word} `)

/** The names that a text has; 'duck egg blue' is not 'blue'. */
function namedIn(text: string, names: string[]) {
  const found = names.filter((name) => has(text, name))
  return found.filter((name) => !found.some((other) => other !== name && has(other, name)))
}

/** The figures of what was told, without those that were put right afterwards. */
export function latestFigures(details: string[]): string[] {
  const figures = details.map(figuresIn)
  const from = details.findLastIndex(
    (detail, at) => PATTERNS.corrects.test(detail) && (figures[at]?.length ?? 0) > 0,
  )
  const first = Math.max(0, from)
  // 'It's 4800 not 4200', 'scrap the green': what was said before is put right.
  const mended = figures
    .slice(first)
    .map((own, at) =>
      details
        .slice(first + at + 1)
        .reduce((left, detail) => withoutDropped(withNew(left, detail), detail), own),
    )
  return [...new Set(mended.flat())]
}

/** '4800 not 4200' */
export const NEW_SIZE = /(\d[\d.]*)(?: ?(?:mm|cm|m))?,? (?:and )?not (\d[\d.]*)/i
const DROPPED = /\b(?:scrap|forget|drop|lose|not|no more) (?:the |that )?([a-z]+)\b/gi

function withNew(figures: string[], detail: string) {
  const [, size = '', old = ''] = NEW_SIZE.exec(detail) ?? []
  return old
    ? figures.map((figure) =>
        figure.replace(new RegExp(`(?<![\\d.])${old.replace('.', '\\.')}(?![\\d.])`), size),
      )
    : figures
}

/** 'Chartwell green' is gone with 'the green'. */
function withoutDropped(figures: string[], detail: string) {
  const colours = [...detail.matchAll(DROPPED)]
    .map(([, word = '']) => word.toLowerCase())
    .filter((word) => COLOUR_WORDS.some((name) => has(name, word)))
  return figures.filter(
    (figure) => !colours.some((colour) => COLOUR_WORDS.includes(figure.toLowerCase()) && has(figure, colour)),
  )
}

/** '2.6 high not 2.4', 'instead of the 2m', 'he hates black': what is not wanted. */
const NOT_MEANT =
  /(?:,? not|\b(?:instead of|rather than))(?: the| a)? \d+(?:\.\d+)?\s?(?:mm|cm|m|metres?|ft)?\b|\b(?:hates?|hated|went off|gone off|dislikes?) (?:the )?\w+/gi

/** Counts, measures and colours of what was told: enough to be said back, and never garbled. */
export function figuresIn(said: string): string[] {
  const detail = said.replace(NOT_MEANT, ' ')
  const instead = MAKE_IT.exec(detail)
  const counts = [...detail.matchAll(COUNTED)]
    // '5 or 6 panels better?' has not been decided.
    .filter(({ index }) => !/(?:\bor|-|\bto)\s*$/i.test(detail.slice(0, index)))
    // '14 flats. Actually 12'
    .map(([count], _, { length }) =>
      length === 1 &&
      instead &&
      !/\d|door|window/i.test(
        detail.slice(instead.index + instead[0].length, instead.index + instead[0].length + 8),
      )
        ? count.replace(/^\S+/, instead[1] ?? '')
        : count,
    )
  const sizes = [...detail.matchAll(SIZE)].map(([size]) => size)
  return [...new Set([...counts, ...sizes.map((size) => size.trim()), ...coloursOf(detail)])]
}

/** 'Dark blue' is not just blue; what is put right is named first. */
function coloursOf(said: string): string[] {
  // 'Anthracite. No sorry, my wife says Chartwell Green': what was said last.
  const mended = said.split(/\b(?:no,? sorry|sorry,? no|no,? wait|i mean|actually)\b/i).at(-1) ?? ''
  const detail = namedIn(mended, COLOUR_WORDS).length > 0 ? mended : said
  // 'Forget the front door, we have an oak one'
  const isDropped = /\b(?:forget|scrap|cancel|drop) (?:the|that|about)\b/i.test(detail)
  // 'Scrap the green, make it black'
  if (isDropped)
    return detail.search(DROPPED) >= 0
      ? coloursOf(
          detail.replace(/\b(?:forget|scrap|cancel|drop) (?:the|that|about)(?: [a-z]+){1,2}\b/gi, ' '),
        )
      : []
  const part = PATTERNS.corrects.test(detail)
    ? (detail.split(/[,;]/).find((one) => namedIn(one, COLOUR_WORDS)[0]) ?? detail)
    : detail
  // 'Does it cost more than white?' wants no white.
  const own = namedIn(
    part.replace(/\b(?:than|not|instead of) (?:the |in |a )?[a-z ]+/gi, ''),
    COLOUR_WORDS,
  ).filter(
    // 'She has cream carpets'
    (name) => !OF_ANOTHER.test((part.toLowerCase().split(name)[1] ?? '').trimStart()),
  )
  return own.map(
    (name) =>
      new RegExp(`\\b(?:dark|light|pale|deep|navy|bright|mid) ${name}\\b`, 'i')
        .exec(part)?.[0]
        .toLowerCase() ?? name,
  )
}

const SIZE =
  /\b\d+(?:\.\d+)?\s?(?:mm|cm|m|metres?|ft)?(?: wide| high)?\s?(?:x|by)\s?\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)?(?: high| wide)?\b|\b\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)\b(?: wide| high| long)?|\b\d{1,2}(?:\.\d+)? (?:wide|high|tall)\b/gi
