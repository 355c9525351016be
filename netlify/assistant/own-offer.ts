import { offers, VALUES } from './catalogue'
import { towns } from './places'

/** The composite door offers of single districts. */

/** 'See the offer': the page of the visitor's own district, where it has one. */
export function withOwnOffer(text: string, postcode = '') {
  const own = offerFor(districtOf(postcode))
  const [first] = offers
  return own && first
    ? text.replaceAll(
        new RegExp(`\\[((?:the|see)[^\\]]*offer)\\]\\(${first.path}\\)`, 'gi'),
        `[$1](${own.path})`,
      )
    : text
}

const IN_SHOP =
  /\b(?:in|at|from|by|of) (?:the |your |my |our )?(?:local )?(?:shop|store|supermarket|tills?|checkouts?)\b/i

/** 'I saw it in the shop', 'I live in Bishop's Stortford': the page of those that the offer was made to. */
export function withOfferSeen(text: string, said: string, place?: { name: string; code?: string }) {
  const shop = offers.find(({ supermarket }) => supermarket)
  const [first] = offers
  const [name = ''] = shop?.supermarket?.split(' ') ?? []
  const isShop = IN_SHOP.test(said) || (name !== '' && said.toLowerCase().includes(name.toLowerCase()))
  if (isShop && shop && first)
    return text.replace(new RegExp(`\\[The offer\\]\\(${first.path}\\)`), `[The offer](${shop.path})`)
  return withOwnOffer(text, place?.code ?? towns[place?.name ?? ''])
}

/** That a district has an offer of its own, for somebody who lives there. */
export function offerNote(postcode = ''): string {
  const code = districtOf(postcode)
  const offer = offerFor(code)
  return offer ? `By the way, ${code} has [its own door offer](${offer.path}): £${VALUES.price} fitted.` : ''
}

/** 'CM17' of 'CM17 0AB'. */
export const districtOf = (postcode: string) => postcode.split(' ')[0]

/** The offer for a district. */
export function offerFor(code: string | undefined) {
  return offers.find(({ slug }) => slug.toUpperCase() === code)
}

/** Whether the local offer is for a place. */
export function offerAt({ name, code }: { name: string; code?: string }): string {
  const offer = offerFor(code)
  if (offer)
    return `Yes, ${name} has [its own offer page](${offer.path}): the £${VALUES.price} door, fitted. Choose its style and colour there and send the form.`
  return `The £${VALUES.price} door is for ${VALUES.offers}, and ${name} isn't one of those. I can't promise it there, but a [quote is free](/contact).`
}
