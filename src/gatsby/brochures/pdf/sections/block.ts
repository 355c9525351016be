import type { ReactElement } from 'react'
import { paper } from '../paper'

/** What may not be torn apart by the end of a page. A section is one block or more, its heading always in the first. */
export interface Block {
  element: ReactElement
  /** Space above, unless the block is the first on its page. */
  gap: number
  /** Name in the PDF's outline, for the block that opens a chapter. */
  bookmark?: string
}

/** A block, by default as far from the one before it as a section. */
export function block(element: ReactElement, gap = paper.sectionGap): Block {
  return { element, gap }
}

/** The words above a section. */
export interface HeadProps {
  heading: string
  intro?: string
}

/** The head of a section. */
export function headOf({ heading, intro }: HeadProps): HeadProps {
  return { heading, intro }
}

/** Items in rows of so many. */
export function rowsOf<T>(items: T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, index) =>
    items.slice(index * columns, (index + 1) * columns),
  )
}
