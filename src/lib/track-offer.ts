import { track } from './analytics'

/** Path of an offer's page; its last part is the offer's name in events. */
const OFFER = /^\/offers\/([^/]+)/

/** The order button's own id in events. */
const ORDER_BUTTON = 'secure_order_now'

/** Reports the use of one of an offer's calls to action: a link of the offer's page, outside header and footer. */
export function trackOffer(element: Element, href: string) {
  const name = OFFER.exec(window.location.pathname)?.[1]
  if (!name || !element.closest('main')) return
  if (href.startsWith('#')) {
    engage(name, 'order')
    track('quote_request', name, { source: ORDER_BUTTON, service_type: 'composite_doors' })
  } else if (href.startsWith('tel:')) engage(name, 'call')
  else if (href.startsWith('https://wa.me/')) engage(name, 'whatsapp')
}

function engage(name: string, action: 'order' | 'call' | 'whatsapp') {
  track('offer_engagement', name, { offer_name: name, action })
}
