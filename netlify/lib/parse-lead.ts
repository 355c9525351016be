import { ValidationError } from 'yup'
import { HONEYPOT_FIELD } from '../../src/contracts/honeypot'
import { ELAPSED_FIELD, MIN_ELAPSED_MS, type LeadForm, type LeadRecord } from '../../src/contracts/lead'
import { LEAD_SCHEMAS } from '../content/forms'

/** A record that keeps every rule of its form, or what is wrong, by field. */
type ParsedLead = { record: LeadRecord } | { fields: Record<string, string> }

/**
 * Checks what a stranger sent against the schema that the form itself uses.
 *
 * @param form - the form it came from
 * @param input - the parsed body; unknown keys are dropped
 * @param receivedAt - ISO time that stands in for a missing `timestamp`
 */
export async function parseLead(
  form: LeadForm,
  input: Record<string, unknown>,
  receivedAt: string,
): Promise<ParsedLead> {
  const schema = LEAD_SCHEMAS[form]
  const known = Object.keys(schema.fields).filter(
    (field) => Object.hasOwn(input, field) && input[field] != null,
  )
  // Checked before yup sees them: it would turn numbers into text, and call a 'toString' that the sender wrote.
  const wrongKind = known.filter((field) => typeof input[field] !== 'string')
  if (wrongKind.length > 0)
    return { fields: Object.fromEntries(wrongKind.map((field) => [field, 'Must be text'])) }

  const values = Object.fromEntries(known.map((field) => [field, input[field]]))
  try {
    const checked: LeadRecord = await schema.validate(values, { abortEarly: false })
    const complete = { ...checked, timestamp: checked.timestamp || receivedAt }
    return { record: inOrder(complete, Object.keys(schema.fields)) }
  } catch (error) {
    if (error instanceof ValidationError) return { fields: messagesByField(error) }
    throw error
  }
}

/** Whether a program filled in the field that people never see, or was done faster than any of them. */
export function isBot(input: Record<string, unknown>) {
  const [trap, elapsed] = [HONEYPOT_FIELD, ELAPSED_FIELD].map((field) =>
    Object.hasOwn(input, field) ? input[field] : undefined,
  )
  return (trap != null && trap !== '') || isTooFast(elapsed)
}

/** Only a time that can be believed counts: clocks jump, and no oddity of a browser may lose an enquiry. */
function isTooFast(elapsed: unknown) {
  const isNumber =
    typeof elapsed === 'number' || (typeof elapsed === 'string' && /^\d+(\.\d+)?$/.test(elapsed))
  return isNumber && Number(elapsed) >= 0 && Number(elapsed) < MIN_ELAPSED_MS
}

/** With the fields in the order of the form, as whoever receives the enquiry will read them. */
function inOrder<Record extends object>(record: Record, fields: string[]) {
  const byField = (one: string, other: string) => fields.indexOf(one) - fields.indexOf(other)
  const entries = Object.entries(record).sort(([one], [other]) => byField(one, other))
  return Object.fromEntries(entries) as Record
}

/** The first message of each field. */
function messagesByField({ inner }: ValidationError) {
  const fields: Record<string, string> = {}
  for (const { path, message } of inner) {
    if (path) fields[path] ??= message
  }
  return fields
}
