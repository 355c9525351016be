import { track } from '@/lib/analytics'
import { pageSource } from '@/lib/track-link'

/** The forms as the analytics service tells them apart. `embedded` is the quote form that stands in a frame. */
export type ReportedForm = 'brochure' | 'expert' | 'order' | 'service' | 'popup' | 'embedded'

const FORM_NAMES: Record<ReportedForm, string> = {
  brochure: 'brochure_request',
  expert: 'contact_an_expert',
  order: 'door_order_form',
  service: 'service_request_form',
  popup: 'service_inquiry_popup',
  embedded: 'embedded_quote_form',
}

type Values = Record<string, string>

/**
 * Reports an enquiry that was sent: specification, section 7.
 *
 * @param values what the visitor typed; of it only choices are reported, and for an offer the postcode
 * @param isPreSelected whether the popup was opened for a certain service
 */
export function reportSent(form: ReportedForm, values: Values, isPreSelected = false) {
  const name = FORM_NAMES[form]
  const service_type = values.service || 'none'
  if (form === 'embedded' && window.parent !== window) {
    // The page around the frame reports it: it is the one that the visitor is on.
    window.parent.postMessage({ type: 'enquiry-sent', service: service_type }, window.location.origin)
    return
  }
  if (form === 'service' || form === 'popup') {
    track('service_inquiry', service_type, { service_type, source: name })
  }
  track('form_submit', name, { form_name: name, ...details(form, values, service_type, isPreSelected) })
}

/** Reports an enquiry that could not be sent; an order in the console as well: specification, section 8. */
export function reportFailed(form: ReportedForm, status?: number) {
  const source = FORM_NAMES[form]
  const error_message = `${MESSAGES[form] ?? 'Enquiry'} submission failed`
  track('error', error_message, { error_type: 'form_submission_error', error_message, source })
  // The status and nothing that was typed.
  if (form === 'order') console.error(error_message, status ?? 'no answer')
}

const MESSAGES: Partial<Record<ReportedForm, string>> = {
  order: 'Door order form',
  brochure: 'Brochure request',
}

function details(form: ReportedForm, values: Values, service_type: string, pre_selected: boolean) {
  if (form === 'order') {
    return {
      door_style: values.preferredStyle,
      door_color: values.preferredColor,
      postcode: values.postcode,
      ad_source: values.adSource,
      source: pageSource(window.location.pathname),
    }
  }
  if (form === 'popup') return { service_type, pre_selected }
  if (form === 'service' || form === 'embedded') return { service_type }
  return { source: pageSource(window.location.pathname) }
}
