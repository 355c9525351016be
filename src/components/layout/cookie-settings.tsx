import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { ANALYTICS_ID, isRefusedByBrowser, OPEN_SETTINGS } from '@/lib/consent'

/** An item of the footer's list: the way back to the question whether visits may be measured; nothing where none are. */
export function CookieSettings() {
  const isHydrated = useIsHydrated()
  if (!ANALYTICS_ID || !isHydrated) return null
  if (isRefusedByBrowser())
    return <li>Your browser asks not to be tracked, so your visit is not measured.</li>
  return (
    <li>
      <button type="button" onClick={() => window.dispatchEvent(new Event(OPEN_SETTINGS))}>
        Cookie settings
      </button>
    </li>
  )
}
