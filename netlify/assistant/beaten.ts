import { CARDS } from './cards'
import type { First } from './first'
import type { Match } from './intents'
import type { Request } from './requests'

/** What decides whatever else a message says, and still gives way. */

/** From here an answer fits the message well. */
const WELL = 0.7

/** 'Do you offer finance?' speaks of no offer. */
const OFFERS = /\b(?:do|did|can|could|would|will) (?:you|u|yous|they) (?:\w+ )?offer\b/
const OF_OFFER = /\b(?:offers?|deal|leaflet|flyer|advert|promotion|14 ?50|cm\d+)\b/
const isOfVerb = (key: string, { plain }: Request) =>
  CARDS.get(key)?.file === 'offers' && OFFERS.test(plain) && !OF_OFFER.test(plain.replace(OFFERS, ' '))

/** What decides in general gives way to an answer of one product: 'may we have plastic sashes in a conservation area?' */
export function isBeaten({ part: { key } }: First, whole: Request, [best]: Match[]) {
  const isNarrower = best?.kind === 'answer' && best.id.endsWith(`-${key}`) && best.score >= WELL
  return isNarrower || isOfVerb(key, whole)
}
