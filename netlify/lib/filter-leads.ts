import { reference } from '../../src/contracts/lead'
import type { Lead } from './lead-store'

/** What a manager is looking for; empty text: anything. */
export interface LeadFilter {
  state: string
  form: string
  text: string
}

const TEXT_LIMIT = 100

/** The filter that a form's fields describe. */
export function readFilter({ state = '', form = '', text = '' }: Record<string, string>): LeadFilter {
  return { state, form, text: text.trim().slice(0, TEXT_LIMIT) }
}

/** The enquiries that a filter lets through: text is sought in the reference and in all that was written. */
export function filterLeads(leads: Lead[], { state, form, text }: LeadFilter) {
  const wanted = text.toLowerCase()
  return leads.filter((lead) => {
    if ((state && lead.state !== state) || (form && lead.form !== form)) return false
    const words = [reference(lead.id), ...Object.values(lead.record).map(String)]
    return !wanted || words.some((word) => word.toLowerCase().includes(wanted))
  })
}
