type Extra = Record<string, unknown>

/** Fields of each event besides category and label: specification, section 7. */
interface EventFields {
  form_submit: { form_name: string } & Extra
  phone_call: { source: string }
  whatsapp_click: { source: string }
  email_click: { source: string }
  quote_request: { source: string; service_type: string }
  brochure_download: { source: string }
  door_style_selection: { door_style: string; source: string }
  door_color_selection: { door_color: string; source: string }
  button_click: { button_text: string; source: string }
  link_click: { link_text: string; destination: string }
  offer_view: { offer_name: string }
  offer_engagement: { offer_name: string; action: string }
  error: { error_type: string; error_message: string; source: string }
  service_inquiry: { service_type: string; source: string }
  ai_chat_interaction: { action: string } & Extra
}

type EventName = keyof EventFields

/** The category of each event: specification, section 7. */
const EVENT_CATEGORIES: Record<EventName, string> = {
  form_submit: 'form',
  phone_call: 'communication',
  whatsapp_click: 'communication',
  email_click: 'communication',
  quote_request: 'lead_generation',
  brochure_download: 'lead_generation',
  door_style_selection: 'product_interaction',
  door_color_selection: 'product_interaction',
  button_click: 'engagement',
  link_click: 'navigation',
  offer_view: 'promotion',
  offer_engagement: 'promotion',
  error: 'error',
  service_inquiry: 'lead_generation',
  ai_chat_interaction: 'ai_chat',
}

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void
  }
}

/** Sends one event to the analytics service; a no-op unless the service has been loaded with consent. */
export function track<Name extends EventName>(name: Name, label: string, fields: EventFields[Name]) {
  if (typeof window.gtag !== 'function') return
  window.gtag('event', name, { event_category: EVENT_CATEGORIES[name], event_label: label, ...fields })
}

let reportedPath: string | undefined

/** What Gatsby's location and the browser's have in common. */
interface Address {
  pathname: string
  search: string
}

/**
 * Sends a page view of `window.location`, or of the location given, once for each change of path or query. A page in one of
 * our frames belongs to the page around it and sends none.
 */
export function trackPageView({ pathname, search }: Address = window.location) {
  if (typeof window.gtag !== 'function' || window.parent !== window) return
  const page_path = pathname + search
  if (page_path === reportedPath) return
  reportedPath = page_path
  window.gtag('event', 'page_view', { page_path })
}
