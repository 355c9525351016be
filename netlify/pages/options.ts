import type { FormField } from '../../src/contracts/form-fields'
import { fileOf, itemsOf } from '../content/site-data'

interface Named {
  name: string
}

/** What the selects of the forms offer, by list. */
export const OPTIONS: Record<NonNullable<FormField['options']>, readonly string[]> = {
  services: itemsOf<{ title: string }>('services').map(({ title }) => title),
  styles: itemsOf<Named>('offer-styles').map(({ name }) => name),
  colours: itemsOf<Named>('offer-colours').map(({ name }) => name),
  adSources: fileOf<{ adSources: string[] }>('offer-terms.json').adSources,
}
