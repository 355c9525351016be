import type { JsonSchema } from '../../content/json-schema'

/** A field as the editing screen's configuration describes it. */
export interface ScreenField {
  name: string
  label: string
  widget: string
  hint?: string
  required: boolean
  fields?: ScreenField[]
  [option: string]: unknown
}

/** What a field's description needs beyond its schema. */
interface Surroundings {
  definitions: Record<string, JsonSchema>
  /** Where uploaded pictures go, and how the file names them. */
  pictures: { media_folder: string; public_folder: string }
}

/** What a list's entry is called by while it is closed: the first of these that it has. */
const NAMING = [
  'title',
  'name',
  'label',
  'heading',
  'question',
  'caption',
  'text',
  'product',
  'slug',
  'value',
]
/** Fields that hold sentences, and get room for them. */
const SENTENCES = /^(answer|summary|welcome|lead|alt)$|(text|intro|description|message)$/i
/** So many fields of an object are shown at once. */
const FEW = 4
/** Fields whose names are the site's rather than an editor's. */
const LABELS: Record<string, string> = {
  alt: 'Picture in words',
  hex: 'Colour',
  items: 'Entries',
  seo: 'For search engines',
  src: 'Picture file',
  to: 'Leads to',
}
const NO_OUTER_SPACE = '^\\S(?:[\\s\\S]*\\S)?$'

/**
 * The fields of an object of the data, as the editing screen shows them.
 *
 * @param schema - the object's JSON Schema
 * @param value - the object as it stands: a map has the entries that it has now
 */
export function screenFields(schema: JsonSchema, value: unknown, around: Surroundings): ScreenField[] {
  const { properties, required = [], additionalProperties } = followed(schema, around) as ObjectSchema
  const values = (value ?? {}) as Record<string, unknown>
  if (typeof additionalProperties === 'object') {
    return Object.keys(values).map((key) => field(key, additionalProperties, true, values[key], around))
  }
  return Object.entries(properties ?? {})
    .filter(([name]) => name !== '$schema')
    .map(([name, inner]) => field(name, inner, required.includes(name), values[name], around))
}

interface ObjectSchema extends JsonSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
}

function field(
  name: string,
  schema: JsonSchema,
  required: boolean,
  value: unknown,
  around: Surroundings,
): ScreenField {
  const hint = hintOf(schema)
  return {
    name,
    label: LABELS[name] ?? inWords(name),
    ...(hint && { hint }),
    required,
    ...control(name, followed(schema, around), value, around),
  }
}

function control(name: string, schema: JsonSchema, value: unknown, around: Surroundings) {
  if (schema.type === 'object') {
    const fields = screenFields(schema, value, around)
    return { widget: 'object', collapsed: fields.length > FEW && 'auto', fields }
  }
  if (schema.type === 'array') return listControl(schema, value, around)
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.type === 'boolean') return { widget: 'boolean' }
  if (schema.type === 'string') return textControl(name, schema, around)
  const limits = { min: schema.minimum, max: schema.maximum }
  return { widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float', ...stated(limits) }
}

function textControl(name: string, schema: JsonSchema, { pictures }: Surroundings) {
  if (String(schema.pattern).includes('jpe?g')) {
    const accept = 'image/jpeg,image/png,image/webp'
    return { widget: 'image', ...pictures, accept, choose_url: false }
  }
  return { widget: SENTENCES.test(name) ? 'text' : 'string', pattern: patternOf(schema) }
}

interface TextSchema extends JsonSchema {
  description?: string
  examples?: (string | number)[]
  pattern?: string
  minLength?: number
  anyOf?: { maxLength?: number }[]
}

/** What the text must look like, and what is said when it does not. A text with placeholders is longer or shorter on the page. */
function patternOf({ pattern, minLength = 0, anyOf, examples }: TextSchema): [string, string] {
  if (pattern) return [pattern, examples ? `It should look like this: ${examples[0]}` : 'See the help below']
  const [longest] = anyOf ?? []
  if (!longest) return [NO_OUTER_SPACE, 'No space before or after the text']
  const limits = `${minLength},${longest.maxLength}`
  return [
    `^(?:[\\s\\S]{${limits}}|[\\s\\S]*\\{[A-Za-z][\\s\\S]*)$`,
    `${minLength} to ${longest.maxLength} characters`,
  ]
}

function listControl(schema: JsonSchema, value: unknown, around: Surroundings) {
  const limits = stated({ min: schema.minItems, max: schema.maxItems })
  const list = { widget: 'list', label_singular: 'entry', collapsed: true, ...limits }
  // A fixed number of numbers, such as a point.
  if (Array.isArray(schema.items)) {
    return { ...list, field: field('number', schema.items[0] as JsonSchema, true, undefined, around) }
  }
  const entry = followed(schema.items as JsonSchema, around)
  const kinds = entry.allOf as Kind[] | undefined
  if (kinds) return { ...list, typeKey: 'type', types: kinds.map((kind) => sectionKind(kind, around)) }
  if (entry.enum) return { widget: 'select', multiple: true, options: entry.enum, ...limits }
  if (entry.type !== 'object') return { ...list, field: field('entry', entry, true, undefined, around) }
  const [first] = Array.isArray(value) ? (value as unknown[]) : []
  const fields = screenFields(entry, first, around)
  return { ...list, ...summaryOf(fields), fields }
}

/** One of the kinds of section, told apart by their `type`. */
interface Kind {
  if: { properties: { type: { const: string } } }
  then: JsonSchema
}

function sectionKind({ if: { properties }, then }: Kind, around: Surroundings) {
  const kind = properties.type.const
  const fields = screenFields(then, undefined, around).filter(({ name }) => name !== 'type')
  return { name: kind, label: inWords(kind), widget: 'object', ...summaryOf(fields), fields }
}

function summaryOf(fields: ScreenField[]) {
  const naming = NAMING.find((name) => fields.some((own) => own.name === name))
  return naming ? { summary: `{{fields.${naming}}}` } : {}
}

/** Where a reference leads; its own help stays with the field. */
function followed(schema: JsonSchema, { definitions }: Surroundings): JsonSchema {
  const [only] = (schema.allOf ?? []) as JsonSchema[]
  const reference = schema.$ref ?? only?.$ref
  return typeof reference === 'string' ? definitions[reference.split('/').pop()!]! : schema
}

/** The help beside the field; the screen reads asterisks, underscores and brackets as marks. */
function hintOf({ description, examples }: TextSchema) {
  if (!description) return undefined
  const shown = examples ? ` Example: ${examples.flat().join(', ')}` : ''
  return `${description}${shown}`.replace(/[*_[\]~]/g, '\\$&')
}

/** `recommendedPrice` → `Recommended price`. */
export function inWords(name: string) {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function stated(options: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
