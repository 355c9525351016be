import { useEffect, type ReactNode } from 'react'
import words from '@data/wording/frame.json'
import { ToastRegion } from '@/components/ui/toast'
import { readSession } from '@/features/chat/session'
import { DialogHost } from '@/features/lead-form/dialog-host'
import { leaveFirstPage } from '@/lib/first-page'
import type { PageLocation } from '@/lib/page-location'
import { wakePart } from '@/lib/wake-part'
import { ConsentHost } from './consent-host'
import { FramePart } from './frame-part'
import { Header } from './header'
import { SkipLink } from './skip-link'
import { useSiteLinks } from './use-site-links'

/** From here on the page handles clicks: src/gatsby/finish-pages/early.ts hands over those that it has kept. */
function goLive() {
  leaveFirstPage()
  document.documentElement.dataset.live = ''
  document.dispatchEvent(new Event('page-live'))
  if (readSession('chatPanel') === 'open') wakePart('ChatHost')
}

/** Inside the dialogs' context, and rendered once. */
function SiteLinks() {
  useSiteLinks()
  return null
}

/** Pages on which composite doors are a likely wish. */
const ABOUT_DOORS =
  /^\/(?:doors(?:\/(?:composite|truframe-composite|comp-door))?|design-your-door|street-front|offers\/.*)\/?$/

/** Which of the chat's suggestions comes first: the one about this page's doors, else the short one, and the call before the doors. */
function firstSuggestion(pathname: string) {
  return ABOUT_DOORS.test(pathname) ? undefined : 'windows'
}

interface LayoutProps {
  location: PageLocation
  /** A page shown inside a frame has no header and footer. */
  isBare?: boolean
  children: ReactNode
}

/** What every page shares: header, footer, the phone's call bar, chat, toasts and dialogs. */
export function Layout({ location, isBare = false, children }: LayoutProps) {
  useEffect(goLive, [])
  if (isBare) {
    return (
      <>
        <main data-bare aria-label={words.quoteForm}>
          {children}
        </main>
        <ToastRegion isInPage />
      </>
    )
  }
  return (
    <>
      <DialogHost location={location}>
        <SiteLinks />
        <SkipLink href="#content">{words.skip}</SkipLink>
        <Header pathname={location.pathname} />
        <main id="content" tabIndex={-1} data-chat-first={firstSuggestion(location.pathname)}>
          {children}
        </main>
        <FramePart part="Footer" />
        <FramePart part="CallBar" />
        <ConsentHost />
        <FramePart part="ChatHost" />
      </DialogHost>
      <ToastRegion isInPage />
    </>
  )
}
