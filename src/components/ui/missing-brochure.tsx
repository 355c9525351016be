import words from '@data/wording/trouble.json'
import { reportBrochureFailure } from '@/lib/open-brochure'
import { sourceOf } from '@/lib/track-link'
import { SiteLink } from './action-link'
import { showToast } from './toast'

/** Tells the visitor that a brochure is unavailable, with other ways to get it, and reports it. */
export function reportMissingBrochure(link: Element) {
  reportBrochureFailure(sourceOf(link))
  showToast({
    title: words.brochure,
    description: words.brochureAdvice,
    note: (
      <>
        <SiteLink to="call:">{words.call}</SiteLink> · <SiteLink to="whatsapp:">{words.whatsapp}</SiteLink> ·{' '}
        <SiteLink to="email:">{words.email}</SiteLink>
      </>
    ),
    variant: 'destructive',
  })
}
