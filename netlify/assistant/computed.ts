import { CARDS } from './cards'
import { EXAMPLES } from './examples'
import { figuresFirst } from './figures'
import type { Match } from './intents'
import { computedFirst as first, type First } from './first'
import { areaFirst, offerFirst } from './placed'
import type { Request } from './requests'
import { panesFirst } from './panes'
import { pricedFirst } from './priced'
import { togetherFirst } from './together'
import type { Topic } from './topics'
import { lineOf } from './words'

/** Answers that are worked out from `data/` and the facts of the products, and come before any written answer. */

/**
 * @param topics - what the message names, or else the conversation
 * @param fitting - the written answers that fit the message, best first
 */
export function computed(whole: Request, topics: Topic[], fitting: Match[] = []): First[] {
  return [
    pricedFirst(whole, topics, fitting) ?? panesFirst(whole, topics),
    twoToneFirst(whole, topics, fitting),
    togetherFirst(whole, fitting),
    offerFirst(whole, topics) ?? areaFirst(whole, topics),
    ...figuresFirst(whole, topics),
  ].filter((first) => first !== undefined)
}

/** From here another matter than colours is asked about. */
const OF_OTHER = 0.76

const TWO_TONE =
  / (inside|internally|indoors|interior) .*(outside|externally|outdoors|exterior)|(outside|externally|outdoors|exterior) .*(inside|internally|indoors|interior)|(dual|two) (colours?|tone)|2 (colours|tone)|different colours? (inside|outside|on (each|either))/

/** 'Cream White with Irish Oak outside': two colours, and one side named. */
const SIDE = / (inside|outside|indoors|internally|externally) /

/** 'Anthracite outside, white inside': what each product's own answer says of it. */
function twoToneFirst({ words, entities }: Request, topics: Topic[], [best]: Match[]): First | undefined {
  const line = lineOf(words)
  const isPair = entities.colours.length > 1 && SIDE.test(line)
  const isOfColour = entities.colours.length > 0 || / (colours?|tone) /.test(line)
  if (!isPair && !(TWO_TONE.test(line) && isOfColour)) return undefined
  // 'Do you sell the trim alone? It's grey outside and white in': the colours only say which.
  const isOfOther =
    best?.kind === 'answer' &&
    best.score >= OF_OTHER &&
    !/colou?r|ton|sided|inside/.test(`${best.id} ${CARDS.get(best.id)?.file}`)
  if (isOfOther) return undefined
  const [topic] = topics
  const idsOf = (id: string | undefined) =>
    id ? [`${id}-two-tone`, `${id}-two-sided`, `${id}s-two-colours`] : []
  const ids = [
    ...[topic?.id, topic?.like].flatMap(idsOf),
    ...(topic && !topic.group ? ofTwoSides(topic) : []),
    ...idsOf(topic?.family && `${topic.family}s`),
  ]
  const front = / front door/.test(line) && topic?.group ? ['two-colours'] : []
  const card = [...front, ...ids, 'colours-inside-outside'].map((id) => CARDS.get(id)).find(Boolean)
  return (
    card &&
    first(
      card.say,
      card.id,
      'colour',
      topics,
      /\b(inside|outside|indoors|outdoors|tone|different colou?rs?)\b|\b(?:do|have|get) (?:that|it)\b|\bpay more\b|\bdearer\b/,
    )
  )
}

/** The answers that a product has of its own to what is asked of two sides. */
function ofTwoSides({ id }: Topic) {
  const own = EXAMPLES.filter((one) => one.kind === 'answer' && one.only === id && isOfTwoSides(one.text))
  const ids = own.map((example) => example.id)
  return [...new Set(ids)].filter((one) => ids.filter((other) => other === one).length >= SEVERAL)
}
const isOfTwoSides = (example: string) => TWO_TONE.test(` ${example.toLowerCase()} `)
const SEVERAL = 2
