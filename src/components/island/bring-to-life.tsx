import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

export interface LivePart {
  /** Draws it with other properties. */
  update: (content: ReactNode) => void
  /** Takes it away again. */
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
  /** What it should show by now: React would throw the HTML away if it were told before it has taken that over. */
  let later: ReactNode
  const show = (children: ReactNode) => root?.render(<Live onLive={begin}>{children}</Live>)
  function begin() {
    if (isLive) return
    isLive = true
    onLive?.()
    if (later !== undefined) show(later)
  }
  // A transition is rendered in slices of some milliseconds: a press in between is not kept waiting.
  startTransition(() => {
    root = hydrateRoot(element, <Live onLive={begin}>{content}</Live>, {
      onRecoverableError: (error) => console.error('A part of the page differs from its HTML', error),
    })
  })
  return {
    update(children) {
      if (isLive) show(children)
      else later = children
    },
    // React may be in the middle of rendering the page without it.
    end: () => setTimeout(() => root?.unmount()),
  }
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}
