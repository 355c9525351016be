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

/** The labels and buttons of the forms: data/wording/form-fields.json. */
type FormWords = typeof import('../../data/wording/form-fields.json')

/** What each form's submit button says. */
export function submitLabels(words: FormWords) {
  return {
    brochure: words.sendBrochure,
    quote: words.sendQuote,
    order: words.sendOrder,
    service: words.sendService,
    expert: words.sendExpert,
    /** The quote form that stands in a page has words of its own. */
    embedded: words.sendEmbedded,
  }
}

/** What each form asks for, in order. Names are those of the contract. */
export function formGroups(words: FormWords): Record<LeadForm, FormGroup[]> {
  const firstName: FormField = {
    name: 'firstName',
    label: words.firstName,
    isRequired: true,
    autoComplete: 'given-name',
    isHalf: true,
  }
  const lastName: FormField = {
    name: 'lastName',
    label: words.lastName,
    isRequired: true,
    autoComplete: 'family-name',
    isHalf: true,
  }
  const name: FormField = { name: 'name', label: words.name, isRequired: true, autoComplete: 'name' }
  const email: FormField = {
    name: 'email',
    label: words.email,
    kind: 'email',
    isRequired: true,
    autoComplete: 'email',
  }
  const phone: FormField = { name: 'phone', label: words.phone, kind: 'tel', autoComplete: 'tel' }
  const postcode: FormField = {
    name: 'postcode',
    label: words.postcode,
    autoComplete: 'postal-code',
    isUppercase: true,
  }
  return {
    quote: [
      {
        fields: [
          name,
          { ...email, isHalf: true },
          { ...phone, isHalf: true },
          {
            name: 'service',
            label: words.service,
            kind: 'select',
            options: 'services',
            placeholder: words.chooseServiceOrNone,
          },
          { name: 'message', label: words.message, kind: 'textarea', rows: 3 },
        ],
      },
    ],
    service: [
      {
        fields: [
          name,
          { ...email, isHalf: true },
          { ...phone, isHalf: true },
          {
            name: 'service',
            label: words.service,
            kind: 'select',
            isRequired: true,
            options: 'services',
            placeholder: words.chooseService,
          },
          { name: 'message', label: words.message, kind: 'textarea', rows: 4 },
        ],
      },
    ],
    expert: [
      {
        fields: [
          firstName,
          lastName,
          { ...email, isHalf: true },
          { ...phone, isHalf: true },
          { name: 'message', label: words.project, kind: 'textarea', rows: 4, isRequired: true },
        ],
      },
    ],
    brochure: [
      {
        fields: [
          firstName,
          lastName,
          { ...email, isHalf: true },
          { ...phone, isHalf: true },
          postcode,
          { name: 'message', label: words.message, kind: 'textarea', rows: 3 },
        ],
      },
    ],
    order: [
      { legend: words.personal, fields: [firstName, lastName] },
      {
        legend: words.contact,
        fields: [
          { ...email, isHalf: true },
          {
            name: 'phoneNumber',
            label: words.phoneNumber,
            kind: 'tel',
            isRequired: true,
            autoComplete: 'tel',
            isHalf: true,
          },
          { ...postcode, isRequired: true },
        ],
      },
      {
        legend: words.door,
        fields: [
          {
            name: 'preferredStyle',
            label: words.preferredStyle,
            kind: 'select',
            isRequired: true,
            options: 'styles',
            placeholder: words.chooseStyle,
            isHalf: true,
          },
          {
            name: 'preferredColor',
            label: words.preferredColor,
            kind: 'select',
            isRequired: true,
            options: 'colours',
            placeholder: words.chooseColor,
            isHalf: true,
          },
        ],
      },
      {
        legend: words.source,
        fields: [
          {
            name: 'adSource',
            label: words.adSource,
            kind: 'select',
            isRequired: true,
            options: 'adSources',
            placeholder: words.chooseSource,
          },
        ],
      },
    ],
  }
}
