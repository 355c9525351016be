import { useSyncExternalStore } from 'react'

/** Whether the visitor has left the page's first screen: false in the page's HTML. */
export function useIsBelowFirstScreen() {
  return useSyncExternalStore(subscribe, isBelow, () => false)
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** More of the window shows what follows than what the page begins with. */
const isBelow = () => window.scrollY > window.innerHeight / 2
