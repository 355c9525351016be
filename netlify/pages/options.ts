import colours from '../../data/offer-colours.json'
import styles from '../../data/offer-styles.json'
import terms from '../../data/offer-terms.json'
import supermarketOffer from '../../data/offers/greenbasket-harlow.json'
import services from '../../data/services.json'
import type { FormField } from '../../src/contracts/form-fields'
import { fillIn } from '../../src/lib/fill-in'

/** What the selects of the forms offer, by list. */
export const OPTIONS: Record<NonNullable<FormField['options']>, readonly string[]> = {
  services: services.items.map(({ title }) => title),
  styles: styles.items.map(({ name }) => name),
  colours: colours.items.map(({ name }) => name),
  adSources: fillIn(terms.adSources, { supermarket: supermarketOffer.supermarket }),
}
