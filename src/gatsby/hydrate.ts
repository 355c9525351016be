import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Takes over the page's HTML in slices of some milliseconds, so that a press in between is not kept waiting. Where there is no
 * HTML, in development, Gatsby's own way stays.
 */
export function replaceHydrateFunction() {
  if (!document.querySelector('#gatsby-focus-wrapper > *')) return undefined
  return (page: ReactNode, container: Element) =>
    startTransition(() => {
      hydrateRoot(container, page, {
        onRecoverableError: (error) => console.error('The page differs from its HTML', error),
      })
    })
}
