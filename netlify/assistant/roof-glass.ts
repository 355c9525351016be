import { fileOf } from '../content/site-data'
import { roofGlass, unhyphened, type RoofGlassRow } from './catalogue'
import { computedFirst, type First } from './first'
import type { Request } from './requests'
import { measuresIn } from './measures'
import { topicById, type Topic } from './topics'
import { lineOf, listed, wordsOf } from './words'

/** Questions of the table of roof glass: the most of something, one figure of one pane, one piece or not. */

const tables = fileOf<{ tripleGlazed: RoofGlassRow[]; ambiMax: { name: string }[] }>('roof-glass.json')
const ROWS = [...roofGlass.flatMap(({ rows }) => rows), ...tables.tripleGlazed]
const DOUBLE = ROWS.filter(({ product }) => /1\.[02]$/.test(product))
/** The longest pane, in metres. */
const LONGEST = 4

/** The tints by what they are called in short, 'sunshade blue' before 'blue'. */
const TINTS = roofGlass
  .map(({ name }) => ({ name, short: unhyphened(name).replace(/^ambi /, '') }))
  .sort((one, other) => other.short.length - one.short.length)

/** The tints that a line names. */
function tintsIn(line: string) {
  const found: string[] = []
  TINTS.reduce((rest, { name, short }) => {
    if (!rest.includes(` ${short} `)) return rest
    found.push(name)
    return rest.replaceAll(` ${short} `, '  ')
  }, line)
  return found
}

const COLUMNS = [
  {
    of: 'light',
    when: / (light|lightest|bright|brightest|daylight|dark|darkest|dingy|gloomy) /,
    says: 'light',
  },
  {
    of: 'solar',
    when: / (solar|sun|heat|hot|hottest|cool|coolest|reflects?|glare|oven) /,
    says: 'solar reflection',
  },
  {
    of: 'uValue',
    when: / ((u|you) (values?|number|factor)|warm|warmest|insulat\w*|winter|cold) /,
    says: 'U-value',
  },
  { of: 'selfCleaning', when: / self clean(ing|s)? /, says: '' },
] as const
const NAMES = / (?:what|whats) .*\b(?:called|the names?)\b /
const MOST = / (most|more|best|highest|brightest|coolest) /
const LEAST = / (least|less|lowest|darkest|densest) /
const PIECE =
  / (one|single) (piece|pane|length|sheet|go) | (no|without (a|the|any)) (join|joint|bar) | in one /

const first = (text: string, key: string, topic: Topic, covers: RegExp) =>
  computedFirst(text, key, 'glass', [topic], covers)

