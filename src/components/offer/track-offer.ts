import { track } from '@/lib/analytics'

/** The order button's own id in events. */
const ORDER_BUTTON = 'secure_order_now'

/** Reports a click on one of an offer's calls to action; other links are none of them. */
export function trackOffer(name: string, link: HTMLAnchorElement) {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#')) {
    engage(name, 'order')
    track('quote_request', name, { source: ORDER_BUTTON, service_type: 'composite_doors' })
  } else if (href.startsWith('tel:')) engage(name, 'call')
  else if (href.startsWith('https://wa.me/')) engage(name, 'whatsapp')
}

function engage(name: string, action: 'order' | 'call' | 'whatsapp') {
  track('offer_engagement', name, { offer_name: name, action })
}
