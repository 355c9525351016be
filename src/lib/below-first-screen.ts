/** What of the window's foot the chat takes, its line and the room around that, in px. */
const FOOT = 120

/** The fields of a page, in it or in a frame. */
const FIELDS = 'main form, main iframe'

/**
 * Marks the document as long as the visitor has left the page's first screen, and as long as a form stands at the window's foot: the
 * chat's HTML looks at both before its component has been fetched.
 */
export function markBelowFirstScreen() {
  const { documentElement: html } = document
  document.addEventListener(
    'scroll',
    () => {
      // More of the window shows what follows than what the page begins with.
      html.toggleAttribute('data-below', window.scrollY > window.innerHeight / 2)
      html.toggleAttribute('data-at-form', [...document.querySelectorAll(FIELDS)].some(isAtFoot))
    },
    { passive: true },
  )
}

function isAtFoot(form: Element) {
  const { top, bottom } = form.getBoundingClientRect()
  return top < window.innerHeight && bottom > window.innerHeight - FOOT
}
