import { graphql, useStaticQuery } from 'gatsby'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { changeAddress } from '@/lib/change-address'
import { DialogContext, type DialogName, type OpenDialogOptions } from '@/lib/dialogs'
import type { PageLocation } from '@/lib/page-location'
import { OUTBOX_KEY } from './outbox-key'

// The forms' libraries weigh more than all of a page's own script: they come when a dialog is first opened.
const LeadDialog = lazy(() => import('./dialogs'))

interface OpenDialogState extends OpenDialogOptions {
  name: DialogName
}

/** The page whose brochure dialog the address itself opens and closes: decisions, section 1. */
const BROCHURE_PATH = '/doors/comp-door'
const BROCHURE_HASH = '#brochure'

interface DialogHostProps {
  location: PageLocation
  children: ReactNode
}

/** Lets every part of the page below it open the site's dialogs. */
export function DialogHost({ location, children }: DialogHostProps) {
  const { pathname, hash, key = '' } = location
  const [asked, setAsked] = useState<OpenDialogState>()
  // The key tells a second click on the same link from none.
  const [closedKey, setClosedKey] = useState<string>()
  useEffect(() => {
    // An address that is typed, or a plain anchor, brings no key of its own.
    const forget = () => setClosedKey(undefined)
    window.addEventListener('hashchange', forget)
    return () => window.removeEventListener('hashchange', forget)
  }, [])
  const services = useServiceTitles()
  // The server never sees a hash: what it makes of an address must not differ from the browser's first rendering.
  const isHydrated = useIsHydrated()
  const isAddressed = isHydrated && pathname === BROCHURE_PATH && hash === BROCHURE_HASH && key !== closedKey
  useEffect(sendWhatWaits, [])
  const open = asked ?? (isAddressed ? { name: 'brochure' as const } : undefined)
  function close() {
    setAsked(undefined)
    if (!isAddressed) return
    setClosedKey(key)
    changeAddress(pathname + window.location.search, 'replace')
  }
  const openDialog = useCallback(
    (name: DialogName, options?: OpenDialogOptions) => setAsked({ name, ...options }),
    [],
  )
  return (
    <DialogContext.Provider value={openDialog}>
      {children}
      {open && (
        <Suspense fallback={null}>
          <LeadDialog {...open} services={services} onClose={close} />
        </Suspense>
      )}
    </DialogContext.Provider>
  )
}

/** Enquiries that an earlier page could not deliver are sent now, and once the browser is online again. */
function sendWhatWaits() {
  const send = () => void import('./outbox').then(({ deliver }) => deliver())
  if (hasWaiting()) send()
  window.addEventListener('online', send)
  return () => window.removeEventListener('online', send)
}

function hasWaiting() {
  try {
    return window.localStorage.getItem(OUTBOX_KEY) !== null
  } catch {
    return false
  }
}

function useServiceTitles(): string[] {
  const { servicesFile } = useStaticQuery<Queries.ServiceTitlesQuery>(graphql`
    query ServiceTitles {
      servicesFile {
        items {
          title
        }
      }
    }
  `)
  return servicesFile?.items.map(({ title }) => title) ?? []
}
