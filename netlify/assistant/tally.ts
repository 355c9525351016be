import { coloursOf, coloursNotMeant, sayable, sideOf } from './said-colours'
import { PATTERNS } from './patterns'

/** Counts, measures and colours of what was told, as they stand in the end. */

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty'.split(
    ' ',
  )
const NUMBER = `(?:${NUMBERS.join('|')}|\\d{1,2}(?![\\d.]| ?(?:m|mm|cm|metres?)\\b))`
const KINDS =
  'windows doors openings panes units panels sashes casements handles hinges locks sliders bifolds skylights lanterns flats'.split(
    ' ',
  )
/** What may stand between a number and what is counted: no address, no measure, no age. */
const BETWEEN =
  '(?:tilt and turn )?(?:(?!(?:of|in|on|for|and|or|by|to|x|m|mm|cm|with|from|at|the|old|year|bed|bedroom|storey|man|day|week|month|hour|lane|road|street|close|avenue|drive|way|court|gardens|flat|house)s?\\b)[a-z-]+ ){0,2}?'
const COUNTED = new RegExp(
  `\\b(?:(?!(?:one|1)\\b)${NUMBER} ${BETWEEN}(?:${KINDS.join('|')})|${NUMBER} of (?:them|those|[’']?em)|(?:one|1) (?:${KINDS.map((kind) => kind.replace(/(?<=sash)es$|s$/, '')).join('|')}))\\b(?! (?:handle|hinge|lock|catch|seal|sill|board|pane|frame|door|window)s?\\b)`,
  'gi',
)

interface Figure {
  kind: 'count' | 'size' | 'colour'
  said: string
}

/** 'Eleven, sorry', 'make that 7', 'no, five', 'there are five of them': the number alone. */
const RECOUNT = new RegExp(
  `(?:^|[,.!?] )(?:(?<lead>(?:(?:so(?: (?:that|it)['’]?s| that makes)?|(?:that|which) makes|sorry|no|nope|actually|oh|wait|hang on|make (?:it|that)|it['’]?s|that['’]?s|i (?:mean|meant)|i should have said|there (?:are|is)|oops|only|just|can['’]?t count|miscounted|my mistake|correction|not ${NUMBER})[\\s,.:–-]+)+)(?<first>${NUMBER})|(?<second>${NUMBER}))(?<tail>(?:\\W+(?:sorry|actually|of (?:them|those)|in (?:all|total)|altogether|(?:not|instead of|rather than) ${NUMBER}|i (?:mean|meant|miscounted)|i forgot .*|now|please|then|lol|mate|haha))*)\\W*(?:$|[,.!?] )`,
  'i',
)

/** The number by which a sentence puts the last count right. */
function recountIn(sentence: string) {
  const { lead, first, second, tail } = RECOUNT.exec(sentence)?.groups ?? {}
  return lead || tail ? (first ?? second)?.toLowerCase() : undefined
}

