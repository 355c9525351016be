import { useState } from 'react'

export interface Paging {
  /** Index of the selected item. */
  selected: number
  /** Index of the page in view. */
  page: number
  pages: number
  /** Selects an item and shows its page. */
  select: (index: number) => void
  /** Turns pages without selecting; stops at the first and the last. */
  turn: (by: number) => void
}

/**
 * Selection and paging of a gallery of `count` items, `perPage` thumbnails to a page. The visible page follows the selection,
 * also when `perPage` changes on resize.
 */
export function usePaging(count: number, perPage: number): Paging {
  const [selected, setSelected] = useState(0)
  const [view, setView] = useState({ page: 0, perPage })
  const pages = Math.max(1, Math.ceil(count / perPage))
  const page = view.perPage === perPage ? view.page : Math.floor(selected / perPage)

  function select(index: number) {
    setSelected(index)
    setView({ page: Math.floor(index / perPage), perPage })
  }
  return {
    selected,
    page,
    pages,
    select,
    turn: (by) => setView({ page: Math.min(pages - 1, Math.max(0, page + by)), perPage }),
  }
}
