import { createContext, useContext } from 'react'

/** Name of the product range a page is about; empty if there is none or more than one. */
export const RangeContext = createContext('')

export function useRange() {
  return useContext(RangeContext)
}
