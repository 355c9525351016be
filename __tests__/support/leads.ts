import type { LeadForm, LeadRecord } from '@/contracts/lead'

const RECORDS: { [Form in LeadForm]: LeadRecord<Form> } = {
  brochure: {
    firstName: 'Ann',
    lastName: 'Miller',
    email: 'ann@example.com',
    phone: '01632 960001',
    postcode: 'CM20 2SN',
    message: 'A red one, please',
    timestamp: '2026-11-20T09:00:00.000Z',
    source: 'Composite Door Brochure Request',
  },
  quote: {
    name: 'Ann Miller',
    email: 'ann@example.com',
    phone: '01632 960001',
    service: 'Acoustic Glazing',
    message: 'Two windows',
    source: 'Service Inquiry Form',
    timestamp: '2026-11-20T09:00:00.000Z',
  },
  order: {
    firstName: 'Ann',
    lastName: 'Miller',
    email: 'ann@example.com',
    phoneNumber: '01632 960001',
    postcode: 'CM20 2SN',
    preferredStyle: 'Harrington',
    preferredColor: 'Slate Grey',
    adSource: 'The CM17 Connection',
    timestamp: '2026-11-20T09:00:00.000Z',
    source: 'Door Order Form',
  },
  service: {
    name: 'Ann Miller',
    email: 'ann@example.com',
    phone: '',
    service: 'Draught Proofing',
    message: '',
    source: 'Service Request Form',
    timestamp: '2026-11-20T09:00:00.000Z',
  },
  expert: {
    firstName: 'Ann',
    lastName: 'Miller',
    email: 'ann@example.com',
    phone: '',
    message: 'We are building a house',
    source: 'Contact an Expert Form',
    timestamp: '2026-11-20T09:00:00.000Z',
  },
}

/**
 * An enquiry that keeps every rule of its form.
 *
 * @param form - which
 * @param overrides - fields to change
 */
export function validLead<Form extends LeadForm>(form: Form, overrides: Partial<LeadRecord<Form>> = {}) {
  return { ...RECORDS[form], ...overrides }
}
