import { useEffect, useState } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { trackPageView } from '@/lib/analytics'
import { changeAddress } from '@/lib/change-address'
import { ROUTE_EVENT } from '@/lib/route-event'

/**
 * State kept in the query string, so that it can be shared and survives Back, and every part of the page that reads a parameter
 * shows the same. A parameter that is empty or has its initial value is left out. Values are read from the address after
 * hydration.
 *
 * @returns the values and their setter: `push` adds a history entry that Back undoes, `replace` does not. Like React's own it takes the
 *   values, or a function of the present ones: what is called after a paint may know older ones
 */
export function useAddressState<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial)
  useEffect(() => {
    const read = () => setValues((before) => valuesIn(window.location.search, before, initial))
    read()
    const { pathname } = window.location
    const goBack = () => {
      read()
      // The router does not see the entries pushed here, so it fires no route update when the last of them is undone.
      // Other pages report themselves.
      if (window.location.pathname === pathname) trackPageView()
    }
    // A link to the same page with another query, such as a search result, fires no `popstate`.
    window.addEventListener(ROUTE_EVENT, read)
    window.addEventListener('popstate', goBack)
    return () => {
      window.removeEventListener(ROUTE_EVENT, read)
      window.removeEventListener('popstate', goBack)
    }
    // Listeners are added once; `initial` is a new object on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function change(to: Partial<Values> | ((now: Values) => Partial<Values>), how: 'push' | 'replace') {
    const params = new URLSearchParams(window.location.search)
    const changed = typeof to === 'function' ? to(valuesIn(window.location.search, initial, initial)) : to
    // The others stay as the address has them: two changes may come before the next rendering.
    for (const [name, value] of Object.entries<string | undefined>(changed)) {
      if (!value || value === initial[name]) params.delete(name)
      else params.set(name, value)
    }
    const query = params.toString()
    changeAddress(`${window.location.pathname}${query ? `?${query}` : ''}${window.location.hash}`, how)
    setValues((before) => valuesIn(window.location.search, before, initial))
    // Every other part that shows one of these reads the address again.
    afterPaint(() => window.dispatchEvent(new Event(ROUTE_EVENT)))
  }
  return [values, change] as const
}

/** The values that an address has; those of before, where it has the same. */
function valuesIn<Values extends Record<string, string>>(search: string, before: Values, initial: Values) {
  const params = new URLSearchParams(search)
  const entries = Object.keys(before).map((name) => [name, params.get(name) ?? initial[name]] as const)
  // Another part's parameter may be what has changed.
  if (entries.every(([name, value]) => value === before[name])) return before
  return Object.fromEntries(entries) as Values
}
