/** What the visitor said about the analytics service; `unasked` is nothing yet. */
export type Consent = 'granted' | 'denied' | 'unasked'

/** Where the answer is remembered, in the browser's local storage. */
export const CONSENT_KEY = 'analyticsConsent'

/** Sent to the window when the visitor asks for the cookie settings. */
export const OPEN_SETTINGS = 'open-cookie-settings'

/** Id of the analytics service; without one there is no tag and nothing to ask. Gatsby puts the value in its place. */
export const ANALYTICS_ID = process.env.GATSBY_GA_ID ?? ''

/** The visitor's answer. A browser that asks not to be tracked has answered for them. */
export function readConsent(): Consent {
  if (isRefusedByBrowser()) return 'denied'
  try {
    const stored = window.localStorage.getItem(CONSENT_KEY)
    return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
  } catch {
    // Storage is switched off: the answer could not be remembered, so nobody is asked on every page.
    return 'denied'
  }
}

/** Remembers the answer for later visits. */
export function rememberConsent(consent: 'granted' | 'denied') {
  try {
    window.localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // It holds for this page.
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
