import words from '@data/wording/forms.json'
import { chosenFinish } from '@/lib/chosen-finish'
import { fillIn } from '@/lib/fill-in'

/** What a quote is asked for, if a finish was chosen. */
export function finishMessage() {
  const finish = chosenFinish()
  return finish && fillIn(words.finish, { finish })
}