/** 'Eight windows, I miscounted', 'grey it is', 'anthracite then': what was said before of that kind no longer holds. */
const CORRECTS = /\b(?:miscount\w*|counted (?:again|wrong)|wrong|recount\w*|in fact)\b/i
const SETTLES =
  /\b(?:it is|then|after all|should be|it['’]?ll be|has to be|(?:go|going) (?:with|for)|settled on|decided on|let['’]?s have|(?:will|would|['’]ll) do)\b/i
/** 'Forget the colour' */
const NO_COLOUR =
  /\b(?:forget|scrap|drop|never mind) (?:about )?the colou?rs?\b|\bany colou?r (?:will|would|['’]ll) do\b/i

/** The figures of what was told, without those that were put right afterwards. */
export function latestFigures(details: string[]): string[] {
  const figures = details.reduce<Figure[]>(
    (left, detail) => sentencesOf(detail).reduce(withSentence, withoutOld(left, detail)),
    [],
  )
  const ranked = (['count', 'size', 'colour'] as const).flatMap((kind) =>
    figures.filter((figure) => figure.kind === kind).map(({ said }) => said),
  )
  return [...new Set(ranked)]
}

/**
 * What may be said back without a doubt: of two counts of windows, two sizes or two colours it is not known here which is of what; the
 * record has the visitor's own words.
 */
export function undisputed(figures: string[]): string[] {
  const kindFor = (figure: string) => {
    if (isSizeSaid(figure)) return 'size'
    return coloursOf(figure).length > 0 ? 'colour' : kindOf(figure)
  }
  const isSided = figures.every((figure) => kindFor(figure) !== 'colour' || sideOf(figure))
  return figures.filter((figure) => {
    const kind = kindFor(figure)
    if (kind === 'colour' && isSided) return true
    return !isOfThem(figure) && figures.filter((one) => kindFor(one) === kind).length === 1
  })
}

const isSizeSaid = (figure: string) => new RegExp(`^(?:${SIZE.source})$`, 'i').test(figure)

/** 'We're going back to the sliding ones. In black': the colours were those of the French doors. */
const withoutOld = (figures: Figure[], detail: string) =>
  GOES_BACK.test(detail) && coloursOf(detail).length > 0
    ? figures.filter(({ kind }) => kind !== 'colour')
    : figures
const GOES_BACK =
  /\b(?:going|gone|go|went|back) (?:back )?to the\b|\bchanged (?:my|our) minds?\b|\bhave the .{2,30} (?:instead|after all)\b/i

/** Counts, measures and colours of one message: enough to be said back, and never garbled. */
export const figuresIn = (said: string): string[] => latestFigures([said])

/** The last count as a message that only names a number puts it right: 'eleven windows'. */
export function recounted(details: string[], text: string): string | undefined {
  if (!sentencesOf(text).some((sentence) => recountIn(sentence) && countsOf(sentence).every(isOfThem)))
    return undefined
  const counts = (all: string[]) =>
    all.flatMap(sentencesOf).reduce<Figure[]>(withSentence, []).filter(isCount)
  // The message is noted without its greeting.
  const earlier = details.filter((detail) => !text.includes(detail))
  return counts(earlier).length > 0 ? counts([...earlier, text]).at(-1)?.said : undefined
}

const isCount = ({ kind }: Figure) => kind === 'count'
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+|;\s*/).filter(Boolean)

/** What holds once a sentence has been heard. */
function withSentence(left: Figure[], sentence: string): Figure[] {
  const isCorrection = PATTERNS.corrects.test(sentence) || CORRECTS.test(sentence)
  const named = countsOf(sentence)
  const sizes = [...sentence.replace(NOT_MEANT, ' ').matchAll(SIZE)].map(([size]) => size.trim())
  const colours = coloursOf(sentence)
  const number = named.every(isOfThem) ? recountIn(sentence) : undefined
  const at = number ? left.findLastIndex(isCount) : -1
  const counts = at < 0 ? named : []
  const unwanted = coloursNotMeant(sentence)
  const sides = colours.map(sideOf).filter(Boolean)
  const kept = left
    .map((figure, index) =>
      index === at
        ? { ...figure, said: figure.said.replace(/^\S+/, number!) }
        : withNewSize(figure, sentence),
    )
    .filter(({ kind, said }) => {
      if (kind === 'count') return !counts.some((count) => isCorrection && kindOf(count) === kindOf(said))
      if (kind === 'size') return !(isCorrection && sizes.length > 0 && !NEW_SIZE.test(sentence))
      if (NO_COLOUR.test(sentence)) return false
      const isSettled = (isCorrection || SETTLES.test(sentence)) && colours.length > 0
      // 'Grey outside': what was said of the inside stands.
      const isInstead =
        sides.length > 0 ? sides.includes(sideOf(said)) || (isSettled && !sideOf(said)) : isSettled
      return !isInstead && !unwanted.some((colour) => sayable(said).includes(colour))
    })
  const own = (kind: Figure['kind'], all: string[]) => all.map((said) => ({ kind, said }))
  return [...kept, ...own('count', counts), ...own('size', sizes), ...own('colour', colours)]
}

/** 'There are five of them' */
const isOfThem = (count: string) => / of (?:them|those|[’']?em)$/i.test(count)

const ARE = /^ (?:are|were|is|was|face|have|had|do|did|don['’]?t|won['’]?t|stick|leak|look|need)\b/i

const kindOf = (count: string) => count.toLowerCase().split(' ').at(-1)?.replace(/s$/, '')

function countsOf(sentence: string) {
  return (
    [...sentence.matchAll(COUNTED)]
      // '5 or 6 panels better?' has not been decided.
      // 'Two of them are on the second floor': some of more.
      // 'Would a new lock be one of those anti-snap ones?' counts nothing.
      .filter(({ 0: count }) => !/^(?:one|1) of (?:those|these)\b/i.test(count))
      .filter(({ 0: count, index }) => !(isOfThem(count) && ARE.test(sentence.slice(index + count.length))))
      .filter(
        ({ index }) => !/(?:\bor|-|\bto|\bnot|\bflat|\bno\.?|\bnumber)\s*$/i.test(sentence.slice(0, index)),
      )
      .map(([count]) => count)
  )
}

/** '4800 not 4200' */
export const NEW_SIZE =
  /(?<!\b(?:at|by|after|before|until|till|from|ring) )(?<![\d.])(\d[\d.]*)(?: ?(?:mm|cm|m))?,? (?:and not|not|instead of|rather than) (\d[\d.]*)/i

function withNewSize(figure: Figure, sentence: string): Figure {
  const [, size = '', old = ''] = NEW_SIZE.exec(sentence) ?? []
  if (!old || figure.kind === 'colour') return figure
  const before = new RegExp(`(?<![\\d.])${old.replace('.', '\\.')}(?![\\d.])`)
  return { ...figure, said: figure.said.replace(before, size) }
}

/** '2.6 high not 2.4', 'instead of the 2m': what is not wanted. */
const NOT_MEANT =
  /(?:,? not|\b(?:instead of|rather than))(?: the| a)? \d+(?:\.\d+)?\s?(?:mm|cm|m|metres?|ft)?\b/gi

const SIZE =
  /\b\d+(?:\.\d+)?\s?(?:mm|cm|m|metres?|ft)?(?: wide| high)?\s?(?:x|by)\s?\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)?(?: high| wide)?\b|\b\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)\b(?: wide| high| long)?|\b\d{1,2}(?:\.\d+)? (?:wide|high|tall)\b/gi
