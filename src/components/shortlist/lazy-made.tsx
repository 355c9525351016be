import { useEffect, useState, type ComponentType } from 'react'
import { loadPatiently } from '@/lib/load-patiently'
import type { MadeProps } from './made'

/** What the visitor has made, drawn: the drawing of a door, or of an opening, is fetched when there is one. */
export function LazyMade({ entry, openings }: MadeProps) {
  const [Made, setMade] = useState<ComponentType<MadeProps>>()
  const isOpening = entry.kind === 'opening'
  useEffect(() => {
    const over = new AbortController()
    const load = isOpening
      ? () => import('./kept-opening').then(({ KeptOpening }) => KeptOpening)
      : () => import('./kept-door').then(({ KeptDoor }) => KeptDoor)
    loadPatiently<ComponentType<MadeProps>>(load, over.signal).then(
      (loaded) => setMade(() => loaded),
      // Its words stand beside it.
      () => undefined,
    )
    return () => over.abort()
  }, [isOpening])
  return Made ? <Made entry={entry} openings={openings} /> : null
}
