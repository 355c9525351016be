import { useEffect, useState } from 'react'
import { trackPageView } from '@/lib/analytics'
import { ROUTE_EVENT } from '@/lib/route-event'

/**
 * State that stands in the page's address as search parameters, so that it can be shared and survives Back. A parameter that
 * is empty, or has its value in `initial`, is left out. Values come from the address once the page is live.
 *
 * @returns the values, and a way to change them: `push` makes a step that Back undoes, `replace` does not
 */
export function useAddressState<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial)
  useEffect(() => {
    const read = () => {
      const params = new URLSearchParams(window.location.search)
      setValues((before) => {
        const entries = Object.keys(before).map((name) => [name, params.get(name) ?? initial[name]])
        return Object.fromEntries(entries) as Values
      })
    }
    read()
    // A link to the same page with other choices, such as a search result, changes the address without Back or Forward.
    const events = ['popstate', ROUTE_EVENT]
    for (const event of events) window.addEventListener(event, read)
    return () => {
      for (const event of events) window.removeEventListener(event, read)
    }
    // The listeners stay the same; `initial` is made anew with each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function change(to: Partial<Values>, how: 'push' | 'replace') {
    const next = { ...values, ...to }
    const params = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(next)) {
      if (value === '' || value === initial[name]) params.delete(name)
      else params.set(name, value)
    }
    const query = params.toString()
    const address = `${window.location.pathname}${query ? `?${query}` : ''}${window.location.hash}`
    window.history[`${how}State`](window.history.state, '', address)
    if (how === 'push') trackPageView()
    setValues(next)
  }
  return [values, change] as const
}
