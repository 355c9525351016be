import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type AnyObjectSchema,
  type ObjectShape,
  type Schema,
  type MixedSchema,
} from 'yup'

/**
 * The vocabulary in which the files of `data/` are described. Each helper returns a yup schema; its `meta` says what the
 * field becomes in GraphQL (see `sdl.ts`), so that one definition serves validation, schema and generated types.
 */

export interface FieldMeta {
  /** Name of the GraphQL object type that an object becomes. */
  type?: string
  /** A file beside the JSON, a link, a heading anchor…: checked across files by `check-references.ts`. */
  reference?: 'image' | 'link' | 'anchor'
  /** Filled by a resolver from another data file, never written in the JSON: "FileType.field". */
  from?: string
  /** Derived from other fields by `derive.ts` where the JSON omits it. */
  isDerived?: boolean
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    type?: FieldMeta['type']
    reference?: FieldMeta['reference']
    from?: FieldMeta['from']
    isDerived?: FieldMeta['isDerived']
  }
}

/** A required line or paragraph of text; surrounding space is an error, because it shows on the page. */
export function text() {
  return string()
    .strict()
    .required()
    .test('trimmed', '${path} has space before or after the text', (value) => value === value?.trim())
}

/** Text that may be left out, but not left empty. */
export function optionalText() {
  return string()
    .strict()
    .min(1)
    .test('trimmed', '${path} has space before or after the text', (value) => value === value?.trim())
}

/** One of a fixed set of words. */
export function choice<T extends string>(...values: T[]) {
  return string().strict().oneOf(values).required()
}

/** A required yes or no. */
export function flag() {
  return boolean().strict().required()
}

/** A yes that may be left out. */
export function optionalFlag() {
  return boolean().strict()
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number) {
  return number().strict().integer().min(min).max(max).required()
}

/** An object type with a GraphQL name. Unknown keys are errors: a misspelt field must not be lost silently. */
export function shape<F extends ObjectShape>(type: string, fields: F) {
  return object(fields)
    .noUnknown('${path} has an unknown field: ${unknown}')
    .strict()
    .required()
    .meta({ type })
}

/** A required, non-empty list. */
export function list<S extends Schema>(of: S) {
  return array(of).strict().required().min(1)
}

/** A list that may be left out. */
export function optionalList<S extends Schema>(of: S) {
  return array(of).strict().min(1)
}

/** A list taken from another data file when the page is built; `source` is "FileType.field". */
export function shared(source: string) {
  return mixed().meta({ from: source })
}

/** A field that follows from others, which `of` names: it is in the site's data, and writing it is an error. */
export function derived(schema: Schema, of: string) {
  // Whatever its kind, it has what every kind has.
  const field = schema.clone() as unknown as MixedSchema
  return field
    .notRequired()
    .default(undefined)
    .test('derived', `follows from ${of}: remove it here`, (value: unknown) => value === undefined)
    .meta({ isDerived: true })
}

/** Same type as `shape`, but the field may be left out. */
export function optional<S extends AnyObjectSchema>(schema: S) {
  return schema.clone().notRequired().default(undefined)
}

const PICTURE_FILE = /\.(jpe?g|png|webp)$/

/** A path to a picture, relative to the JSON file that names it. */
function image() {
  return text()
    .matches(PICTURE_FILE, '${path} must name a .jpg, .png or .webp file')
    .meta({ reference: 'image' })
}

/** A picture that may be left out. */
function optionalImage() {
  return optionalText()
    .matches(PICTURE_FILE, '${path} must name a .jpg, .png or .webp file')
    .meta({ reference: 'image' })
}

/** A picture with its alt text; `tall` is its crop for phones, where one was made. */
export function picture() {
  return shape('Picture', { src: image(), alt: text(), tall: optionalImage() })
}

const LINK =
  /^(\/[a-z0-9/-]*(\?[a-z0-9=&-]+)?(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/\S+|call:|call:international|email:|whatsapp:|design:|flipbook:|brochure:\/[a-z0-9/-]+|dialog:(quote|expert|brochure))$/

/**
 * Where a link leads: a path of the site, `#anchor`, `https://…`, or an action: `call:`, `call:international`, `email:`,
 * `whatsapp:`, `design:` (the door designer), `flipbook:`, `brochure:<route>`, `dialog:quote|expert|brochure`.
 */
export function target() {
  return text()
    .matches(LINK, '${path} is not a link we know: "${value}" (see target() in src/content/fields.ts)')
    .meta({ reference: 'link' })
}

/** A labelled link or button. */
export function action() {
  return shape('Action', { label: text(), to: target() })
}

/** A fragment name that links on the site may point at. */
export function anchor() {
  return optionalText()
    .matches(/^[a-z][a-z0-9-]*$/, '${path} must be lower-case letters, digits and hyphens')
    .meta({ reference: 'anchor' })
}

/** A colour as `#rrggbb`. */
export function hex() {
  return text().matches(/^#[0-9a-f]{6}$/, '${path} must be a colour such as #383e42')
}

/** An address part: lower case, digits and hyphens. */
export function slug() {
  return text().matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, '${path} must be lower-case words joined by hyphens')
}

/** A phone number as it is read out: it starts with 0, and spaces may group its digits. Links are made from it. */
export function phoneNumber() {
  return text().test(
    'phone',
    '${path} must be a British number that starts with 0 and has 10 or 11 digits, such as 01632 960417',
    (value) => /^0[\d ]+$/.test(value) && /^\d{10,11}$/.test(value.replace(/ /g, '')),
  )
}

/** A mobile number: WhatsApp knows no other. */
export function mobileNumber() {
  return phoneNumber().matches(/^07/, '${path} must be a mobile number, such as 07700 900417')
}

/** An e-mail address. */
export function email() {
  return text().matches(
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
    '${path} must be an e-mail address such as hello@riverway.example',
  )
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of day. */
export function isTime(value: string) {
  return TIME.test(value)
}

const POINT = '-?\\d{1,2}\\.\\d+, -?\\d{1,3}\\.\\d+'

/** A place on the earth as maps on the web write it: latitude, longitude. */
export function point() {
  return text().matches(new RegExp(`^${POINT}$`), '${path} must be a place such as "51.770, 0.098"')
}

/** A line on the earth: its places in their order. */
export function points() {
  return text().matches(
    new RegExp(`^${POINT}(; ${POINT})+$`),
    '${path} must be places such as "51.770, 0.098; 51.816, 0.158"',
  )
}

/** A time of day as 24 hours, such as "08:30". */
export function time() {
  return optionalText().matches(TIME, {
    message: '${path} must be a time such as 08:30 or 16:00',
    excludeEmptyString: true,
  })
}

/** A page's path on the site, without a trailing slash. */
export function path() {
  return text().matches(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(\.html)?$/,
    '${path} must be a path such as /doors/composite',
  )
}
