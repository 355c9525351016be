import { unparse } from 'papaparse'
import { reference } from '../../src/contracts/lead'
import type { Lead } from './lead-store'

// What spreadsheets take for the beginning of a formula, also after spaces and in the wide forms of East Asian scripts.
const FORMULA = /^[\s\p{Cc}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u

/**
 * Enquiries as a table for a spreadsheet. A field that would begin a formula gets an apostrophe before it: a stranger
 * wrote it, and a spreadsheet would run it.
 *
 * @param leads - the enquiries
 */
export function leadsCsv(leads: Lead[]) {
  const rows = leads.map(({ id, receivedAt, form, state, attempts = 0, failure = '', record }) => ({
    reference: reference(id),
    receivedAt,
    form,
    state,
    attempts: String(attempts),
    failure,
    ...withPrefix(record),
  }))
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => {
    const texts = new Map<string, string>(Object.entries(row))
    return columns.map((column) => texts.get(column) ?? '')
  })
  return unparse({ fields: columns, data: cells }, { escapeFormulae: FORMULA })
}

/** A chat may name its fields as it likes: none of them stands in for one of ours. */
function withPrefix(record: Lead['record']) {
  const own = new Set(['reference', 'receivedAt', 'form', 'state', 'attempts', 'failure'])
  const fields = Object.entries(record).map(([name, value]) => [
    own.has(name) ? `field_${name}` : name,
    String(value),
  ])
  return Object.fromEntries(fields) as Record<string, string>
}