export function roofGlassFirst({ text, words }: Request, topics: Topic[]): First | undefined {
  const line = lineOf(words)
  const topic = topicById('roof-glass')
  const isOurs =
    topics.some(({ id }) => /^(roof-glass|conservatory)$/.test(id)) ||
    / (ambi|lean to|conservatory) /.test(line)
  if (!topic || !isOurs) return undefined
  // 'What is the blue one called?' asks for names before figures.
  if (NAMES.test(line)) return undefined
  const tints = tintsIn(line)
  const onePiece = PIECE.test(line) && onePieceText(text, tints)
  if (onePiece)
    return first(
      onePiece,
      'roof-glass-max',
      topic,
      /\b(piece|length|bar|join|bronze|blue|aqua|neutral|ultra|tint)/,
    )
  const between = CHOICE.test(line) && betweenText(tints)
  if (between)
    return first(
      `${between} [Compare the types](${topic.page}#glass-types).`,
      `roof ${tints.join()}`,
      topic,
      /\b(ambi|bronze|blue|aqua|neutral|ultra|tint|which|better|or)\b/,
    )
  // 'It made her lounge dark, and I don't want that. Which keeps the most heat out?': what the question asks.
  const question = /[^.!?]*\?(?=[^?]*$)/.exec(text)?.[0]
  const ofQuestion = question ? lineOf(wordsOf(question)) : line
  const isOfQuestion = COLUMNS.some(({ when }) => when.test(ofQuestion))
  const asked = COLUMNS.filter(({ when }) => when.test(isOfQuestion ? ofQuestion : line))
  const [column] = asked
  if (!column) return undefined
  if (tints.length === 0 && SUNNY.test(line) && NOT_DARK.test(line))
    return first(`${middleText()} [Compare them](${topic.page}#tint).`, 'roof middle', topic, /./)
  if (tints.length > 0) {
    const said = figuresOf(
      tints,
      line,
      asked.map(({ of }) => of),
    )
    return said
      ? first(said, `roof ${tints.join()}`, topic, /\b(light|sun|heat|solar|clean|value|warm)/)
      : undefined
  }
  if (column.of === 'selfCleaning' || column.of === 'uValue' || !(MOST.test(line) || LEAST.test(line)))
    return undefined
  if (!/ (glass|tint|one|type|pane|which) /.test(line)) return undefined
  const isLeast = LEAST.test(line) && !MOST.test(line)
  const isLong = / ambi max /.test(line)
  const sorted = (isLong ? DOUBLE.filter(isOfMax) : [...DOUBLE]).sort(
    (a, b) => (parseInt(b[column.of]) - parseInt(a[column.of])) * (isLeast ? -1 : 1),
  )
  const [best] = sorted
  if (!best) return undefined
  const other = DOUBLE.find(
    ({ product }) => product !== best.product && product.slice(0, -3) === best.product.slice(0, -3),
  )
  const has =
    column.of === 'light'
      ? isLeast
        ? 'lets in least light'
        : 'lets in most light'
      : isLeast
        ? 'keeps out least sun'
        : 'keeps out most sun'
  if (isLong)
    return first(
      `Of the ${tables.ambiMax.length} tints of Ambi-MAX, ${tables.ambiMax.find(({ name }) => isOfTint(best, name))?.name} ${has}. [See Ambi-MAX](/conservatories/conservatories#ambi-max).`,
      `roof max most ${column.of}`,
      topic,
      /\b(light|sun|heat|glass|tint|pane)/,
    )
  const rest = other ? ` The ${other.product.slice(-3)} pane: ${other[column.of]}, at ${other.uValue}.` : ''
  return first(
    `${best.product} ${has}: ${best[column.of]}, with a U-value of ${best.uValue} W/m²K.${rest} [Compare the roof glass](${topic.page}#tint).`,
    `roof most ${column.of}`,
    topic,
    /\b(light|sun|heat|warm|glass|tint|value|number)/,
  )
}

const CHOICE = / (or|versus|vs|better|compare|compared|against|between|difference) /

const SUNNY = / (south|west|sunny|sun|heat|hot|oven|bakes?|baking|boiling|cool) /
const NOT_DARK = / (not|dont|without|too|but|nor) .{0,24}(dark|gloomy|dingy|dim) /
/** The least light of a tint that keeps a room from being dark, and of one that is bright, in per cent. */
const [LIT, BRIGHT] = [15, 30]

/** 'South facing, but not too dark': the tint that keeps out most sun and is not dark, and a brighter one. */
function middleText() {
  const rows = DOUBLE.filter(({ product }) => product.endsWith('1.0')).sort(
    (a, b) => parseInt(b.solar) - parseInt(a.solar),
  )
  const [dense] = rows
  const middle = rows.find(({ light }) => parseInt(light) >= LIT)
  const bright = rows.find(({ light }) => parseInt(light) >= BRIGHT)
  const tint = (row?: RoofGlassRow) => row?.product.replace(/ 1\.0$/, '')
  return `${tint(middle)} is the middle way: it keeps out ${middle?.solar} of the sun and lets in ${middle?.light} of the daylight. ${tint(bright)} is brighter, ${bright?.solar} and ${bright?.light}; ${tint(dense)} is the densest, ${dense?.solar}, but dark at ${dense?.light}.`
}

