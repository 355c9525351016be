import { createContext, useContext } from 'react'

/** Name of the product range that a page is about; empty on pages about none or several. */
export const RangeContext = createContext('')

export function useRange() {
  return useContext(RangeContext)
}
