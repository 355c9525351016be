/** Height of the chat's bar on a phone, in px. */
const BAR = 53

/** What is read or pressed in a page's first sections, which fill the first screen. */
const FIRST_THINGS = 'main > :nth-child(-n + 4) :is(h1, h2, h3, a, button, label, select, textarea, summary)'
/** As many of them as lie on it at most. */
const MOST = 120
const CALL_BAR = '[data-source="call_bar"]'

/**
 * Marks the document by what lies at the foot of a page's first screen, just above the phone's call bar: `data-foot` is `free` or
 * `taken`, and missing until that is known. The chat's bar stands there only where it lies upon nothing. Call it on every page
 * and whenever the window has another size.
 */
export function markFirstScreenFoot() {
  const callBar = document.querySelector(CALL_BAR)
  if (!callBar) return
  // The observer tells all positions once, without having the page laid out for that.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const end = entries.find(({ target }) => target === callBar)?.boundingClientRect.top ?? 0
    const isTaken = entries.some(({ target, boundingClientRect: { width, top, bottom } }) => {
      const scrolled = window.scrollY
      return target !== callBar && width > 1 && top + scrolled < end && bottom + scrolled > end - BAR
    })
    document.documentElement.dataset.foot = isTaken ? 'taken' : 'free'
  })
  const things = [...document.querySelectorAll(FIRST_THINGS)].slice(0, MOST)
  for (const element of [callBar, ...things]) observer.observe(element)
}
