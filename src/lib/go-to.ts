import { navigate } from 'gatsby'
import { redirects } from '@/content/redirects'

type Load = () => Promise<unknown>

const needed = new Set<Load>()

/** Registers code that every page rendered in the browser needs, and that the first page, which came as HTML, does without. */
export function neededByPages(load: Load) {
  needed.add(load)
}

/** Prefetches a page while the visitor is still pressing its link. A failure comes up again in `goTo`. */
export function prepareFor(path: string) {
  for (const load of needed) load().catch(() => undefined)
  // An old address has no page of its own.
  if (!redirects.some(({ from }) => from === path)) window.___loader?.hovering(path)
}

/** Navigates to another page of the site; by a full page load when its code cannot be fetched, so that no link is dead. */
export async function goTo(path: string) {
  try {
    await Promise.all([...needed].map((load) => load()))
  } catch {
    window.location.assign(path)
    return
  }
  const { pathname } = window.location
  void navigate(path, { replace: encodeURI(path) === pathname })
}
