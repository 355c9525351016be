import { reportBrochureFailure } from '@/lib/open-brochure'
import { sourceOf } from '@/lib/track-link'
import { SiteLink } from './action-link'
import { showToast } from './toast'

/** Tells the visitor that a brochure cannot be had, with other ways to get it, and reports it. */
export function reportMissingBrochure(link: Element) {
  reportBrochureFailure(sourceOf(link))
  showToast({
    title: 'The brochure cannot be opened',
    description: 'Please try again in a moment, or ask us for it and we will send it to you.',
    note: (
      <>
        <SiteLink to="call:">Call us</SiteLink> · <SiteLink to="whatsapp:">Write on WhatsApp</SiteLink> ·{' '}
        <SiteLink to="email:">Send an e-mail</SiteLink>
      </>
    ),
    variant: 'destructive',
  })
}
