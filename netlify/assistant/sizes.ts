import { factOf } from './facts'
import { computedFirst, type First } from './first'
import file from './knowledge/limits.json'
import type { Part } from './part'
import type { Request } from './requests'
import type { Topic } from './topics'
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

/** The measures of a text in metres, as they were written. */
export function measuresIn(text: string): { said: string; metres: number }[] {
  const all = [...text.matchAll(MEASURE)]
  // '3 by 2m': the unit of the last holds for those before.
  const unitAfter = (at: number) => all.slice(at).find(([, , unit]) => unit)?.[2]
  return all.flatMap(([said, figure = '', unit], at) => {
    const isPair = /\b(x|by)\b|\d\s?x\s?\d/i.test(text)
    const found = unit ?? (isPair ? unitAfter(at) : undefined)
    const factor = found && METRES[found.toLowerCase().replace(/^met.*/, 'm')]
    return factor
      ? [{ said: unit ? said : `${said}${found}`, metres: Number(figure.replace(',', '.')) * factor }]
      : []
  })
}

/** 'Ours will be 9.2 wide': metres, by what stands beside the number. */
const BARE = /\b(\d{1,2}(?:\.\d+)?)(?= (?:wide|across|long|high|tall)\b)/gi

const limitOf = (topic: Topic | undefined) => topic && (LIMITS[topic.id] ?? LIMITS[topic.like ?? ''])

/** Whether the measure that a request names is within what a product is made in. */
export function sizePart(request: Request, topics: Topic[]): Part | undefined {
  const [topic] = topics
  const limit = limitOf(topic)
  const [first] = measuresIn(request.text).sort((one, other) => other.metres - one.metres)
  const fact = topic && factOf(topic, 'size')
  if (!topic || !limit || !fact || !first) return undefined
  return {
    text: `${verdict(first, limit, isHeight(lineOf(request.words)))} ${fact.text}`,
    key: `${topic.id} size ${first.said}`,
    intent: { kind: 'attribute', id: 'size' },
    topics,
  }
}

/** What to say where a measure that a message names is beyond the product's limits, whatever is asked beside it. */
export function limitPart({ text, entities }: Request, topics: Topic[]): Part | undefined {
  const named = entities.topics.map(({ topic }) => topic).filter((topic) => limitOf(topic))
  const [topic] = named.length > 0 ? named : topics
  const limit = limitOf(topic)
  const fact = topic && factOf(topic, 'size')
  if (!topic || !limit || !fact || named.length > 1) return undefined
  const bare = [...text.matchAll(BARE)].map(([said]) => ({ said: `${said}m`, metres: Number(said) }))
  const all = [...measuresIn(text), ...bare]
  const over = all.filter(({ metres }) => metres > limit.most)
  const [under] = all.filter(({ metres }) => metres < (limit.least ?? 0))
  const isUnder = over.length === 0 && under && all.length === 1
  if (over.length === 0 && !isUnder) return undefined
  const said = isUnder ? [under.said] : over.map((one) => one.said)
  const are = said.length > 1 ? 'are' : 'is'
  return {
    text: `No, ${listed(said)} ${are} too ${isUnder ? 'small' : 'much'} for one, I’m afraid. ${fact.text} ${(isUnder ? limit.below : limit.above) ?? ''}`.trim(),
    key: `${topic.id} size ${said[0]}`,
    intent: { kind: 'attribute', id: 'size' },
    topics: [topic],
    score: 1,
  }
}

const COUNT =
  /\b(\d|two|three|four|five|six)\b(?=(?:,? or (?:\d|two|three|four|five|six))? ?-?(?:panes?|panels?|sash(?:es)?|doors?|leaf|leaves)\b)|\bor (?:does it have to be |is it |maybe )?(\d|two|three|four|five|six)\b(?! ?(?:mm|cm|m|metres?|ft|feet)\b)/gi
const DIGITS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const two = (metres: number) => `${Number(metres.toFixed(2))}m`

/** 'Will 2 panes do, or does it have to be 3?': the width of each beside the widest that is made. */
export function panesFirst({ text }: Request, topics: Topic[]): First | undefined {
  const topic = topics.find((one) => limitOf(one)?.each)
  const limit = limitOf(topic)
  const bare = [...text.matchAll(BARE)].map(([said]) => ({ said: `${said}m`, metres: Number(said) }))
  const all = [...measuresIn(text), ...bare].sort((one, other) => other.metres - one.metres)
  const [width, height] = all
  const said = [...text.matchAll(COUNT)].map(([, before = '', after]) => (after ?? before).toLowerCase())
  const asked = [...new Set(said.map((word) => DIGITS[word] ?? Number(word)))].filter((count) => count > 1)
  if (!topic || !limit?.each || !width || width.metres > limit.most || asked.length === 0) return undefined
  const each = limit.each
  const fits = (count: number) =>
    (limit.sets ?? []).includes(count) &&
    width.metres / count <= each &&
    width.metres / count >= (limit.narrowest ?? 0)
  const right = (limit.sets ?? []).filter(fits)
  const wrong = asked.filter((count) => !fits(count))
  const at = (count: number) => `${count} at about ${two(width.metres / count)} each`
  const tooWide = wrong.map((count) => `${count} would be ${two(width.metres / count)} each`)
  const good = asked.filter(fits)
  const works = (good.length > 0 ? good : right).map(at)
  const high =
    height && limit.high && height.said !== width.said
      ? height.metres <= limit.high
        ? ` ${height.said} high is fine.`
        : ` ${height.said} is too high: the most is ${limit.high}m.`
      : ''
  const told = `${wrong.length > 0 ? `No: ${listed(tooWide)}, and a sash is ${limit.narrowest ?? 0}m to ${each}m wide. ` : ''}${works.length > 0 ? `For ${width.said}, ${listed(works)} ${works.length > 1 ? 'both work' : 'works'}.` : ''}${high} Fewer means fewer uprights and heavier panes; the weight of the glass decides in the end. [Sliding doors](/doors/aluminium-sliding).`
  return computedFirst(told, `${topic.id} panes`, 'size', [topic], PANES)
}

const PANES = /\b(panes?|panels?|sash|sashes|uprights?|wide|high|\d)\b/

const isHeight = (line: string) =>
  / (high|tall|height|deep) /.test(line) && !/ (wide|width|across|long|gap|opening) /.test(line)

function verdict({ said, metres }: { said: string; metres: number }, limit: Limit, isHeight: boolean) {
  if (isHeight && limit.high)
    return metres <= limit.high ? `${said} high is fine.` : `${said} is too high, I'm afraid.`
  if (limit.each) {
    const count = limit.sets?.find((number) => number * (limit.each ?? 0) >= metres)
    return count
      ? `On width alone, ${said} takes ${count} sashes or more.`
      : `${said} is too wide for one set.`
  }
  if (limit.least && metres < limit.least) return `${said} is too short for that, I'm afraid.`
  return metres <= limit.most ? `${said} is within the range.` : `${said} is over the limit, I'm afraid.`
}
