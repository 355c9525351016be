import { useEffect, useState } from 'react'
import { useAddressState } from '@/hooks/use-address-state'
import { readOpening, slugOf, type Start } from './opening-address'

/** How long a visitor pauses before the address follows and the verdict is read out, in ms. */
const PAUSE_MS = 500

interface Change {
  width?: number
  height?: number
  /** Path of the range's page. */
  opens?: string
  panels?: number
}

/** The opening, the range of doors in it and its number of panels: at first the data's, then the visitor's, and in the address. */
export function useOpening(start: Start) {
  const [address, setAddress] = useAddressState({ w: '', h: '', opens: '', panels: '' })
  const [draft, setDraft] = useState<Partial<typeof address>>()
  useEffect(() => {
    if (!draft) return undefined
    const timer = setTimeout(() => {
      setAddress(draft, 'replace')
      setDraft(undefined)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
    // The setter is a new function on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft])
  const given = { ...address, ...draft }
  return {
    ...readOpening(new URLSearchParams(given), start),
    change: ({ width, height, opens, panels }: Change) =>
      setDraft({
        ...draft,
        ...(width && { w: String(width) }),
        ...(height && { h: String(height) }),
        // Another range begins with the fewest panels.
        ...(opens && { opens: slugOf(opens), panels: '' }),
        ...(panels && { panels: String(panels) }),
      }),
    isSettled: draft === undefined && Object.values(address).some(Boolean),
  }
}
