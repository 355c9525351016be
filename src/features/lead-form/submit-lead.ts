import { LEAD_SOURCES, type LeadForm } from '@/contracts/lead'

/** What is sent: the form's fields, `timestamp` and `source`, and what the server reads and drops. */
export type LeadPayload = Record<string, string | number>

export type SubmitResult =
  | { isSent: true; id: string }
  /** `fields`: the server's message for each field that it refused. `status` is missing when no answer came. */
  | { isSent: false; status?: number; fields: Record<string, string> }

/** Pauses before each retry, in milliseconds. */
const PAUSES_MS = [400, 1600]

/** Timeout of a request; it is not retried, for the visitor has waited long enough. */
const TIME_LIMIT_MS = 20_000

/** Statuses that are worth a retry. */
const PASSING = new Set([502, 503, 504])

/** An enquiry as it is sent: with the time and source that the specification adds to what the visitor typed. */
export function leadPayload(form: LeadForm, values: LeadPayload): LeadPayload {
  return { source: LEAD_SOURCES[form], ...values, timestamp: new Date().toISOString() }
}

/**
 * Sends an enquiry to `POST /api/leads/:form`, and a few times more where the network or the server fails for a moment.
 *
 * @param form which of the five forms
 * @param payload what `leadPayload` made
 * @param key idempotency key: the same key sent twice stores one enquiry
 * @returns whether it is stored, and under which id; never throws
 */
export async function submitLead(form: LeadForm, payload: LeadPayload, key: string): Promise<SubmitResult> {
  for (const pause of PAUSES_MS) {
    const result = await tryOnce(form, payload, key)
    if (!isWorthAnotherTry(result)) return result.outcome
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return (await tryOnce(form, payload, key)).outcome
}

interface Attempt {
  outcome: SubmitResult
  isTimedOut: boolean
}

async function tryOnce(form: LeadForm, payload: LeadPayload, key: string): Promise<Attempt> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), TIME_LIMIT_MS)
  try {
    const response = await fetch(`/api/leads/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(payload),
      signal: abort.signal,
    })
    const answer = (await response.json().catch(() => ({}))) as {
      id?: string
      fields?: Record<string, string>
    }
    const outcome: SubmitResult =
      response.ok && answer.id
        ? { isSent: true, id: answer.id }
        : { isSent: false, status: response.status, fields: answer.fields ?? {} }
    return { outcome, isTimedOut: false }
  } catch {
    return { outcome: { isSent: false, fields: {} }, isTimedOut: abort.signal.aborted }
  } finally {
    clearTimeout(timer)
  }
}

function isWorthAnotherTry({ outcome, isTimedOut }: Attempt) {
  // A browser that knows itself to be offline need not be asked twice.
  if (outcome.isSent || isTimedOut || !navigator.onLine) return false
  return outcome.status === undefined || PASSING.has(outcome.status)
}
