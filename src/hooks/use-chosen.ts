import { useSyncExternalStore } from 'react'
import { CHOSEN_EVENT, chosenHere, chosenRest, type Part } from '@/lib/chosen'

function subscribe(onChange: () => void) {
  window.addEventListener(CHOSEN_EVENT, onChange)
  return () => window.removeEventListener(CHOSEN_EVENT, onChange)
}

/** The server knows nothing of this visitor. */
const nothing = () => ''

/** Key of what the visitor has chosen of a part of this page's product; empty: nothing yet. */
export function useChosen(part: Part) {
  return useSyncExternalStore(subscribe, () => chosenHere(part) ?? '', nothing)
}

/** What the visitor has chosen beside the finish, as the end of a sentence; empty: nothing yet. */
export function useChosenRest() {
  return useSyncExternalStore(subscribe, chosenRest, nothing)
}
