import { lazy, Suspense, useEffect, useState } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { ANALYTICS_ID, OPEN_SETTINGS, readConsent } from '@/lib/consent'

const ConsentBar = lazy(() => import('./consent-bar'))

/** Asks once whether visits may be measured, and again when the footer's Cookie settings are opened. */
export function ConsentHost() {
  const isHydrated = useIsHydrated()
  const [isAnswered, setIsAnswered] = useState(false)
  // The control that opened the settings, to restore the focus to.
  const [opener, setOpener] = useState<Element | null>()
  useEffect(() => {
    const open = () => setOpener(document.activeElement)
    window.addEventListener(OPEN_SETTINGS, open)
    return () => window.removeEventListener(OPEN_SETTINGS, open)
  }, [])
  if (!ANALYTICS_ID || !isHydrated) return null
  const isAskedFor = opener !== undefined
  if (!isAskedFor && (isAnswered || readConsent() !== 'unasked')) return null
  return (
    <Suspense fallback={null}>
      <ConsentBar
        isAskedFor={isAskedFor}
        onClose={() => {
          setIsAnswered(true)
          setOpener(undefined)
          if (opener instanceof HTMLElement) opener.focus()
        }}
      />
    </Suspense>
  )
}
