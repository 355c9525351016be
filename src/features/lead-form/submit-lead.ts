import { LEAD_SOURCES, type LeadForm } from '@/contracts/lead'

export type SubmitResult =
  | { isSent: true; id: string }
  /** `fields`: the server's message for each field that it refused. `status` is missing when no answer came. */
  | { isSent: false; status?: number; fields: Record<string, string> }

/**
 * Sends an enquiry to `POST /api/leads/:form`, with the time and source that the specification adds to it.
 *
 * @param form which of the five forms
 * @param values what the visitor typed, by field name
 * @param key idempotency key: the same key sent twice stores one enquiry
 * @returns whether it is stored, and under which id; never throws
 */
export async function submitLead(
  form: LeadForm,
  values: Record<string, string>,
  key: string,
): Promise<SubmitResult> {
  const record = { source: LEAD_SOURCES[form], ...values, timestamp: new Date().toISOString() }
  try {
    const response = await fetch(`/api/leads/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(record),
    })
    const answer = (await response.json().catch(() => ({}))) as {
      id?: string
      fields?: Record<string, string>
    }
    if (response.ok && answer.id) return { isSent: true, id: answer.id }
    return { isSent: false, status: response.status, fields: answer.fields ?? {} }
  } catch {
    return { isSent: false, fields: {} }
  }
}
