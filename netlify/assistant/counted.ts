import { namesColour } from './entities'

/** Counts, measures and colours: whether a text names any. */

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
  'i',
)
const SIZE =
  /\b\d+(?:\.\d+)?\s?(?:mm|cm|m|metres?|ft)?(?: wide| high)?\s?(?:x|by)\s?\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)?(?: high| wide)?\b|\b\d+(?:\.\d+)?\s?(?:mm|cm|metres?|ft|m)\b(?: wide| high| long)?|\b\d{1,2}(?:\.\d+)? (?:wide|high|tall)\b/i

/** Whether a text says how many, how large or in which colour. */
export const hasFigures = (text: string) => COUNTED.test(text) || SIZE.test(text) || namesColour(text)

/** 'Eleven, sorry', 'make that 7', 'no, five', 'there are five of them': the number alone. */
const RECOUNT = new RegExp(
  `(?:^|[,.!?] )(?:(?<lead>(?:(?:so(?: (?:that|it)['’]?s| that makes)?|(?:that|which) makes|sorry|no|nope|actually|oh|wait|hang on|make (?:it|that)|it['’]?s|that['’]?s|i (?:mean|meant)|i should have said|there (?:are|is)|oops|only|just|can['’]?t count|miscounted|my mistake|correction|not ${NUMBER})[\\s,.:–-]+)+)(?<first>${NUMBER})|(?<second>${NUMBER}))(?<tail>(?:\\W+(?:sorry|actually|of (?:them|those)|in (?:all|total)|altogether|(?:not|instead of|rather than) ${NUMBER}|i (?:mean|meant|miscounted)|i forgot .*|now|please|then|lol|mate|haha))*)\\W*(?:$|[,.!?] )`,
  'i',
)

/** Whether a message puts a number right that was told before. */
export function recounts(text: string) {
  const { lead, tail } = RECOUNT.exec(text)?.groups ?? {}
  return lead !== undefined || tail !== undefined
}
