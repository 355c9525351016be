import type { RouteUpdateArgs } from 'gatsby'
import { trackPageView } from '@/lib/analytics'
import { markPage } from '@/lib/mark-page'
import { ROUTE_EVENT } from '@/lib/route-event'

/** Announces every change of the address, marks the page, and reports the page view once the new title is in the head. */
export function onRouteUpdate({ location }: RouteUpdateArgs) {
  window.dispatchEvent(new Event(ROUTE_EVENT))
  markPage()
  // Taken now: a visitor may be on the next page before the title of this one is there.
  const { pathname, search } = location
  const report = () => trackPageView({ pathname, search })
  requestAnimationFrame(() => requestAnimationFrame(report))
}
