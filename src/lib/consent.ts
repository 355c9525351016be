/** The visitor's consent to analytics; `unasked`: no answer yet. */
type Consent = 'granted' | 'denied' | 'unasked'

/** Key of the answer in local storage. */
export const CONSENT_KEY = 'analyticsConsent'

/** Dispatched on the window when the visitor opens the cookie settings. */
export const OPEN_SETTINGS = 'open-cookie-settings'

/** Measurement id; without one there is no tag and no consent bar. Gatsby inlines the value at build. */
export const ANALYTICS_ID = process.env.GATSBY_GA_ID ?? ''

/** The visitor's answer. A browser that signals not to track has refused on their behalf. */
export function readConsent(): Consent {
  if (isRefusedByBrowser()) return 'denied'
  try {
    const stored = window.localStorage.getItem(CONSENT_KEY)
    return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
  } catch {
    // Storage is blocked: counted as a refusal, since the answer could not be kept and the bar would come back on every page.
    return 'denied'
  }
}

/** Remembers the answer for later visits. */
export function rememberConsent(consent: 'granted' | 'denied') {
  try {
    window.localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // The answer still holds for this page.
  }
}

interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the browser itself asks not to be tracked: Do Not Track or Global Privacy Control. */
export function isRefusedByBrowser() {
  const { doNotTrack, globalPrivacyControl } = window.navigator as PrivacySignals
  const older = (window as PrivacySignals).doNotTrack
  return (
    globalPrivacyControl === true || [doNotTrack, older].some((signal) => signal === '1' || signal === 'yes')
  )
}
