/** How far below the screen a form may be when its code is fetched. */
const MARGIN = '800px 0px'

/**
 * Resolves when an element that matches `selector` comes near the screen, or is focused or tapped, so that code for it
 * can be fetched then. Resolves at once on the server, which renders everything.
 */
export function whenNear(selector: string): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const watched = new WeakSet<Element>()
    const visible = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        visible.disconnect()
        added.disconnect()
        resolve()
      },
      { rootMargin: MARGIN },
    )
    // The element may come later, with a page that is opened without a reload.
    const watch = () =>
      document.querySelectorAll(selector).forEach((element) => {
        if (watched.has(element)) return
        watched.add(element)
        visible.observe(element)
      })
    const added = new MutationObserver(watch)
    added.observe(document.body, { childList: true, subtree: true })
    watch()
  })
}
