import { useSyncExternalStore } from 'react'

/**
 * Whether a CSS media query (with or without its leading `@media`) holds now; follows the window as it is resized. On the
 * server, and while the browser takes over its HTML, `initially`.
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
