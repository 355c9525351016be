import { object, string, type InferType, type ObjectSchema } from 'yup'
import { fillIn } from '../lib/fill-in'

/**
 * The five enquiries that a visitor can send, as the browser (Formik) and the functions both check them. Field names
 * and lower limits are the specification's, sections 3 and 5; the upper limits are ours: long enough for
 * anything an honest visitor types, short enough that a stranger cannot fill the store.
 */

/** Most characters each kind of field may hold. */
export const LEAD_LIMITS = {
  name: 80,
  email: 254,
  phone: 40,
  postcode: 12,
  choice: 120,
  message: 4000,
  source: 120,
} as const

/**
 * How many milliseconds the form had been open when it was sent. Nobody fills in a form in less than the minimum; what
 * comes faster is answered like any other and thrown away. Not sent where it says nothing (a draft that was restored);
 * missing or odd values never stop a visitor. No part of a schema either.
 */
export const ELAPSED_FIELD = 'elapsed'
export const MIN_ELAPSED_MS = 1000

/** What `source` says when the form does not say it itself. Quote and order: the specification's own words. */
export const LEAD_SOURCES = {
  brochure: 'Composite Door Brochure Request',
  quote: 'Service Inquiry Form',
  order: 'Door Order Form',
  service: 'Service Request Form',
  expert: 'Contact an Expert Form',
} as const

/** A form by the name it has in `POST /api/leads/:form`. */
export type LeadForm = keyof typeof LEAD_SOURCES

export const LEAD_NAMES = Object.keys(LEAD_SOURCES) as LeadForm[]

// yup's own rule takes 'name@host' without a dot, which no visitor has. The length is checked first: the pattern is
// quadratic on long text of a stranger's making.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** What the forms say of wrong fields: data/wording/form-messages.json. */
type Messages = typeof import('../../data/wording/form-messages.json')

/**
 * What each form takes.
 *
 * @param words - what is said of a field that is wrong
 */
export function leadSchemas(words: Messages) {
  const tooLong = (most: number) => fillIn(words.tooLong, { most: String(most) })

  /** One line of text: never undefined, trimmed, and without line breaks (they could split headers where it is forwarded). */
  function line(limit: number) {
    return string()
      .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value))
      .max(limit, tooLong(limit))
      .default('')
  }
  const email = line(LEAD_LIMITS.email)
    .required(words.email)
    .test('email', words.email, (value) => !value || (value.length <= LEAD_LIMITS.email && EMAIL.test(value)))
  const message = string().trim().max(LEAD_LIMITS.message, tooLong(LEAD_LIMITS.message)).default('')
  const phone = line(LEAD_LIMITS.phone)
  const postcode = line(LEAD_LIMITS.postcode)
  const choice = line(LEAD_LIMITS.choice)
  const name = line(LEAD_LIMITS.name)
  /** Filled in by the form; where it is missing, the server takes the time at which the enquiry came in. */
  const timestamp = string()
    .test('iso-time', 'Time must be an ISO date and time', (value) => !value || isIsoTime(value))
    .default('')
  const source = (form: LeadForm) => line(LEAD_LIMITS.source).default(LEAD_SOURCES[form])

  return {
    /** The brochure dialog. */
    brochure: object({
      firstName: name.required(words.firstName),
      lastName: name.required(words.lastName),
      email,
      phone,
      postcode,
      message,
      timestamp,
      source: source('brochure'),
    }).noUnknown(),
    /** The quote popup on the services page. */
    quote: object({
      name: name.required(words.name),
      email,
      phone,
      service: choice,
      message,
      source: source('quote'),
      timestamp,
    }).noUnknown(),
    /** The order form of the offer pages. The specification counts characters, whatever they are, and speaks of digits. */
    order: object({
      firstName: name.required(words.orderFirstName).min(2, words.orderFirstName),
      lastName: name.required(words.orderLastName).min(2, words.orderLastName),
      email,
      phoneNumber: phone.required(words.orderPhone).min(10, words.orderPhone),
      postcode: postcode.required(words.orderPostcode).min(5, words.orderPostcode),
      preferredStyle: choice.required(words.orderStyle),
      preferredColor: choice.required(words.orderColor),
      adSource: choice.required(words.orderSource),
      timestamp,
      source: source('order'),
    }).noUnknown(),
    /** The Request a Service form. */
    service: object({
      name: name.required(words.name),
      email,
      phone,
      service: choice.required(words.service),
      message,
      source: source('service'),
      timestamp,
    }).noUnknown(),
    /** The Contact an Expert dialog. */
    expert: object({
      firstName: name.required(words.firstName),
      lastName: name.required(words.lastName),
      email,
      phone,
      message: message.required(words.project),
      source: source('expert'),
      timestamp,
    }).noUnknown(),
  } satisfies Record<LeadForm, ObjectSchema<object>>
}

function isIsoTime(value: string) {
  return ISO_TIME.test(value) && !Number.isNaN(Date.parse(value))
}

/** An enquiry as the form's fields have it, with `timestamp` and `source`. */
export type LeadRecord<Form extends LeadForm = LeadForm> = InferType<ReturnType<typeof leadSchemas>[Form]>

/** Whether text from an address names a form. Own names only: 'constructor' is none. */
export function isLeadForm(name: string): name is LeadForm {
  return Object.prototype.hasOwnProperty.call(LEAD_SOURCES, name)
}

/**
 * The short form of an enquiry's id that the visitor can read out on the phone, such as `RW-7K3F9Q`.
 *
 * @param id - the id answered by `POST /api/leads/:form`
 */
export function reference(id: string) {
  return `RW-${id.slice(-6)}`
}
