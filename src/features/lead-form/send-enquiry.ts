import type { LeadForm } from '@/contracts/lead'
import { expectedId } from './enquiry-key'
import { deliver, deliverPatiently, keep } from './outbox'
import { leadPayload, submitLead, type LeadPayload, type SubmitResult } from './submit-lead'

/**
 * What each form takes for success: an answer that the enquiry is stored, any answer at all, or (`none`) its having been
 * handed over, for the visitor is thanked at once. Specification, sections 4 and 7, and decisions, section 3. Where the
 * visitor is told more than the server has confirmed, the outbox makes it true.
 */
const WAITS_FOR: Record<LeadForm, 'storage' | 'answer' | 'none'> = {
  quote: 'storage',
  expert: 'storage',
  brochure: 'answer',
  order: 'answer',
  service: 'none',
}

/** When the outbox tries again while the page is open, in milliseconds. */
const PAUSES_MS = [5_000, 30_000, 120_000]

/**
 * Sends an enquiry by the rules of its form.
 *
 * @param onDelayed called when an enquiry that the visitor takes for sent could not be delivered; the outbox goes on trying
 */
export async function sendEnquiry(
  form: LeadForm,
  values: LeadPayload,
  key: string,
  onDelayed: () => void = () => undefined,
): Promise<SubmitResult> {
  const payload = leadPayload(form, values)
  const id = WAITS_FOR[form] === 'storage' ? undefined : await expectedId(form, key)
  if (id && WAITS_FOR[form] === 'none') {
    keep({ form, key, payload, since: Date.now() })
    void deliver().then((isThrough) => {
      if (isThrough) return
      onDelayed()
      void deliverPatiently(PAUSES_MS)
    })
    return { isSent: true, id }
  }
  const result = await submitLead(form, payload, key)
  const isAnswered = !result.isSent && result.status !== undefined
  // Any answer is success, but for one: a refusal that names fields was not stored and never will be as it is, so that
  // thanks would be untrue and the enquiry lost.
  if (!id || !isAnswered || Object.keys(result.fields).length > 0) return result
  keep({ form, key, payload, since: Date.now() })
  void deliverPatiently(PAUSES_MS).then((isThrough) => !isThrough && onDelayed())
  return { isSent: true, id }
}
