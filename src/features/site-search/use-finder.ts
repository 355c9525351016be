import { useEffect, useState } from 'react'
import { createFinder, type Finder } from './create-finder'
import { loadFile } from './load-file'

interface FinderState {
  finder: Finder | undefined
  hasFailed: boolean
}

let made: Finder | undefined

/** The site's search, as soon as its file has come. */
export function useFinder(): FinderState {
  const [state, setState] = useState<FinderState>({ finder: made, hasFailed: false })
  useEffect(() => {
    let isGone = false
    const settle = (next: FinderState) => !isGone && setState(next)
    makeFinder().then(
      (finder) => settle({ finder, hasFailed: false }),
      () => settle({ finder: undefined, hasFailed: true }),
    )
    return () => {
      isGone = true
    }
  }, [])
  return state
}

async function makeFinder() {
  const file = await loadFile()
  made ??= await createFinder(file)
  return made
}
