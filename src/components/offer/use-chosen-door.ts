import { useAddressState } from '@/hooks/use-address-state'
import { track } from '@/lib/analytics'
import type { OfferColour, OfferStyle } from './items'

/**
 * The door that an offer's page shows: the style of its large picture, until the visitor chooses a style or a colour. What is chosen is
 * kept in the address (`?style=Whitmore&colour=Red`), so that the door designer can link to an offer with both selected, and every
 * part of the page shows the same door.
 */
export function useChosenDoor(
  offer: Pick<Queries.OfferFragment, 'slug' | 'door'>,
  styles: readonly OfferStyle[],
  colours: readonly OfferColour[],
) {
  const [address, setAddress] = useAddressState({ style: '', colour: '' })
  const source = `offer_${offer.slug}`
  /** By their names; both at once, or one of them. */
  function choose(door: { style?: string; colour?: string }) {
    setAddress(door, 'replace')
    if (door.style) track('door_style_selection', door.style, { door_style: door.style, source })
    if (door.colour) track('door_color_selection', door.colour, { door_color: door.colour, source })
  }
  const style = styles.find(({ name }) => name === address.style)
  const colour = colours.find(({ name }) => name === address.colour)
  return {
    style,
    colour,
    /** The style that is seen. */
    shown: style ?? styles.find(({ slug }) => slug === offer.door)!,
    /** Name of the colour in which a style is seen before one is chosen. */
    colourOf: ({ colour: ready }: OfferStyle) => colours.find(({ slug }) => slug === ready)?.name,
    choose,
  }
}
