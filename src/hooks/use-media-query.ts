import { useSyncExternalStore } from 'react'

/**
 * Whether a CSS media query (with or without its leading `@media`) matches; updates as the window is resized. `initially` on
 * the server and during hydration.
 */
export function useMediaQuery(query: string, initially = false) {
  const condition = query.replace(/^@media\s*/, '')
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(condition)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(condition).matches,
    () => initially,
  )
}
