import { track } from './analytics'

/** A link's target: `to` as written in the data, `href` as the browser gets it. */
interface LinkTarget {
  to: string
  href: string
  /** It looks like a button: one of a page's main calls to action. */
  isAction: boolean
}

/** Reports a click on a link: always for phone, e-mail, WhatsApp and brochures, otherwise only for calls to action. */
export function trackLink(element: Element, { to, href, isAction }: LinkTarget) {
  const source = sourceOf(element)
  const text = element.textContent?.trim() ?? ''
  if (href.startsWith('tel:')) track('phone_call', source, { source })
  else if (href.startsWith('https://wa.me/')) track('whatsapp_click', source, { source })
  else if (href.startsWith('mailto:')) track('email_click', source, { source })
  else if (to.startsWith('brochure:') || to.startsWith('flipbook:')) {
    track('brochure_download', to.slice(to.indexOf(':') + 1) || 'flipbook', { source })
  } else if (isAction && !href.startsWith('#'))
    track('link_click', text, { link_text: text, destination: href })
}

/** Reports a click on a button that opens a dialog. */
export function trackButton(element: Element) {
  const text = element.textContent?.trim() ?? ''
  track('button_click', text, { button_text: text, source: sourceOf(element) })
}

/** The `source` of an event: the header, footer, dialog or marked region around the element, or else its page. */
export function sourceOf(element: Element): string {
  const region = element.closest<HTMLElement>('[data-source], dialog, header, footer')
  // A section may have a header of its own.
  if (region && !(region.localName === 'header' && region.closest('main, dialog'))) {
    return region.dataset.source ?? region.localName
  }
  return pageSource(window.location.pathname)
}

/** A page's name in events: `/` is `home`, `/offers/cm23` is `offer_cm23`, `/doors/composite` is `doors_composite`. */
export function pageSource(pathname: string): string {
  const name = pathname
    .replace(/^\/offers\//, '/offer/')
    .split('/')
    .filter(Boolean)
    .join('_')
  return name || 'home'
}
