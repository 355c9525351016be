import { useEffect } from 'react'
import { track } from '@/lib/analytics'
import { ANALYTICS_STARTED } from '@/lib/google-tag'

/** Reports that an offer is looked at; for a visitor who agrees to being measured only then, at that moment. */
export function useOfferView(name: string) {
  useEffect(() => {
    const report = () => track('offer_view', name, { offer_name: name })
    report()
    window.addEventListener(ANALYTICS_STARTED, report)
    return () => window.removeEventListener(ANALYTICS_STARTED, report)
  }, [name])
}

/** Reports that a visitor follows one of an offer's ways on. */
export function useOfferEngagement(name: string) {
  return (action: 'order' | 'call' | 'whatsapp') =>
    track('offer_engagement', name, { offer_name: name, action })
}
