import { useEffect } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** A search box that stands in the page itself; the slash key goes there. */
const BOX_IN_PAGE = 'main [data-site-search]'

/**
 * Makes the `/` key turn to the search: to a box in the page, otherwise by `open`. Not while the visitor types in a field, holds
 * another key, or has a dialog open.
 */
export function useSlashKey(open: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.defaultPrevented || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.target instanceof Element && event.target.closest(FIELDS)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      const box = document.querySelector<HTMLElement>(BOX_IN_PAGE)
      if (box) box.focus()
      else open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}
