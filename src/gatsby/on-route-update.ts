import { trackPageView } from '@/lib/analytics'

/** Reports the page, at the start and after every change of the address, once its title stands in the head. */
export function onRouteUpdate() {
  requestAnimationFrame(() => requestAnimationFrame(trackPageView))
}
