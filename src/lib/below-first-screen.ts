/**
 * Marks the document as long as the visitor has left the page's first screen, which the chat's HTML looks at before its component has
 * been fetched.
 */
export function markBelowFirstScreen() {
  document.addEventListener(
    'scroll',
    // More of the window shows what follows than what the page begins with.
    () => document.documentElement.toggleAttribute('data-below', window.scrollY > window.innerHeight / 2),
    { passive: true },
  )
}
