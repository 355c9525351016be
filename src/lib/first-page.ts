/** Whether this is the page that came as HTML, rather than one navigated to from there. */
let isFirst = typeof document !== 'undefined' && document.querySelector('#gatsby-focus-wrapper > *') !== null

/** True while the first page is being hydrated; in development, where there is no HTML, never. */
export function isFromHtml() {
  return isFirst
}

/** Call once the first page is hydrated: everything from now on is rendered in the browser. */
export function leaveFirstPage() {
  isFirst = false
}
