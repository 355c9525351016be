import { useEffect } from 'react'
import words from '@data/wording/trouble.json'
import { reportMissingBrochure } from '@/components/ui/missing-brochure'
import { showToast } from '@/components/ui/toast'
import { useOpenDialog, type DialogName, type OpenDialog, type OpenDialogOptions } from '@/lib/dialogs'
import { goTo, prepareFor } from '@/lib/go-to'
import { loadPatiently } from '@/lib/load-patiently'
import { openBrochure } from '@/lib/open-brochure'
import { ROUTE_EVENT } from '@/lib/route-event'
import { SHORTLIST_KEY } from '@/lib/shortlist-key'
import { trackButton, trackLink } from '@/lib/track-link'

const LINK = '[data-to]'

/**
 * Makes every link and dialog button of the site work (`SiteLink` draws them), in one place for the whole document: so they
 * also work in HTML whose component has not been fetched, and never will be.
 */
export function useSiteLinks() {
  const openDialog = useOpenDialog()
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event, openDialog)
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a${LINK}`)
      if (link && isPage(link)) prepareFor(link.pathname)
    }
    // A drawer that is open closes on the next page; not on this one, where it may have been opened before the script came.
    let shown = window.location.pathname
    const onRoute = () => {
      if (window.location.pathname !== shown) hidePopovers()
      shown = window.location.pathname
    }
    if (hasShortlist()) markKept()
    document.addEventListener('click', onClick)
    window.addEventListener(ROUTE_EVENT, onRoute)
    const intents = ['pointerover', 'touchstart', 'focusin']
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener(ROUTE_EVENT, onRoute)
      for (const intent of intents) document.removeEventListener(intent, onIntent)
    }
  }, [openDialog])
}

function follow(event: MouseEvent, openDialog: OpenDialog) {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
  const keep = event.target.closest<HTMLElement>('[data-keep]')
  if (keep) {
    loadKeep().then(
      ({ press }) => press(keep),
      () => showToast({ description: words.keep, variant: 'destructive' }),
    )
  }
  const element = event.target.closest<HTMLElement>(LINK)
  if (!element) return
  const { to = '', options } = element.dataset
  if (to.startsWith('dialog:')) {
    // Without script it would lead to the form's own page.
    event.preventDefault()
    trackButton(element)
    openDialog(to.slice('dialog:'.length) as DialogName, options ? readOptions(options) : undefined)
    return
  }
  if (!(element instanceof HTMLAnchorElement)) return
  const href = element.getAttribute('href') ?? ''
  const report = () => trackLink(element, { to: to || href, href, isAction: 'action' in element.dataset })
  if (hasOtherWish(event)) return report()
  if (element.hasAttribute('download')) {
    event.preventDefault()
    openBrochure(href).then(report, () => reportMissingBrochure(element))
    return
  }
  report()
  if (!isPage(element)) return
  event.preventDefault()
  if (element.closest('[popover]')) hidePopovers()
  void goTo(href)
}

/** What the controls of the shortlist do: fetched with the first press, or where something is on it. */
function loadKeep() {
  return loadPatiently(() => import('@/features/shortlist/keep'))
}

/** What cannot be marked now is marked on the next page. */
function markKept() {
  loadKeep().then(
    ({ start }) => void start(),
    () => undefined,
  )
}

function hasShortlist() {
  try {
    return window.localStorage.getItem(SHORTLIST_KEY) !== null
  } catch {
    return false
  }
}

function hidePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover()
}

function readOptions(text: string) {
  return JSON.parse(text) as OpenDialogOptions
}

/** Whether a link leads to a page of the site, in this tab. */
function isPage(link: HTMLAnchorElement) {
  return Boolean(link.getAttribute('href')?.startsWith('/')) && !link.target && !link.hasAttribute('download')
}

/** A click with a modifier key asks for a new tab or window, which is left to the browser. */
function hasOtherWish({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey
}
