import { useAddressState } from '@/hooks/use-address-state'
import { track } from '@/lib/analytics'
import type { OfferColour, OfferStyle } from './items'

/**
 * The style and colour that the visitor has chosen for an offer's door, kept in the address (`?style=Whitmore&colour=Red`), so
 * that the door designer can link to an offer with both selected, and every part of the page shows the same door.
 *
 * @param source what analytics knows the offer by
 */
export function useChosenDoor(
  styles: readonly OfferStyle[],
  colours: readonly OfferColour[],
  source: string,
) {
  const [address, setAddress] = useAddressState({ style: '', colour: '' })
  /** By their names; both at once, or one of them. */
  function choose(door: { style?: string; colour?: string }) {
    setAddress(door, 'replace')
    if (door.style) track('door_style_selection', door.style, { door_style: door.style, source })
    if (door.colour) track('door_color_selection', door.colour, { door_color: door.colour, source })
  }
  return {
    style: styles.find(({ name }) => name === address.style),
    colour: colours.find(({ name }) => name === address.colour),
    choose,
  }
}
