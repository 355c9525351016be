import { factOf } from './facts'
import { computedFirst, type First } from './first'
import file from './knowledge/limits.json'
import type { Part } from './part'
import type { Request } from './requests'
import { topicById, type Topic } from './topics'
import { lineOf, listed } from './words'

/** Whether something fits: a measure that was named beside the limits of the product. */

interface Limit {
  least?: number
  most: number
  high?: number
  /** The widest single sash, where a set is made of several. */
  each?: number
  sets?: number[]
  narrowest?: number
  /** What to look at instead of what is too small or too large. */
  below?: string
  above?: string
}

const LIMITS = file as Record<string, Limit>
const METRES: Record<string, number> = { mm: 0.001, cm: 0.01, m: 1, ft: 0.3048, foot: 0.3048, feet: 0.3048 }
const MEASURE = /(\d+(?:[.,]\d+)?)\s?(mm|cm|m|metres?|meters?|ft|foot|feet)?\b/gi

interface Measure {
  said: string
  metres: number
}

/** From here a figure without a unit is in millimetres. */
const DRAWN = 300

/** The measures of a text in metres, as they were written. */
export function measuresIn(text: string): Measure[] {
  const all = [...text.matchAll(MEASURE)]
  // '3 by 2m': the unit of the last holds for those before.
  const unitAfter = (at: number) => all.slice(at).find(([, , unit]) => unit)?.[2]
  return all.flatMap(([said, figure = '', unit], at) => {
    const end = (all[at]?.index ?? 0) + said.length
    const isPair =
      /^\s?(?:x|by)\s?\d/i.test(text.slice(end)) || /\d\s?(?:x|by)\s?$/i.test(text.slice(0, all[at]?.index))
    // '1000x1500', as it stands on a drawing
    const isDrawn = isPair && Number(figure) >= DRAWN
    const found = unit ?? (isDrawn ? 'mm' : isPair ? unitAfter(at) : undefined)
    const factor = found && METRES[found.toLowerCase().replace(/^met.*/, 'm')]
    return factor
      ? [{ said: unit ? said : `${said}${found}`, metres: Number(figure.replace(',', '.')) * factor }]
      : []
  })
}

/** 'Ours will be 9.2 wide': metres, by what stands beside the number. */
const BARE = /\b(\d{1,2}(?:\.\d+)?)(?= (?:wide|across|long|high|tall)\b)/gi

const limitOf = (topic: Topic | undefined) => topic && (LIMITS[topic.id] ?? LIMITS[topic.like ?? ''])

/** 'The opening is 5400 not 4800': millimetres, as on a drawing. */
const BARE_MM = /\b(\d{4})\b(?= (?:wide|across|long|high|tall|not|opening)\b)/gi

/** The measures of a text, those without a unit too, the largest first. */
function allMeasures(text: string): Measure[] {
  const drawn = [...text.matchAll(BARE_MM)].map(([said]) => ({
    said: `${said}mm`,
    metres: Number(said) / 1000,
  }))
  const bare = [...text.matchAll(BARE)].map(([said]) => ({ said: `${said}m`, metres: Number(said) }))
  return [...measuresIn(text), ...bare, ...drawn].sort((one, other) => other.metres - one.metres)
}

/** Whether the measures that a request names are within what a product is made in. */
export function sizePart({ text, words, entities }: Request, topics: Topic[]): Part | undefined {
  const named = entities.topics.map(({ topic }) => topic).filter((topic) => limitOf(topic))
  const [topic] = named.length > 0 ? named : topics
  const limit = limitOf(topic)
  const fact = topic && factOf(topic, 'size')
  const all = allMeasures(text)
  const [first] = all
  if (!topic || !limit || !fact || !first || named.length > 1) return undefined
  const beyond = beyondOf(limit, all)
  const opening = beyond ? `No, ${beyond}` : within(all, limit, lineOf(words), text)
  const instead = beyond?.includes('too small') ? limit.below : limit.above
  return {
    text: [opening, fact.text, beyond && instead].filter(Boolean).join(' '),
    key: `${topic.id} size ${first.said}`,
    intent: { kind: 'attribute', id: 'size' },
    topics: [topic],
    ...(beyond ? { score: 1 } : {}),
  }
}

/** The same where a measure is beyond the limits: said whatever is asked beside it. */
export function limitPart(request: Request, topics: Topic[]): Part | undefined {
  const part = sizePart(request, topics)
  return part?.score === 1 ? part : undefined
}

function beyondOf({ most, least = 0 }: Limit, all: { said: string; metres: number }[]) {
  const over = all.filter(({ metres }) => metres > most).map(({ said }) => said)
  const under = all.every(({ metres }) => metres < least) ? all.map(({ said }) => said) : []
  const said = over.length > 0 ? over : under
  const how = over.length > 0 ? 'too much' : 'too small'
  return said.length > 0
    ? `${listed(said)} ${said.length > 1 ? 'are' : 'is'} ${how} for one, I’m afraid.`
    : undefined
}

const isHeight = (line: string) =>
  / (high|tall|height|deep) /.test(line) && !/ (wide|width|across|long|gap|opening) /.test(line)