/** Two tints side by side, by their panes of the lowest U-value: which keeps out more sun, and what light that costs. */
function betweenText(tints: string[]) {
  const rows = tints.flatMap(
    (tint) => DOUBLE.find((row) => row.product.endsWith('1.0') && isOfTint(row, tint)) ?? [],
  )
  const [more, less, third] = [...rows].sort((a, b) => parseInt(b.solar) - parseInt(a.solar))
  if (!more || !less || third) return undefined
  const [strong, mild] = [more, less].map(({ product }) => product.replace(/ 1\.0$/, ''))
  const isDarker = parseInt(more.light) < parseInt(less.light)
  return `${strong} keeps out more sun: ${more.solar} against ${less.solar} for ${mild}, both in a 1.0 pane. ${
    isDarker ? `It's the darker one, though, with ${more.light}` : `It also lets in more light, ${more.light}`
  } of the daylight against ${less.light}.`
}

/** Whether Ambi-MAX is made in the tint of a pane. */
const isOfMax = (row: RoofGlassRow) => tables.ambiMax.some(({ name }) => isOfTint(row, name))

/** Whether a pane is of a tint: its name goes on with a number or a make-up. */
const isOfTint = ({ product }: RoofGlassRow, tint: string) =>
  unhyphened(product).startsWith(`${unhyphened(tint)} `)

function onePieceText(text: string, tints: string[]) {
  const [measure] = measuresIn(text).sort((a, b) => b.metres - a.metres)
  const names = tables.ambiMax.map(({ name }) => name)
  const fits = measure
    ? measure.metres <= LONGEST
      ? `Yes, ${measure.said} goes in one piece`
      : `No, ${measure.said} is too long for one piece`
    : 'Yes, without a bar'
  const missing = tints.filter((tint) => !names.some((name) => unhyphened(name) === unhyphened(tint)))
  const not =
    missing.length > 0
      ? ` Not in ${listed(missing)}, though: it's made in ${listed(names)}.`
      : tints.length > 0
        ? ` ${listed(tints)} is one of its four tints.`
        : ''
  return `${fits}: Ambi-MAX panes go up to 4000mm in 4mm toughened glass.${not} [See Ambi-MAX](/conservatories/conservatories#ambi-max).`
}

/** Which pane is meant: by its number or its make-up. */
function isPane(product: string, line: string) {
  if (/ (single|(is not|are not|not) double( glazed)?) /.test(line)) return product.endsWith('single')
  if (/ triple /.test(line)) return product.endsWith('Triple')
  const [number] = / (1\.[02]) /.exec(line) ?? []
  return number ? product.endsWith(number.trim()) : !product.endsWith('Triple')
}

function figuresOf(tints: string[], line: string, of: (keyof RoofGlassRow)[]) {
  const all = ROWS.filter((row) => tints.some((tint) => isOfTint(row, tint)))
  const rows = all.filter(({ product }) => isPane(product, line))
  if (rows.length === 0) return undefined
  const clean = of.includes('selfCleaning') ? cleaning(rows, all) : ''
  const figures = COLUMNS.filter((column) => of.includes(column.of) && column.of !== 'selfCleaning')
  const said = rows.map(
    (row) => `${row.product}: ${figures.map((column) => `${column.says} ${row[column.of]}`).join(', ')}`,
  )
  return [clean, figures.length > 0 && `${said.join('; ')}.`].filter(Boolean).join(' ')
}

function cleaning(rows: RoofGlassRow[], all: RoofGlassRow[]) {
  const names = (list: RoofGlassRow[]) => listed(list.map(({ product }) => product))
  const not = rows.filter((row) => !row.selfCleaning)
  if (not.length === 0) return `Yes, ${names(rows)} ${rows.length > 1 ? 'are' : 'is'} self-cleaning.`
  return `${not.length === rows.length ? 'No, ' : ''}${names(not)} isn't self-cleaning; ${names(all.filter((row) => row.selfCleaning))} are.`
}
