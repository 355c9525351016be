import { useEffect } from 'react'
import { track } from '@/lib/analytics'
import { ANALYTICS_STARTED } from '@/lib/google-tag'

/** Reports the view of an offer; if the visitor consents to analytics later, at that moment. */
export function useOfferView(name: string) {
  useEffect(() => {
    const report = () => track('offer_view', name, { offer_name: name })
    report()
    window.addEventListener(ANALYTICS_STARTED, report)
    return () => window.removeEventListener(ANALYTICS_STARTED, report)
  }, [name])
}
