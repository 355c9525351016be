import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser takes over its HTML, true from then on. */
export function useIsHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
