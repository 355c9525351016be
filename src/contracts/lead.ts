import { object, string, type InferType, type ObjectSchema } from 'yup'

/**
 * The five enquiries that a visitor can send, as the browser (Formik) and the functions both check them. Field names,
 * lower limits and their messages are the specification's, sections 3 and 5; the upper limits are ours: long enough for
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

// yup's own rule takes 'name@host' without a dot, which no visitor has. The length is checked first: the pattern is
// quadratic on long text of a stranger's making.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** One line of text: never undefined, trimmed, and without line breaks (they would split headers further down the road). */
function line(label: string, limit: number) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value))
    .max(limit, `${label} must be at most ${limit} characters`)
    .default('')
}

function email() {
  const message = 'Please enter a valid email address'
  return line('Email', LEAD_LIMITS.email)
    .required(message)
    .test('email', message, (value) => !value || (value.length <= LEAD_LIMITS.email && EMAIL.test(value)))
}

function message() {
  return string()
    .trim()
    .max(LEAD_LIMITS.message, `Message must be at most ${LEAD_LIMITS.message} characters`)
    .default('')
}

function phone() {
  return line('Phone number', LEAD_LIMITS.phone)
}

/** Filled in by the form; where it is missing, the server takes the time at which the enquiry came in. */
function timestamp() {
  return string()
    .test('iso-time', 'Time must be an ISO date and time', (value) => !value || isIsoTime(value))
    .default('')
}

function isIsoTime(value: string) {
  return ISO_TIME.test(value) && !Number.isNaN(Date.parse(value))
}

function source(form: keyof typeof LEAD_SOURCES) {
  return line('Source', LEAD_LIMITS.source).default(LEAD_SOURCES[form])
}

/** The brochure dialog. */
const brochureSchema = object({
  firstName: line('First name', LEAD_LIMITS.name).required('Please enter your first name'),
  lastName: line('Last name', LEAD_LIMITS.name).required('Please enter your last name'),
  email: email(),
  phone: phone(),
  postcode: line('Postcode', LEAD_LIMITS.postcode),
  message: message(),
  timestamp: timestamp(),
  source: source('brochure'),
}).noUnknown()

/** The quote popup on the services page. */
const quoteSchema = object({
  name: line('Name', LEAD_LIMITS.name).required('Please enter your name'),
  email: email(),
  phone: phone(),
  service: line('Service', LEAD_LIMITS.choice),
  message: message(),
  source: source('quote'),
  timestamp: timestamp(),
}).noUnknown()

const FIRST_NAME = 'First name must be at least 2 characters'
const LAST_NAME = 'Last name must be at least 2 characters'
// The specification counts characters, whatever they are, and speaks of digits: both are kept.
const PHONE_NUMBER = 'Phone number must be at least 10 digits'
const POSTCODE = 'Please enter a valid postcode'
const DOOR_STYLE = 'Please select a door style'
const DOOR_COLOR = 'Please select a door color'
const AD_SOURCE = 'Please select where you saw the advertisement'

/** The order form of the offer pages. */
const orderSchema = object({
  firstName: line('First name', LEAD_LIMITS.name).required(FIRST_NAME).min(2, FIRST_NAME),
  lastName: line('Last name', LEAD_LIMITS.name).required(LAST_NAME).min(2, LAST_NAME),
  email: email(),
  phoneNumber: phone().required(PHONE_NUMBER).min(10, PHONE_NUMBER),
  postcode: line('Postcode', LEAD_LIMITS.postcode).required(POSTCODE).min(5, POSTCODE),
  preferredStyle: line('Door style', LEAD_LIMITS.choice).required(DOOR_STYLE),
  preferredColor: line('Door color', LEAD_LIMITS.choice).required(DOOR_COLOR),
  adSource: line('Advertisement', LEAD_LIMITS.choice).required(AD_SOURCE),
  timestamp: timestamp(),
  source: source('order'),
}).noUnknown()

/** The Request a Service form. */
const serviceSchema = object({
  name: line('Name', LEAD_LIMITS.name).required('Please enter your name'),
  email: email(),
  phone: phone(),
  service: line('Service', LEAD_LIMITS.choice).required('Please select a service'),
  message: message(),
  source: source('service'),
  timestamp: timestamp(),
}).noUnknown()

/** The Contact an Expert dialog. */
const expertSchema = object({
  firstName: line('First name', LEAD_LIMITS.name).required('Please enter your first name'),
  lastName: line('Last name', LEAD_LIMITS.name).required('Please enter your last name'),
  email: email(),
  phone: phone(),
  message: message().required('Please tell us about your project'),
  source: source('expert'),
  timestamp: timestamp(),
}).noUnknown()

/** Every form by the name it has in `POST /api/leads/:form`. */
export const LEAD_FORMS = {
  brochure: brochureSchema,
  quote: quoteSchema,
  order: orderSchema,
  service: serviceSchema,
  expert: expertSchema,
} as const satisfies Record<string, ObjectSchema<object>>

export type LeadForm = keyof typeof LEAD_FORMS

/** An enquiry as the form's fields have it, with `timestamp` and `source`. */
export type LeadRecord<Form extends LeadForm = LeadForm> = InferType<(typeof LEAD_FORMS)[Form]>

/** Whether text from an address names a form. Own names only: 'constructor' is none. */
export function isLeadForm(name: string): name is LeadForm {
  return Object.prototype.hasOwnProperty.call(LEAD_FORMS, name)
}

/**
 * The short form of an enquiry's id that the visitor can read out on the phone, such as `RW-7K3F9Q`.
 *
 * @param id - the id answered by `POST /api/leads/:form`
 */
export function reference(id: string) {
  return `RW-${id.slice(-6)}`
}
