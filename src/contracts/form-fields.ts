import type { LeadForm } from './lead'

export interface FormField {
  name: string
  label: string
  kind?: 'text' | 'email' | 'tel' | 'textarea' | 'select'
  isRequired?: boolean
  autoComplete?: string
  /** First, empty option of a select, or hint of an input. */
  placeholder?: string
  /** Which list of options a select shows; the form's owner supplies it. */
  options?: 'services' | 'styles' | 'colours' | 'adSources'
  rows?: number
  isUppercase?: boolean
  /** Takes half the width on wide screens. */
  isHalf?: boolean
}

interface FormGroup {
  legend?: string
  fields: FormField[]
}

const FIRST_NAME: FormField = {
  name: 'firstName',
  label: 'First Name',
  isRequired: true,
  autoComplete: 'given-name',
  isHalf: true,
}
const LAST_NAME: FormField = {
  name: 'lastName',
  label: 'Last Name',
  isRequired: true,
  autoComplete: 'family-name',
  isHalf: true,
}
const NAME: FormField = { name: 'name', label: 'Name', isRequired: true, autoComplete: 'name' }
const EMAIL: FormField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  isRequired: true,
  autoComplete: 'email',
}
const PHONE: FormField = { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' }
const POSTCODE: FormField = {
  name: 'postcode',
  label: 'Postcode',
  autoComplete: 'postal-code',
  isUppercase: true,
}

/** What each form's submit button says. */
export const SUBMIT_LABELS: Record<LeadForm, string> = {
  brochure: 'Request Brochure',
  quote: 'Send Inquiry',
  order: 'Secure Your FREE Quote Now',
  service: 'Request Service',
  expert: 'Send Message',
}

/** What each form asks for, in order. Names are those of the contract. */
export const FORM_GROUPS: Record<LeadForm, FormGroup[]> = {
  quote: [
    {
      fields: [
        NAME,
        { ...EMAIL, isHalf: true },
        { ...PHONE, isHalf: true },
        {
          name: 'service',
          label: 'Service',
          kind: 'select',
          options: 'services',
          placeholder: 'Select a service (optional)',
        },
        { name: 'message', label: 'Message', kind: 'textarea', rows: 3 },
      ],
    },
  ],
  service: [
    {
      fields: [
        NAME,
        { ...EMAIL, isHalf: true },
        { ...PHONE, isHalf: true },
        {
          name: 'service',
          label: 'Service',
          kind: 'select',
          isRequired: true,
          options: 'services',
          placeholder: 'Select a service',
        },
        { name: 'message', label: 'Message', kind: 'textarea', rows: 4 },
      ],
    },
  ],
  expert: [
    {
      fields: [
        FIRST_NAME,
        LAST_NAME,
        { ...EMAIL, isHalf: true },
        { ...PHONE, isHalf: true },
        { name: 'message', label: 'Tell us about your project', kind: 'textarea', rows: 4, isRequired: true },
      ],
    },
  ],
  brochure: [
    {
      fields: [
        FIRST_NAME,
        LAST_NAME,
        EMAIL,
        { ...PHONE, isHalf: true },
        { ...POSTCODE, isHalf: true },
        { name: 'message', label: 'Message', kind: 'textarea', rows: 3 },
      ],
    },
  ],
  order: [
    { legend: 'Personal Information', fields: [FIRST_NAME, LAST_NAME] },
    {
      legend: 'Contact Information',
      fields: [
        EMAIL,
        {
          name: 'phoneNumber',
          label: 'Phone Number',
          kind: 'tel',
          isRequired: true,
          autoComplete: 'tel',
          isHalf: true,
        },
        { ...POSTCODE, isRequired: true, isHalf: true },
      ],
    },
    {
      legend: 'Door Preferences',
      fields: [
        {
          name: 'preferredStyle',
          label: 'Door Style',
          kind: 'select',
          isRequired: true,
          options: 'styles',
          placeholder: 'Choose your style',
          isHalf: true,
        },
        {
          name: 'preferredColor',
          label: 'Door Color',
          kind: 'select',
          isRequired: true,
          options: 'colours',
          placeholder: 'Choose your color',
          isHalf: true,
        },
      ],
    },
    {
      legend: 'How did you hear about us?',
      fields: [
        {
          name: 'adSource',
          label: 'Where did you see our advertisement?',
          kind: 'select',
          isRequired: true,
          options: 'adSources',
          placeholder: 'Please select...',
        },
      ],
    },
  ],
}
