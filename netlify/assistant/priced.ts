import { CARDS } from './cards'
import { serviceOf } from './entities'
import { computedFirst, type First } from './first'
import type { Match } from './intents'
import type { Request } from './requests'
import { TOPICS, type Topic } from './topics'

/** What is told at length, and then nothing asked but the price. */

const BARE =
  /[\w)][,.!?;:]?\s+(?:and |so |ok |roughly |about )*(?:how much(?:,? (?:is (?:it|that)|would (?:it|that) be|would (?:it|that) cost|will (?:it|that) (?:be|cost)|roughly|please|ish|for (?:all|the lot|everything)))?|what(?:['’]?s| is| would be) the (?:price|cost|damage)|(?:rough|ballpark) (?:price|cost|idea|figure)(?: please)?|ballpark(?: please)?)\W*$/i

/** 'What does a health check include, and how much is it?': from here an answer that speaks of the price is written for all of it. */
const OF_BOTH = 0.88
const SPEAKS_OF_PRICE = /\b(?:price|cost)s?\b/
/** Those are what the table below finds. */
const OF_PRICE_ALONE = /^(?!.*-and-).*(?:^|-)(?:cost|price)$/

/** From here it is a repair that is asked about. */
const OF_REPAIR = 0.72
const OF_MENDING = /^(?:services|mending)$/
/** Which of two answers that say much the same comes first is chance. */
const NEAREST = 2

/** 'White uPVC windows throughout, nine of them. How much?': what is known of their price, whatever the rest is like. */
export function pricedFirst(
  { text, entities }: Request,
  topics: Topic[],
  fitting: Match[] = [],
): First | undefined {
  const [best] = fitting
  const isOfBoth =
    best !== undefined &&
    best.score >= OF_BOTH &&
    best.only === undefined &&
    !OF_PRICE_ALONE.test(best.id) &&
    SPEAKS_OF_PRICE.test(CARDS.get(best.id)?.say ?? '')
  if (!BARE.test(text) || isOfBoth) return undefined
  // 'Lost my back door keys, can you change the lock and how much': no new door.
  const mending = fitting
    .slice(0, NEAREST)
    .filter(({ id, score }) => score >= OF_REPAIR && OF_MENDING.test(CARDS.get(id)?.file ?? ''))
  const [repair] = mending.flatMap(
    ({ id }) => TOPICS.find((topic) => topic.family === 'service' && id.startsWith(topic.id)) ?? [],
  )
  const about = serviceOf(entities) ?? repair ?? (mending.length > 0 ? undefined : topics[0])
  const ids = about
    ? [`${about.id}-cost`, `${about.id}-price`, `${about.like}-price`, `${about.family}s-price`]
    : []
  const card = ids.map((id) => CARDS.get(id)).find((one) => one !== undefined)
  return (
    card &&
    computedFirst(card.say, card.id, 'price', about ? [about] : [], /how much|price|cost|damage|ballpark/)
  )
}
