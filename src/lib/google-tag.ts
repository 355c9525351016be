import { trackPageView } from './analytics'
import { ANALYTICS_ID, readConsent } from './consent'

/** Selects the inert analytics script in the page's HTML: see hold-back-analytics.tsx. */
const HELD_TAG = 'script[data-consent="analytics"]'

/** Dispatched on the window once events are accepted. */
export const ANALYTICS_STARTED = 'analytics-started'

type TagWindow = Window & {
  dataLayer?: unknown[]
  /** Patterns of paths that the Gatsby plugin does not report. */
  excludeGtagPaths?: RegExp[]
} & Record<`ga-disable-${string}`, boolean | undefined>

/** Loads the analytics service if the visitor consented on an earlier page. */
export function resumeAnalytics() {
  if (ANALYTICS_ID && window.parent === window && readConsent() === 'granted') startAnalytics()
}

/**
 * Starts the plugin's tag. Call it only after consent: until then nothing is requested from the service. What the plugin
 * would do in an inline script is done here, so that the content security policy need not allow inline scripts.
 */
export function startAnalytics(id = ANALYTICS_ID) {
  const source = document.querySelector<HTMLElement>(HELD_TAG)?.dataset.src
  if (!source || typeof window.gtag === 'function') return
  const page = window as unknown as TagWindow
  page[`ga-disable-${id}`] = false
  // The plugin would report page views as well, with the hash.
  page.excludeGtagPaths = [/^/]
  const queue = (page.dataLayer ??= [])
  window.gtag = function gtag() {
    // The service recognises commands by their type: it ignores plain arrays.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments)
  }
  window.gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  window.gtag('consent', 'update', { analytics_storage: 'granted' })
  window.gtag('js', new Date())
  window.gtag('config', id, { send_page_view: false })
  if (!document.querySelector(`script[src="${source}"]`)) {
    const script = document.createElement('script')
    script.async = true
    script.src = source
    document.head.append(script)
  }
  trackPageView()
  window.dispatchEvent(new Event(ANALYTICS_STARTED))
}

/** Stops all reporting at once and deletes the service's cookies. */
export function stopAnalytics(id = ANALYTICS_ID) {
  window.gtag?.('consent', 'update', { analytics_storage: 'denied' })
  delete window.gtag
  const page = window as unknown as TagWindow
  page[`ga-disable-${id}`] = true
  for (const name of analyticsCookies()) {
    for (const domain of domains()) {
      document.cookie = `${name}=; Max-Age=0; path=/${domain ? `; domain=${domain}` : ''}`
    }
  }
}

function analyticsCookies() {
  return document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name === '_ga' || name.startsWith('_ga_'))
}

/** Every domain on which the cookie may have been set: host-only, the host itself and its parent domains. */
function domains() {
  const parts = window.location.hostname.split('.')
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))]
}
