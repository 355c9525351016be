import { holdsOf, onPage, PAGE_MARKS } from './page-marks'

/** Brings the marks of `<html>` and of the sections' islands up to date with what the page shows. */
export function markPage() {
  const page = document.documentElement
  for (const mark of PAGE_MARKS)
    set(page, onPage(mark), document.body.querySelector(`[data-${mark}]`)?.getAttribute(`data-${mark}`))
  const islands = [...document.querySelectorAll('main > [data-island]')]
  const holds = islands.map(({ firstElementChild: section }) =>
    section ? holdsOf((section.cloneNode() as Element).outerHTML) : '',
  )
  islands.forEach((island, at) => {
    set(island, 'data-holds', holds[at] || undefined)
    set(island, 'data-next', (island.nextElementSibling === islands[at + 1] && holds[at + 1]) || undefined)
  })
}

/** Sets only what changes: the same value again would have the browser look for rules that ask for it. */
function set(element: Element, name: string, value: string | null | undefined) {
  if (typeof value !== 'string') element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
