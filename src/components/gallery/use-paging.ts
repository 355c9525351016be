import { useCallback, useMemo, useState } from 'react'

interface Paging {
  /** Index of the chosen item. */
  selected: number
  /** Index of the page in view. */
  page: number
  pages: number
  /** Chooses an item, wherever it is; its page comes into view. */
  select: (index: number) => void
  /** Turns pages without choosing; stops at the first and the last. */
  turn: (by: number) => void
}

/**
 * Selection and paging of a gallery of `count` items, `perPage` thumbnails to a page. The page in view follows the
 * selection: also when `perPage` changes because the window was resized, and when `given` changes.
 *
 * @param given - index that the page chooses, or -1; the visitor goes on from there. Nothing is set while rendering: React would
 *   render a page that came as HTML anew with the browser's window in mind, and find that the two differ.
 */
export function usePaging(count: number, perPage: number, given = -1): Paging {
  // Another object each time that the page chooses another: an older choice is not shown when an older one of the page comes back.
  const had = useMemo(() => ({ given }), [given])
  const [choice, setChoice] = useState({ index: Math.max(0, given), had })
  const [view, setView] = useState<{ page: number; perPage: number; had: object }>()
  const selected = choice.had === had || given < 0 ? choice.index : given
  const pages = Math.max(1, Math.ceil(count / perPage))
  const isTurned = view?.perPage === perPage && view.had === had
  const page = isTurned ? view.page : Math.floor(selected / perPage)

  const select = useCallback(
    (index: number) => {
      setChoice({ index, had })
      setView(undefined)
    },
    [had],
  )
  return {
    selected,
    page,
    pages,
    select,
    turn: (by) => setView({ page: Math.min(pages - 1, Math.max(0, page + by)), perPage, had }),
  }
}
