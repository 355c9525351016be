import { useEffect, useState } from 'react'
import type { Finder } from './create-finder'
import { loadFinder } from './load-finder'

export type FinderState = { finder: Finder | undefined; hasFailed: boolean }

/** The site's search, as soon as it has been loaded. */
export function useFinder(): FinderState {
  const [state, setState] = useState<FinderState>({ finder: undefined, hasFailed: false })
  useEffect(() => {
    let isGone = false
    const settle = (next: FinderState) => !isGone && setState(next)
    loadFinder().then(
      (finder) => settle({ finder, hasFailed: false }),
      () => settle({ finder: undefined, hasFailed: true }),
    )
    return () => {
      isGone = true
    }
  }, [])
  return state
}
