import words from '../../data/wording/form-fields.json'
import { formGroups } from '../../src/contracts/form-fields'
import { isLeadForm } from '../../src/contracts/lead'
import type { Lead, LeadKind } from './lead-store'

// Packed with the function: those that only deliver have no data/ beside them.
const FORM_GROUPS = formGroups(words)

const NAMES: Record<LeadKind, string> = {
  brochure: 'Brochure request',
  quote: 'Quote request',
  order: 'Door order form',
  service: 'Service request',
  expert: 'Contact an expert',
  chat: 'Chat',
}

/** What people call an enquiry of this kind. */
export function kindInWords(form: LeadKind) {
  return NAMES[form]
}

interface DescribedField {
  label: string
  value: string
}

/** What an enquiry says, field by field in the form's order, without control characters that a stranger may have put in. */
export function describedFields({ form, record }: Pick<Lead, 'form' | 'record'>): DescribedField[] {
  const groups = isLeadForm(form) ? FORM_GROUPS[form] : []
  const labels = new Map(groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])))
  return Object.entries(record).flatMap(([name, value]) => {
    const text = String(value)
      .replace(/[^\P{C}\n]/gu, '')
      .trim()
    if (!text || name === 'timestamp') return []
    return { label: labels.get(name) ?? inWords(name), value: text }
  })
}

/** The name of whoever wrote, as far as it is known. */
export function senderOf({ record }: Pick<Lead, 'record'>) {
  const { name, firstName, lastName } = record as Record<string, unknown>
  const whole = typeof name === 'string' && name ? name : [firstName, lastName].filter(Boolean).join(' ')
  return whole.replace(/\p{C}/gu, '')
}

/** An ISO time as people at the firm read it. */
export function localTime(iso: string) {
  return new Date(iso).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

/** 'projectType' as 'Project type': the chat names its fields itself. */
function inWords(name: string) {
  const words = name
    .replace(/\p{C}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
