import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the page in time slices, so that a click in between is not kept waiting. Where there is no HTML, in development,
 * Gatsby's own way stays.
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
