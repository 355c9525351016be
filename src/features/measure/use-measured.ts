import { useState, useSyncExternalStore } from 'react'
import { MOST_OPENINGS, NOTHING_YET, type Measured } from './measured'
import * as store from './store'

const NONE: readonly Measured[] = []

interface Removed {
  measured: Measured
  index: number
}

/** The openings that the visitor has measured, and the one that the fields show: a new one is nothing until it is chosen what it is. */
export function useMeasured() {
  const openings = useSyncExternalStore(store.subscribe, store.read, () => NONE)
  const isKept = useSyncExternalStore(store.subscribe, store.isKept, () => true)
  const [chosen, setChosen] = useState<number>()
  const [removed, setRemoved] = useState<Removed>()
  // At first the last one; behind the last one, a new one.
  const index = Math.min(chosen ?? Math.max(openings.length - 1, 0), openings.length, MOST_OPENINGS - 1)

  const current = openings[index] ?? NOTHING_YET

  function change(values: Partial<Measured>) {
    const next = { ...current, ...values }
    store.write(openings.toSpliced(index, 1, next))
    setChosen(index)
  }

  function remove(at: number) {
    setRemoved({ measured: openings[at]!, index: at })
    setChosen(at < index ? index - 1 : index)
    store.write(openings.toSpliced(at, 1))
  }

  function putBack({ measured, index: at }: Removed) {
    store.write(openings.toSpliced(at, 0, measured))
    setChosen(at)
    setRemoved(undefined)
  }

  return {
    openings,
    isKept,
    index,
    current,
    removed,
    choose: setChosen,
    change,
    remove,
    putBack,
  }
}
