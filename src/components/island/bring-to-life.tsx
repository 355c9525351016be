import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

export interface LivePart {
  /** Renders it with new props. */
  update: (content: ReactNode) => void
  /** Unmounts it. */
  end: () => void
}

/**
 * Hydrates server HTML in a root of its own, a little at a time.
 *
 * @param element holds the HTML of `content`, and nothing else
 * @param onLive told once it answers to events
 */
export function bringToLife(element: Element, content: ReactNode, onLive?: () => void): LivePart {
  let root: Root | undefined
  let isLive = false
  /** Ended before it was live, it differs from nothing that anybody sees. */
  let isEnding = false
  /** An update from before hydration has finished: applied at once, it would make React discard the server's HTML. */
  let later: ReactNode
  const show = (children: ReactNode) => root?.render(<Live onLive={begin}>{children}</Live>)
  function begin() {
    if (isLive) return
    isLive = true
    onLive?.()
    if (later !== undefined) show(later)
  }
  // A transition hydrates in time slices, so that a click in between is not kept waiting.
  startTransition(() => {
    root = hydrateRoot(element, <Live onLive={begin}>{content}</Live>, {
      onRecoverableError: (error) => {
        if (!isEnding) console.error('A part of the page differs from its HTML', error)
      },
    })
  })
  return {
    update(children) {
      if (isLive) show(children)
      else later = children
    },
    // React may be in the middle of rendering the page without it.
    end: () =>
      setTimeout(() => {
        isEnding = true
        root?.unmount()
      }),
  }
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}
