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

/** How the page shows its product as long as the visitor has chosen nothing else. */
interface Drawn extends Partial<Record<'style' | 'layout' | 'size' | 'glass', string>> {
  /** The layouts that it can be drawn in. */
  readonly layouts?: Queries.WindowSizeSectionFragment['layouts']
  /** The roof glasses that it can be glazed with, the first one as long as none is chosen. */
  readonly tints?: readonly { readonly slug: string; readonly tint: string }[]
}

/** Style, layout, size and glass are as they are said. */
export const DrawnContext = createContext<Drawn>({})

interface Styles {
  /** Key of the one that stands as long as none is chosen; none: the page shows another door until then. */
  readonly first?: string | undefined
  /** They are called by their names, as people are: 'An Aston'. */
  readonly isNamed: boolean
  readonly styles: readonly {
    readonly key: string
    readonly name: string
    /** Key of the finish in which its picture stands ready; none: it is not known. */
    readonly finish?: string | null
    readonly picture: Queries.StyleChoiceSectionFragment['photos'][number]['picture']
  }[]
}

/** The styles of the page's product, each with its picture; none: it has no choice of them. */
export const StylesContext = createContext<Styles | undefined>(undefined)

/** How many folded sections follow the page's questions: what is told in them is read as one list with the questions. */
export const FoldsContext = createContext(0)

export function useFolds() {
  return useContext(FoldsContext)
}

export function useStyles() {
  return useContext(StylesContext)
}

export function useDrawn() {
  return useContext(DrawnContext)
}

export function useFinishes() {
  return useContext(FinishesContext)
}

export function useRange() {
  return useContext(RangeContext)
}
