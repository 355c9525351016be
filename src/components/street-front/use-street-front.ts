import { useRef, useState } from 'react'
import { useAddressState } from '@/hooks/use-address-state'
import { historyOf, NOTHING_CHOSEN, readFront, surprise, type Choices, type Chosen, type Step } from './front'

/** How many steps back Undo goes. */
const MEMORY = 50

/** The front that the address names; a choice goes into the address, where Back undoes it. */
export function useStreetFront(choices: Choices) {
  const [chosen, setAddress] = useAddressState(NOTHING_CHOSEN)
  const [past, setPast] = useState<readonly Chosen[]>([])
  const last = useRef<Step>()
  const front = readFront(chosen, choices)

  function change(to: Partial<Chosen>, part = Object.keys(to)[0]!) {
    setPast([...past, chosen].slice(-MEMORY))
    setAddress(to, historyOf(last.current, { part, search: window.location.search }))
    last.current = { part, search: window.location.search }
  }

  function undo() {
    setAddress(past.at(-1) ?? NOTHING_CHOSEN, 'replace')
    setPast(past.slice(0, -1))
    last.current = undefined
  }

  return {
    front,
    change,
    surprise: () => change(surprise(front, choices), 'surprise'),
    undo,
    canUndo: past.length > 0,
  }
}
