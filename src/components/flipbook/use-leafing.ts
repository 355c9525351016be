import { useState } from 'react'
import { useAddressState } from '@/hooks/use-address-state'
import { canLeaf, pageAfter, within } from './spreads'

/** A leaf that is being turned: the page it is turned from, and the page it will lie open at. */
export interface Turn {
  from: number
  to: number
}

export interface Leafing {
  /** Index of the page that lies open. */
  page: number
  /** Set while the leaf is in the air. */
  turn?: Turn
  go: (to: number) => void
  step: (by: 1 | -1) => void
  can: (by: 1 | -1) => boolean
  endTurn: () => void
}

/**
 * Where the reader is in a book of `count` pages. The page stands in the address (`?page=3`), so that it can be sent to
 * somebody.
 *
 * @param isDouble - whether two pages lie open at once
 * @param isCalm - whether leaves change places without turning
 */
export function useLeafing(count: number, isDouble: boolean, isCalm: boolean): Leafing {
  const [address, setAddress] = useAddressState({ page: '1' })
  const [turn, setTurn] = useState<Turn>()
  const page = within((Number.parseInt(address.page, 10) || 1) - 1, count)

  function go(to: number) {
    if (to === page) return
    setAddress({ page: String(to + 1) }, 'replace')
    setTurn(isDouble && !isCalm ? { from: page, to } : undefined)
  }
  return {
    page,
    turn,
    go: (to) => go(within(to, count)),
    step: (by) => go(pageAfter(page, by, count, isDouble)),
    can: (by) => canLeaf(page, by, count, isDouble),
    endTurn: () => setTurn(undefined),
  }
}
