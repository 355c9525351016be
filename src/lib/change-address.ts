import { trackPageView } from './analytics'

/**
 * Changes the address without navigating, and sends the page view.
 *
 * @param how - `push` adds a history entry that Back undoes, `replace` does not
 */
export function changeAddress(address: string, how: 'push' | 'replace') {
  window.history[`${how}State`](window.history.state, '', address)
  trackPageView()
}
