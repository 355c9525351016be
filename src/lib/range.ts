import { createContext, useContext } from 'react'

/** Name of the product range a page is about; empty if there is none or more than one. */
export const RangeContext = createContext('')

/** The list of finishes that the page's large picture takes on; empty: it is not painted. */
export const FinishesContext = createContext('')

export function useFinishes() {
  return useContext(FinishesContext)
}

export function useRange() {
  return useContext(RangeContext)
}
