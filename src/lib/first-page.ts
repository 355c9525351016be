/** Whether the page at hand is the one that came as HTML, as opposed to one that the visitor went to from there. */
let isFirst = typeof document !== 'undefined' && document.querySelector('#gatsby-focus-wrapper > *') !== null

/** True while the browser takes over the HTML of the first page; in development, where there is none, never. */
export function isFromHtml() {
  return isFirst
}

/** To be called once the first page is live: what is rendered from now on is made in the browser. */
export function leaveFirstPage() {
  isFirst = false
}
