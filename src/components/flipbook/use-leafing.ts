import { useState } from 'react'
import { useAddressState } from '@/hooks/use-address-state'
import { canLeaf, pageAfter, within } from './spreads'

/** A page turn in progress: the page it starts from and the page it ends at. */
export interface Turn {
  from: number
  to: number
}

interface Leafing {
  /** Index of the open page. */
  page: number
  /** Set during the animation. */
  turn?: Turn
  go: (to: number) => void
  step: (by: 1 | -1) => void
  can: (by: 1 | -1) => boolean
  endTurn: () => void
}

/**
 * The open page of a book of `count` pages, kept in the address (`?page=3`) so that it can be shared.
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
