import { reach, ValidationError, type Schema, type SchemaDescription } from 'yup'
import type { FieldMeta } from '../fields'
import type { DataProblem } from './problem'
import { problemAt, segmentsOf, type SourceFile } from './source'
import { didYouMean } from './suggest'

/**
 * Checks a file against its schema.
 *
 * @param value - what the file says with its placeholders filled in, since limits hold for what visitors read
 */
export function shapeProblems(source: SourceFile, value: unknown, schema: Schema): DataProblem[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    return dropEchoes(found).flatMap((entry) => explain(source, entry, schema))
  }
}

/** A field that is missing or of the wrong kind also fails the tests of its content: one message is enough. */
function dropEchoes(found: ValidationError[]) {
  const told = new Set<string>()
  const first = (type?: string) => (type && /^(typeError|optionality|nullable|required)$/.test(type) ? 0 : 1)
  return [...found]
    .sort((a, b) => first(a.type) - first(b.type))
    .filter(({ path = '', type, params }) => {
      const key = `${path} ${type === 'noUnknown' ? String(params?.unknown) : ''}`
      if (told.has(key)) return false
      told.add(key)
      return true
    })
}

function explain(source: SourceFile, error: ValidationError, schema: Schema): DataProblem[] {
  const { path: place = '', type, params = {}, message } = error
  const value: unknown = error.value
  const name = place.slice(place.lastIndexOf('.') + 1)
  const own = (text: string, allowed?: string[]) => [
    problemAt(source, place, text, allowed && allowed.length <= 20 ? { allowed } : {}),
  ]
  if (value === undefined && type !== 'noUnknown' && type !== 'derived')
    return own(`"${name}" is missing: add it${expectation(params)}`)
  switch (type) {
    case 'noUnknown':
      return unknownFields(source, place, String(params.unknown), schema)
    case 'typeError':
      return own(wrongType(message, String(params.type), value))
    case 'oneOf': {
      const allowed = listed(params.values)
      return own(`"${String(value)}" is not known here.${didYouMean(String(value), allowed)}`, allowed)
    }
    case 'min':
    case 'max':
      return own(limit(type, Number(params[type]), value))
    case 'length':
    case 'required':
      return own('is empty: write something, or remove it')
    case 'integer':
      return own(`${String(value)} is not a whole number`)
    case 'url':
      return own('must be a whole address that starts with https://')
    default:
      return own(message.replace(`${place} `, ''))
  }
}

function expectation({ type, values }: Record<string, unknown>) {
  if (values) return `, one of ${listed(values).join(', ')}`
  return type === 'array' ? ', a list in [ ]' : ''
}

function wrongType(message: string, type: string, value: unknown) {
  const is =
    value === null
      ? 'null'
      : Array.isArray(value)
        ? 'a list'
        : `${typeof value === 'object' ? 'a group in { }' : JSON.stringify(value)}`
  const wanted: Record<string, string> = {
    string: 'a text in double quotes',
    number: 'a number without quotes',
    boolean: 'true or false, without quotes',
    array: 'a list in [ ]',
    object: 'a group in { }',
  }
  // Our own messages begin with the place; yup's talk about types.
  return wanted[type] && / must be a `/.test(message)
    ? `must be ${wanted[type]}, and is ${is}`
    : message.replace(/^\S+ /, '')
}

function limit(type: 'min' | 'max', bound: number, value: unknown) {
  if (typeof value === 'number')
    return type === 'min'
      ? `is ${value} and must be at least ${bound}`
      : `is ${value} and must be at most ${bound}`
  if (Array.isArray(value))
    return `has ${value.length} entries and needs ${type === 'min' ? 'at least' : 'at most'} ${bound}`
  const length = String(value).length
  return type === 'min'
    ? `has ${length} characters and needs at least ${bound}: ${bound - length} more`
    : `has ${length} characters and may have ${bound}, because search engines cut what is longer: ${length - bound} fewer`
}

function unknownFields(source: SourceFile, place: string, unknown: string, schema: Schema): DataProblem[] {
  const known = fieldsAt(schema, place, source.value)
  return unknown
    .split(', ')
    .map((name) =>
      problemAt(
        source,
        place ? `${place}.${name}` : name,
        `"${name}" is not a field of this file's kind.${didYouMean(name, known)}`,
        { atKey: true, allowed: known.length <= 24 ? known : undefined },
      ),
    )
}

/** Names of the fields that an object may have. */
function fieldsAt(schema: Schema, place: string, value: unknown): string[] {
  const at = place === '' ? schema : (reach(schema as never, place, value) as unknown as Schema)
  const own = segmentsOf(place).reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown>)[key],
    value,
  )
  const { fields = {} } = at.describe({ value: own }) as SchemaDescription & {
    fields?: Record<string, { meta?: FieldMeta }>
  }
  return Object.entries(fields).flatMap(([name, { meta }]) => (meta?.from || meta?.isDerived ? [] : [name]))
}

function listed(values: unknown): string[] {
  return String(values)
    .split(', ')
    .filter((entry) => entry !== '')
}
