import { useAddressState } from '@/hooks/use-address-state'
import { track } from '@/lib/analytics'
import type { OfferColour, OfferStyle } from './items'

interface DoorNames {
  style?: string
  colour?: string
}

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
  /**
   * @param door - what is chosen, by name
   * @param seen - what is meant as well, because it stands there, unless another is chosen
   */
  function choose(door: DoorNames, seen: DoorNames = {}) {
    setAddress((now) => {
      const chosen = { ...door }
      if (!named(styles, now.style)) chosen.style ??= seen.style
      if (!named(colours, now.colour)) chosen.colour ??= seen.colour
      if (chosen.style) track('door_style_selection', chosen.style, { door_style: chosen.style, source })
      if (chosen.colour) track('door_color_selection', chosen.colour, { door_color: chosen.colour, source })
      return chosen
    }, 'replace')
  }
  const style = named(styles, address.style)
  const colour = named(colours, address.colour)
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

function named<Item extends { readonly name: string }>(items: readonly Item[], name: string) {
  return items.find((item) => item.name === name)
}
