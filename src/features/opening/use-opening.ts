import { useEffect, useState } from 'react'
import { useAddressState } from '@/hooks/use-address-state'
import { countsOf, fit, type DoorRange, type Size } from './fit'

/** The openings that can be drawn, in millimetres. */
export const LEAST = 300
export const MOST = 15_000

/** How long a visitor pauses before the address follows and the verdict is read out, in ms. */
const PAUSE_MS = 500

interface Change extends Partial<Size> {
  opens?: string
  panels?: number
}

interface Start extends Size {
  chosen: string
  openings: readonly DoorRange[]
}

/** The opening, the range of doors in it and its number of panels: at first the data's, then the visitor's, and in the address. */
export function useOpening({ chosen, openings, width, height }: Start) {
  const [address, setAddress] = useAddressState({ w: '', h: '', opens: '', panels: '' })
  const [draft, setDraft] = useState<Change>()
  useEffect(() => {
    if (!draft) return undefined
    const timer = setTimeout(() => {
      const { width: w, height: h, opens, panels } = draft
      setAddress(
        {
          ...(w && { w: String(w) }),
          ...(h && { h: String(h) }),
          ...(opens && { opens: slugOf(opens) }),
          ...(panels !== undefined && { panels: panels ? String(panels) : '' }),
        },
        'replace',
      )
      setDraft(undefined)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
    // The setter is a new function on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft])

  const size = {
    width: draft?.width ?? lengthOf(address.w) ?? width,
    height: draft?.height ?? lengthOf(address.h) ?? height,
  }
  const range =
    openings.find(({ to }) => to === draft?.opens) ??
    openings.find(({ to }) => slugOf(to) === address.opens) ??
    openings.find(({ to }) => to === chosen) ??
    openings[0]!
  const { counts } = fit(range, size)
  const wanted = draft?.panels ?? Number(address.panels)
  return {
    size,
    range,
    /** A door that cannot be made is drawn with as many panels as its nearest has. */
    count: counts.includes(wanted) ? wanted : (counts[0] ?? nearestCount(range, size)),
    /** Another range begins with the fewest panels. */
    change: (next: Change) => setDraft({ ...draft, ...(next.opens && { panels: 0 }), ...next }),
    isSettled: draft === undefined && address.w + address.h + address.opens + address.panels !== '',
  }
}

function nearestCount(range: DoorRange, size: Size) {
  return fit(range, fit(range, size).nearest).counts[0] ?? countsOf(range)[0] ?? 1
}

/** A range by the last part of its page's path: short enough for an address. */
function slugOf(path: string) {
  return path.slice(path.lastIndexOf('/') + 1)
}

function lengthOf(text: string) {
  const length = Number(text)
  return /^\d+$/.test(text) && length >= LEAST && length <= MOST ? length : undefined
}
