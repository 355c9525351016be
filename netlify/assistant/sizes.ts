import { CARDS } from './cards'
import { productsOf } from './entities'
import { factOf } from './facts'
import { allMeasures, isHeightIn, isSecondIn, limitOf, type Limit, type Measure } from './measures'
import type { Part } from './part'
import type { Request } from './requests'
import { isOfScreen } from './subjects'
import type { Topic } from './topics'
import { lineOf, listed } from './words'

/** Whether something fits: a measure that was named beside the limits of the product. */

const TOO_HIGH = 'is too high'

/** Whether the measures that a request names are within what a product is made in. */
export function sizePart({ text, words, entities }: Request, topics: Topic[]): Part | undefined {
  const all = entities.topics.map(({ topic }) => topic)
  const named = isOfScreen(
    all.filter(({ family }) => family !== 'screen'),
    topics,
  )
    ? []
    : all.filter((topic) => limitOf(topic))
  const [topic] = named.length > 0 ? named : topics
  const limit = limitOf(topic)
  const fact = topic && factOf(topic, 'size')
  const measures = allMeasures(text)
  const [first] = measures
  if (!topic || !limit || !fact || !first || named.length > 1) return undefined
  const isUpright = /^(?:door|window)$/.test(topic.family)
  // '1790 x 2090': the width is what is limited.
  const across = isUpright ? measures.filter(({ said }) => !isSecondIn(text, said)) : measures
  const wide = across.filter(({ said }) => !isHeightIn(text, said))
  const beyond = beyondOf(limit, wide)
  const opening = beyond ? `No, ${beyond}` : within(across, limit, lineOf(words), text)
  const instead = beyond?.includes('too small') ? limit.below : limit.above
  // What is made above the tallest says more than all the other sizes.
  const above = opening.includes(TOO_HIGH) && isUpright ? CARDS.get('doors-over-3m')?.say : undefined
  return {
    text: [opening, above ?? fact.text, beyond && instead].filter(Boolean).join(' '),
    key: `${topic.id} size ${first.said}`,
    intent: { kind: 'attribute', id: 'size' },
    topics: [topic],
    ...(beyond ? { score: 1 } : {}),
  }
}

/** Whether a measure that was only told is within the limits: 'Do you do bi-folds in grey? The opening is about 4.2m.' */
export function toldSizePart(requests: Request[], topics: Topic[]): Part | undefined {
  // 'Lantern or flat glass?' asks which, and the hole is told for both.
  const named = new Set(requests.flatMap(({ entities }) => productsOf(entities)))
  if (named.size > 1 || requests.some(({ plain }) => /\bwhich\b/.test(plain))) return undefined
  const told = requests.find(({ asks, text }) => !asks && allMeasures(text).length > 0)
  return told && sizePart(told, topics)
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

const EACH_PANE = /\b(?:each|every|per|one) (?:panel|pane|sash|leaf|door)\b/i

/** 'About 4.2m wide and 2.1 high': both, where a width and a height are named. */
function within([first, second, third]: Measure[], limit: Limit, line: string, text: string) {
  // '2.4m tall by 4m': which of them is the height, it says.
  const high = [first, second].find((one) => one && isHeightIn(text, one.said))
  const wide = high === first ? second : first
  // 'Each panel 2.4m wide by 2.7m tall'
  if (high && wide && limit.each && limit.high && EACH_PANE.test(text))
    return wide.metres <= limit.each && high.metres <= limit.high
      ? `${wide.said} by ${high.said} is within the range of one sash.`
      : `${wide.said} by ${high.said} is too large for one sash, I'm afraid.`
  if (high && wide && !third && limit.high)
    return `${verdict(high, limit, true)} ${verdict(wide, limit, false)}`
  const isPair = second && !third && / (wide|width|across) /.test(line) && / (high|tall|height) /.test(line)
  if (isPair && first && second.metres <= (limit.high ?? 0) && !limit.each)
    return `${first.said} by ${second.said} is within the range.`
  return first ? verdict(first, limit, isHeightIn(text, first.said)) : ''
}

function verdict({ said, metres }: { said: string; metres: number }, limit: Limit, isHigh: boolean) {
  if (isHigh && limit.high)
    return metres <= limit.high ? `${said} high is fine.` : `${said} ${TOO_HIGH}, I'm afraid.`
  const count = limit.each && limit.sets?.find((number) => number * (limit.each ?? 0) >= metres)
  return count ? `On width alone, ${said} takes ${count} sashes or more.` : `${said} is within the range.`
}
