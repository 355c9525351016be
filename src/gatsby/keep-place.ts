import { isFromHtml } from '@/lib/first-page'

interface Update {
  /** Where the visitor was before; nothing when the page has just been loaded. */
  prevRouterProps?: unknown
}

/**
 * Gatsby's own question: the browser has put a page that came as HTML in its place. Its scripts, which may come when the visitor has
 * scrolled on, must not move it.
 */
export function shouldUpdateScroll({ prevRouterProps }: Update) {
  return prevRouterProps === undefined && isFromHtml() ? false : undefined
}
