import words from '@data/wording/forms.json'
import { chosenProduct } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'

/** What a quote is asked for, if something was chosen. */
export function chosenMessage() {
  const chosen = chosenProduct()
  return chosen && fillIn(words.chosen, { chosen })
}
