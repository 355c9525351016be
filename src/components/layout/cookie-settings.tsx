import words from '@data/wording/consent.json'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { ANALYTICS_ID, isRefusedByBrowser, OPEN_SETTINGS } from '@/lib/consent'

/** An item of the footer's list: the way back to the question whether visits may be measured; empty where none are. */
export function CookieSettings() {
  return (
    <li data-slot="cookie-settings">
      <CookieSettingsButton />
    </li>
  )
}

/** The item's content, hydrated on its own where the HTML around it stays static. */
export function CookieSettingsButton() {
  const isHydrated = useIsHydrated()
  if (!ANALYTICS_ID || !isHydrated) return null
  if (isRefusedByBrowser()) return <>{words.refused}</>
  return (
    <button type="button" onClick={() => window.dispatchEvent(new Event(OPEN_SETTINGS))}>
      {words.settings}
    </button>
  )
}
