import { graphql, useStaticQuery } from 'gatsby'
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import words from '@data/wording/trouble.json'
import { showToast, type Toast } from '@/components/ui/toast'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { changeAddress } from '@/lib/change-address'
import { DialogContext, enquiryPage, type DialogName, type OpenDialogOptions } from '@/lib/dialogs'
import { loadPatiently } from '@/lib/load-patiently'
import type { PageLocation } from '@/lib/page-location'
import type { LeadDialogProps } from './dialogs'
import { OUTBOX_KEY } from './outbox-key'

const DIALOGS: DialogName[] = ['quote', 'expert', 'brochure']

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
  // The forms' libraries weigh more than all of a page's own script: they come when a dialog is first opened.
  const [LeadDialog, setLeadDialog] = useState<ComponentType<LeadDialogProps>>()
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
  const isWanted = open !== undefined && !LeadDialog
  useEffect(() => {
    if (!isWanted) return undefined
    const over = new AbortController()
    loadPatiently(() => import('./dialogs'), over.signal).then(
      ({ default: loaded }) => setLeadDialog(() => loaded),
      () => {
        if (over.signal.aborted) return
        close()
        showToast(notLoaded(open?.name ?? 'quote'))
      },
    )
    return () => over.abort()
    // The others are made anew with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted])
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
      {DIALOGS.map((name) => (
        <form key={name} id={`open-${name}`} action={enquiryPage(name)} hidden />
      ))}
      {open && LeadDialog && <LeadDialog {...open} services={services} onClose={close} />}
    </DialogContext.Provider>
  )
}

/** Enquiries that an earlier page could not deliver are sent now, and once the browser is online again. */
function sendWhatWaits() {
  // What cannot be sent now is tried on the next page.
  const send = () =>
    void loadPatiently(() => import('./outbox')).then(
      ({ deliver }) => void deliver(),
      () => undefined,
    )
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

/** Nothing was typed yet: the visitor presses again, or takes the form's page. */
function notLoaded(name: DialogName): Toast {
  return {
    title: words.form,
    description: words.formAdvice,
    note: <a href={enquiryPage(name)}>{words.formLink}</a>,
    variant: 'destructive',
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
