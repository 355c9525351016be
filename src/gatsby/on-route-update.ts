import type { RouteUpdateArgs } from 'gatsby'
import { trackPageView } from '@/lib/analytics'

/** Reports the page, at the start and after every change of the address, once its title stands in the head. */
export function onRouteUpdate({ location }: RouteUpdateArgs) {
  // Taken now: a visitor may be on the next page before the title of this one is there.
  const { href, pathname, search } = location
  const report = () => trackPageView({ href, pathname, search })
  requestAnimationFrame(() => requestAnimationFrame(report))
}
