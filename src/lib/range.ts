import { createContext, useContext } from 'react'

/** Name of the product range a page is about; empty if there is none or more than one. */
export const RangeContext = createContext('')

interface Finishes {
  /** The list of the data that they come from. */
  readonly list: string
  /** The finish in which the picture stands ready. */
  readonly first: string | null
  readonly finishes: readonly {
    readonly slug: string
    readonly name: string
    readonly hex: string
    readonly inside?: string | null
  }[]
}

/** The finishes that the page's large picture takes on; none: it is not painted. */
export const FinishesContext = createContext<Finishes | undefined>(undefined)

/** The layout and the size in which the page draws its product as long as the visitor has chosen none, as they are said. */
export const DrawnContext = createContext<Partial<Record<'layout' | 'size', string>>>({})

export function useDrawn() {
  return useContext(DrawnContext)
}

export function useFinishes() {
  return useContext(FinishesContext)
}

export function useRange() {
  return useContext(RangeContext)
}
