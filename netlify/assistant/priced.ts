import { CARDS } from './cards'
import { serviceOf } from './entities'
import { computedFirst, type First } from './first'
import type { Request } from './requests'
import type { Topic } from './topics'

/** What is told at length, and then nothing asked but the price. */

const BARE =
  /[\w)][,.!?;:]?\s+(?:and |so |ok |roughly |about )*(?:how much(?:,? (?:is (?:it|that)|would (?:it|that) be|would (?:it|that) cost|will (?:it|that) (?:be|cost)|roughly|please|ish|for (?:all|the lot|everything)))?|what(?:['’]?s| is| would be) the (?:price|cost|damage)|rough (?:price|cost|idea)(?: please)?|ballpark(?: please)?)\W*$/i

/** 'White uPVC windows throughout, nine of them. How much?': what is known of their price, whatever the rest is like. */
export function pricedFirst({ text, entities }: Request, topics: Topic[]): First | undefined {
  if (!BARE.test(text)) return undefined
  const about = serviceOf(entities) ?? topics[0]
  const ids = about
    ? [`${about.id}-cost`, `${about.id}-price`, `${about.like}-price`, `${about.family}s-price`]
    : []
  const card = ids.map((id) => CARDS.get(id)).find((one) => one !== undefined)
  return (
    card &&
    computedFirst(card.say, card.id, 'price', about ? [about] : [], /how much|price|cost|damage|ballpark/)
  )
}
