/** What each event says besides its category and label; names and fields are those of the specification. */
interface EventFields {
  door_style_selection: { door_style: string; source: string }
  door_color_selection: { door_color: string; source: string }
  ai_chat_interaction: { action: string } & Record<string, unknown>
}

const CATEGORIES: Record<keyof EventFields, string> = {
  door_style_selection: 'product_interaction',
  door_color_selection: 'product_interaction',
  ai_chat_interaction: 'ai_chat',
}

declare global {
  interface Window {
    gtag?: (command: 'event', name: string, fields: Record<string, unknown>) => void
  }
}

/** Reports one event to the analytics service, if the visitor let it load; does nothing otherwise. */
export function track<Name extends keyof EventFields>(name: Name, label: string, fields: EventFields[Name]) {
  if (typeof window.gtag !== 'function') return
  window.gtag('event', name, { event_category: CATEGORIES[name], event_label: label, ...fields })
}
