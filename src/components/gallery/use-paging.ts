import { useState } from 'react'

export interface Paging {
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
 * selection: also when `perPage` changes because the window was resized.
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
