import { trackPageView } from './analytics'

/**
 * Changes the page's address without a change of page, and reports what it has become.
 *
 * @param how - `push` makes a step that Back undoes, `replace` does not
 */
export function changeAddress(address: string, how: 'push' | 'replace') {
  window.history[`${how}State`](window.history.state, '', address)
  trackPageView()
}
