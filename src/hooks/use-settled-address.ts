import { useEffect, useState } from 'react'
import { useAddressState } from './use-address-state'

/** How long a visitor pauses before the address follows, in ms. */
const PAUSE_MS = 500

/**
 * Address state that changes with every step of a drag: the address follows once the visitor pauses.
 *
 * @returns `given`: the values as they are; `settled`: as the address has them; `isSettled`: the visitor has chosen something and paused
 */
export function useSettledAddress<Values extends Record<string, string>>(initial: Values) {
  const [settled, setAddress] = useAddressState(initial)
  const [draft, setDraft] = useState<Partial<Values>>()
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
  return {
    settled,
    given: { ...settled, ...draft },
    change: (to: Partial<Values>) => setDraft({ ...draft, ...to }),
    isSettled: draft === undefined && Object.values(settled).some(Boolean),
  }
}
