import { computedFirst, type First } from './first'
import { allMeasures, isHeightIn, limitOf, type Limit } from './measures'
import type { Request } from './requests'
import { topicById, type Topic } from './topics'
import { listed } from './words'

/** How many panes a width takes. */

const COUNT =
  /\b(\d|two|three|four|five|six|seven)\b(?=(?:,? or (?:\d|two|three|four|five|six|seven))? ?-?(?:panes?|panels?|sash(?:es)?|doors?|leaf|leaves)\b)|\b(?:or|than|vs|versus) (?:does it have to be |is it |maybe )?(\d|two|three|four|five|six|seven)\b(?! ?(?:mm|cm|m|metres?|ft|feet)\b)/gi
const DIGITS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }
const inMetres = (metres: number) => `${Number(metres.toFixed(2))}m`

/** 'How many doors would that be?' */
const HOW_MANY = /\bhow many (?:doors?|panels?|panes?|leaf|leaves|sash(?:es)?)\b/i

/** 'Will 2 panes do, or does it have to be 3?': the width of each beside what is made. */
export function panesFirst({ text }: Request, topics: Topic[]): First | undefined {
  const measures = allMeasures(text)
  // 'An opening 2.7m high': how wide it is, it does not say.
  if (measures.length === 1 && measures.every(({ said }) => isHeightIn(text, said))) return undefined
  const [width, height] = measures
  const said = [...text.matchAll(COUNT)].map(([, before = '', after]) => (after ?? before).toLowerCase())
  const counts = [...new Set(said.map((word) => DIGITS[word] ?? Number(word)))].filter((count) => count > 1)
  if (!width || (counts.length === 0 && !HOW_MANY.test(text))) return undefined
  const of = (topic: Topic | undefined) => {
    const limit = limitOf(topic)
    return topic && limit?.sets && width.metres <= limit.most ? panesOf(limit, width, counts) : undefined
  }
  const about = topics.filter((topic) => limitOf(topic)?.sets)
  // Neither kind is named: what both make of it, where it is as wide as such doors are.
  const both =
    width.metres >= LEAST_OPENING && (topics.length === 0 || topics.every(({ id }) => id === 'doors'))
  const named = about.length > 0 ? about : both ? BOTH.flatMap((id) => topicById(id) ?? []) : []
  const told = named.flatMap((topic) => {
    const sentence = of(topic)
    // A lone answer comes first, its product after it.
    return sentence ? [named.length > 1 ? `${link(topic)}: ${sentence}` : `${sentence} ${link(topic)}.`] : []
  })
  if (told.length === 0) return undefined
  const limit = limitOf(named[0])
  // 'Two panels, 2.8 wide each'
  const most = named.length === 1 ? limit?.each : undefined
  if (most && EACH.test(text) && width.metres > most)
    return computedFirst(
      `No: ${width.said} is too wide for one sash, which goes up to ${most}m. More sashes make up the same width; [see the drawing](${named[0]?.page}).`,
      `${named[0]?.id} panes`,
      'size',
      named,
      PANES,
    )
  const isHigh = limit?.high && height && height.said !== width.said
  const high = !isHigh
    ? ''
    : height.metres <= (limit.high ?? 0)
      ? ` ${height.said} high is fine.`
      : ` ${height.said} is too high: the most is ${limit.high}m.`
  const hasWidths = named.some((topic) => limitOf(topic)?.each !== undefined)
  // 'Four panes or three?' of a slider turns on how much of it opens.
  const opens =
    hasWidths && counts.length > 1 && counts.includes(3)
      ? ' Three open a third of the width, others about half.'
      : ''
  const end = hasWidths ? `${opens} Fewer means fewer uprights and heavier panes.` : ''
  return computedFirst(`${told.join(' ')}${high}${end}`, `${named[0]?.id} panes`, 'size', named, PANES)
}

/** Narrower openings have one door, or a window, in metres. */
const LEAST_OPENING = 1.5
const BOTH = ['aluminium-sliding', 'bifold']
const EACH =
  /\b(?:each|every|per|one) (?:panel|pane|sash|leaf|door)\b|\b(?:panels?|panes?|sash(?:es)?|leaves|doors?)\b(?:[^.?]|\.\d){0,20}\beach\b/i
const PANES = /\b(panes?|panels?|sash|sashes|uprights?|wide|high|\d)\b/
const link = ({ label, page }: Topic) => `[${label.charAt(0).toUpperCase()}${label.slice(1)}](${page})`

function panesOf(
  { each, narrowest = 0, sets = [], most }: Limit,
  width: { said: string; metres: number },
  asked: number[],
) {
  // How wide a leaf may be is not known: a count is only one of those that are made.
  if (each === undefined && asked.length === 0)
    return `${width.said} is within the ${most}m. Sets come in ${listed(sets.map(String))} panels; how many suit that width, the quote says.`
  if (each === undefined)
    return asked.every((count) => sets.includes(count))
      ? `${width.said} is within the ${most}m, and sets come in ${listed(sets.map(String))} panels, so ${listed(asked.map(String))} is made. How wide each would be, the quote says.`
      : `There's no set of ${listed(asked.filter((count) => !sets.includes(count)).map(String))}: they come in ${listed(sets.map(String))} panels.`
  const wide = (count: number) => width.metres / count
  const fits = (count: number) => sets.includes(count) && wide(count) <= each && wide(count) >= narrowest
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
      `For ${width.said}, ${listed(good.map(at))} ${good.length > 2 ? 'all work' : good.length > 1 ? 'both work' : 'works'}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
