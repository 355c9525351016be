import { useEffect } from 'react'

/** A search box that stands in the page itself; the keys lead there. */
const BOX_IN_PAGE = 'main [data-site-search]'

/**
 * Makes Ctrl+K (Command+K) turn to the search: to a box in the page, otherwise by `open`. Not while a dialog is open. Two keys,
 * because a single one is pressed by voice input and shaking hands unintentionally: WCAG 2.1.4.
 */
export function useSearchKeys(open: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || event.defaultPrevented || event.repeat) return
      if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
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
