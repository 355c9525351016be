import { useEffect } from 'react'
import { track } from '@/lib/analytics'
import { ANALYTICS_STARTED } from '@/lib/google-tag'
import { trackOffer } from './track-offer'

/** The links of an offer's page that the site follows, header and footer left out. */
const LINK = 'main a[data-to]'

/**
 * Reports the view of an offer (if the visitor consents to analytics later, at that moment) and the use of its calls to action,
 * in one place for the whole page: its parts need not be live for it.
 */
export function useOfferEvents(name: string) {
  useEffect(() => {
    const view = () => track('offer_view', name, { offer_name: name })
    const use = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK)
      if (link) trackOffer(name, link)
    }
    view()
    window.addEventListener(ANALYTICS_STARTED, view)
    document.addEventListener('click', use)
    return () => {
      window.removeEventListener(ANALYTICS_STARTED, view)
      document.removeEventListener('click', use)
    }
  }, [name])
}
