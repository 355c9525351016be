import { CARDS } from './cards'
import { doorStyles, type Named } from './catalogue'
import { asksOfCost, comparePart, OF_PRICE } from './attributes'
import { cueOrBest, cuesIn } from './cues'
import { colourPart, grainless, sharedColours } from './describe'
import { productsOf } from './entities'
import { EXAMPLES } from './examples'
import { figuresFirst } from './figures'
import type { Match } from './intents'
import { computedFirst as first, type First } from './first'
import { areaFirst, offerFirst } from './placed'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { roofGlassFirst } from './roof-glass'
import { panesFirst } from './panes'
import { pricedFirst } from './priced'
import { togetherFirst } from './together'
import { topicById, type Topic } from './topics'
import { lineOf, listed } from './words'

/** Answers that are worked out from `data/` and the facts of the products, and come before any written answer. */

/**
 * @param topics - what the message names, or else the conversation
 * @param before - what the conversation was about
 * @param fitting - the written answers that fit the message, best first
 */
export function computed(
  whole: Request,
  topics: Topic[],
  before: Topic[] = [],
  fitting: Match[] = [],
): First[] {
  return [
    pricedFirst(whole, topics, fitting) ?? panesFirst(whole, topics),
    roofGlassFirst(whole, topics),
    coloursFirst(whole, topics),
    twoToneFirst(whole, topics, fitting),
    togetherFirst(whole, fitting),
    stylesFirst(whole, topics),
    offerFirst(whole, topics) ?? areaFirst(whole, topics),
    compareFirst(whole, before),
    ...figuresFirst(whole, topics),
  ].filter((first) => first !== undefined)
}

const BOTH = / (both|either|same (colour|color)|match|matching|share|shared|in common) /

/** Which of the named colours two products have in common, or which they share at all. */
function coloursFirst({ text, words, entities }: Request, topics: Topic[]): First | undefined {
  const line = lineOf(words)
  const [topic] = topics
  const smooth =
    topic && entities.colours.length > 0
      ? grainless(
          topic,
          entities.colours.map(({ name }) => name),
          text,
        )
      : undefined
  if (topic && smooth)
    return first(smooth, `${topic.id} smooth`, 'colour', [topic], /\b(colou?r|smooth|grain|texture|got|one)/)
  const [one, other] = productsOf(entities).length > 1 ? productsOf(entities) : topics
  const said = entities.colours.map(({ name }) => name)
  if (
    !one ||
    !other ||
    !BOTH.test(line) ||
    !(said.length > 0 || / (colou?rs?|colou?rways?|shades?) /.test(line))
  )
    return undefined
  const told = sharedColours(said, one, other)
  return told
    ? first(told, `${one.id} ${other.id} colours`, 'colour', [one, other], /\b(colou?r|both|same|match)/)
    : undefined
}

const FAMILIES = ['stable', 'cottage', 'farmhouse', 'victorian', 'contemporary', 'panelled']
/** 'For a red brick cottage': what the door is for, and no style. */
const OF_HOUSE =
  / (?:an?|my|our|the|this|her|his|their) (?:\w+ ){0,3}(?:cottage|farmhouse) (?!(?:style |front |composite |back )*(?:doors?|styles?|ones?) )| (?:victorian|cottage|contemporary) (?:house|home|terrace|semi|villa) /
const NO_GLASS =
  / (no (window|glass|glazing|pane)s?|without (a |any )?(window|glass|glazing)s?|(window|glass)less|solid|unglazed|not glazed) /

/** The doors of a family, with or without glass, and which of them come in a colour. */
function stylesFirst({ words, entities }: Request, topics: Topic[]): First | undefined {
  const line = lineOf(words)
  const family = OF_HOUSE.test(line) ? undefined : FAMILIES.find((name) => line.includes(` ${name} `))
  const isOfDoors = topics.length === 0 || topics.some(({ family: kind }) => kind === 'door')
  const topic = topicById('comp-door')
  if (!family || !topic || !isOfDoors || !(NO_GLASS.test(line) || entities.colours.length > 0))
    return undefined
  const all = (doorStyles as (Named & { family?: string })[]).filter((style) => style.family === family)
  const solid = all.filter(({ glazed }) => !glazed).map(({ name }) => name)
  const names = listed(all.map(({ name }) => name))
  const text = NO_GLASS.test(line)
    ? `Of the ${family} doors, ${names}, ${solid.length === 0 ? 'none is' : solid.length === 1 ? `${solid[0]} is the one` : `${listed(solid)} are`} without glass. [See them](${topic.page}).`
    : `Our ${family} composite doors are ${names}. ${
        colourPart(
          entities.colours.map(({ name }) => name),
          [topic],
        )?.text ?? ''
      }`
  return first(
    text,
    `styles ${family}`,
    'style',
    [topic],
    /\b(glass|window|style|one|colou?rs?|stable|door)\b/,
  )
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

// 'French doors would be better' has compared already.
const THAN = / (than|versus|vs|compared? (to|with)|(?<! be )better|difference|differ) /

/** 'Is it a lot better than the R7?': the one before beside the one that is named. */
function compareFirst({ words, entities }: Request, before: Topic[]): First | undefined {
  const [other, third] = productsOf(entities)
  const [one] = before.filter(({ group, id }) => !group && id !== other?.id)
  const isPair = one && other && !third && !other.group && one.family === other.family
  if (!isPair || !THAN.test(lineOf(words)) || !PATTERNS.pronoun.test(lineOf(words))) return undefined
  const part = comparePart(
    [one, other],
    asksOfCost(lineOf(words)) ? OF_PRICE : cueOrBest(cuesIn(words), undefined),
  )
  return part && { part: { ...part, score: 1 }, covers: /\b(better|difference|differ|than|versus|vs)\b/ }
}
