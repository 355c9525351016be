import type { ReactNode } from 'react'
import { ToastProvider } from '@/components/ui/toast'
import { ChatLoader } from '@/features/chat/chat-loader'
import { DialogHost } from '@/features/lead-form/dialog-host'
import type { PageLocation } from '@/lib/page-location'
import { GlobalStyle } from '@/theme/global-style'
import { CallBar } from './call-bar'
import { ConsentHost } from './consent-host'
import { Footer } from './footer'
import { Header } from './header'
import { SkipLink } from './skip-link'

interface LayoutProps {
  location: PageLocation
  /** A page shown inside a frame has no header and footer. */
  isBare?: boolean
  children: ReactNode
}

/** What every page shares: header, footer, the phone's call bar, chat, toasts and dialogs. */
export function Layout({ location, isBare = false, children }: LayoutProps) {
  if (isBare) {
    return (
      <ToastProvider>
        <GlobalStyle />
        <main data-bare aria-label="Quote form">
          {children}
        </main>
      </ToastProvider>
    )
  }
  return (
    <ToastProvider>
      <GlobalStyle />
      <DialogHost location={location}>
        <SkipLink href="#content">Skip to content</SkipLink>
        <Header pathname={location.pathname} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <CallBar />
        <ConsentHost />
        <ChatLoader />
      </DialogHost>
    </ToastProvider>
  )
}
