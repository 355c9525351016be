import { useEffect, useState } from 'react'
import { trackPageView } from '@/lib/analytics'
import { changeAddress } from '@/lib/change-address'
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
    const { pathname } = window.location
    const goBack = () => {
      read()
      // The router, which knows nothing of the steps made here, is silent when they are all undone. Another page reports itself.
      if (window.location.pathname === pathname) trackPageView()
    }
    // A link to the same page with other choices, such as a search result, changes the address without Back or Forward.
    window.addEventListener(ROUTE_EVENT, read)
    window.addEventListener('popstate', goBack)
    return () => {
      window.removeEventListener(ROUTE_EVENT, read)
      window.removeEventListener('popstate', goBack)
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
    changeAddress(`${window.location.pathname}${query ? `?${query}` : ''}${window.location.hash}`, how)
    setValues(next)
  }
  return [values, change] as const
}