const isHeightIn = (text: string, said: string) =>
  new RegExp(`(?<![\\d.])${said.replaceAll('.', '\\.')} ?(?:tall|high|in height)\\b`, 'i').test(text)

/** 'About 4.2m wide and 2.1 high': both, where a width and a height are named. */
function within([first, second, third]: Measure[], limit: Limit, line: string, text: string) {
  // '2.4m tall by 4m': which of them is the height, it says.
  const high = [first, second].find((one) => one && isHeightIn(text, one.said))
  const wide = high === first ? second : first
  if (high && wide && !third && limit.high)
    return `${verdict(high, limit, true)} ${verdict(wide, limit, false)}`
  const isPair = second && !third && / (wide|width|across) /.test(line) && / (high|tall|height) /.test(line)
  if (isPair && first && second.metres <= (limit.high ?? 0) && !limit.each)
    return `${first.said} by ${second.said} is within the range.`
  return first ? verdict(first, limit, isHeight(line)) : ''
}

function verdict({ said, metres }: { said: string; metres: number }, limit: Limit, isHigh: boolean) {
  if (isHigh && limit.high)
    return metres <= limit.high ? `${said} high is fine.` : `${said} is too high, I'm afraid.`
  const count = limit.each && limit.sets?.find((number) => number * (limit.each ?? 0) >= metres)
  return count ? `On width alone, ${said} takes ${count} sashes or more.` : `${said} is within the range.`
}

const COUNT =
  /\b(\d|two|three|four|five|six|seven)\b(?=(?:,? or (?:\d|two|three|four|five|six|seven))? ?-?(?:panes?|panels?|sash(?:es)?|doors?|leaf|leaves)\b)|\b(?:or|than|vs|versus) (?:does it have to be |is it |maybe )?(\d|two|three|four|five|six|seven)\b(?! ?(?:mm|cm|m|metres?|ft|feet)\b)/gi
const DIGITS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }
const inMetres = (metres: number) => `${Number(metres.toFixed(2))}m`

/** 'Will 2 panes do, or does it have to be 3?': the width of each beside what is made. */
export function panesFirst({ text }: Request, topics: Topic[]): First | undefined {
  const [width, height] = allMeasures(text)
  const said = [...text.matchAll(COUNT)].map(([, before = '', after]) => (after ?? before).toLowerCase())
  const asked = [...new Set(said.map((word) => DIGITS[word] ?? Number(word)))].filter((count) => count > 1)
  if (!width || asked.length === 0) return undefined
  const of = (topic: Topic | undefined) => {
    const limit = limitOf(topic)
    return topic && limit?.sets && width.metres <= limit.most ? panesOf(limit, width, asked) : undefined
  }
  const about = topics.filter((topic) => limitOf(topic)?.sets)
  // Neither kind is named: what both make of it.
  const both = topics.length === 0 || topics.every(({ id }) => id === 'doors')
  const named = about.length > 0 ? about : both ? BOTH.flatMap((id) => topicById(id) ?? []) : []
  const told = named.flatMap((topic) => {
    const sentence = of(topic)
    // A lone answer comes first, its product after it.
    return sentence ? [named.length > 1 ? `${link(topic)}: ${sentence}` : `${sentence} ${link(topic)}.`] : []
  })
  if (told.length === 0) return undefined
  const limit = limitOf(named[0])
  const isHigh = limit?.high && height && height.said !== width.said
  const high = !isHigh
    ? ''
    : height.metres <= (limit.high ?? 0)
      ? ` ${height.said} high is fine.`
      : ` ${height.said} is too high: the most is ${limit.high}m.`
  const end = 'Fewer means fewer uprights and heavier panes; an expert says which suits.'
  return computedFirst(`${told.join(' ')}${high} ${end}`, `${named[0]?.id} panes`, 'size', named, PANES)
}

const BOTH = ['aluminium-sliding', 'bifold']
const PANES = /\b(panes?|panels?|sash|sashes|uprights?|wide|high|\d)\b/
const link = ({ label, page }: Topic) => `[${label.charAt(0).toUpperCase()}${label.slice(1)}](${page})`

function panesOf(
  { each, narrowest = 0, sets = [] }: Limit,
  width: { said: string; metres: number },
  asked: number[],
) {
  const wide = (count: number) => width.metres / count
  const fits = (count: number) =>
    sets.includes(count) && wide(count) <= (each ?? width.metres) && wide(count) >= narrowest
  const works = asked.filter(fits)
  const tooWide = asked.filter((count) => sets.includes(count) && !fits(count))
  const notMade = asked.filter((count) => !sets.includes(count))
  const at = (count: number) => `${count} at about ${inMetres(wide(count))} each`
  const good = works.length > 0 ? works : sets.filter(fits)
  return [
    tooWide.length > 0 &&
      `No: ${listed(tooWide.map((count) => `${count} would be ${inMetres(wide(count))} each`))}, and a sash is ${narrowest}m to ${each}m wide.`,
    notMade.length > 0 &&
      `there's no set of ${listed(notMade.map(String))}, they come in ${listed(sets.map(String))}.`,
    good.length > 0 &&
      `For ${width.said}, ${listed(good.map(at))} ${good.length > 1 ? 'both work' : 'works'}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
