import { useSyncExternalStore } from 'react'
import { CHOSEN_EVENT, chosenHere, chosenRest, restOf, type Part } from '@/lib/chosen'
import { useDrawn } from '@/lib/range'

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

/**
 * The product beside its finish, as the page shows it and the visitor has chosen it: the end of a sentence; empty: nothing to say.
 *
 * @param without - parts that are said already
 */
export function useChosenRest(without: readonly Part[] = []) {
  const drawn = useDrawn()
  return useSyncExternalStore(
    subscribe,
    () => chosenRest(drawn, without),
    () => restOf({}, drawn, without),
  )
}
