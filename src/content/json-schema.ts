import type { Lazy, Schema, SchemaDescription } from 'yup'
import { isSchema } from 'yup'
import type { FieldMeta } from './fields'
import { dataFiles } from './files'
import { helpFor } from './help'
import { SECTION_KINDS, sectionSchemas, sectionTypeName } from './sections'

/** A JSON Schema (draft 7), as editors' programs read it. */
export interface JsonSchema {
  [keyword: string]: unknown
}

type Described = SchemaDescription & { meta?: FieldMeta; optional: boolean }
type Definitions = Record<string, JsonSchema>

const LINK = { $schema: { type: 'string', description: 'Where this file’s help while typing comes from.' } }

/** The JSON Schema of every kind of data file, by the name of its GraphQL type. */
export function jsonSchemas(): Map<string, JsonSchema> {
  return new Map(dataFiles.map(({ type, schema }) => [type, fileSchema(type, schema)]))
}

/** Which file has which schema, for `.vscode/settings.json`. */
export function schemaLinks(folder: string) {
  return dataFiles.map(({ where, type }) => ({
    fileMatch: [where.endsWith('/') ? `/data/${where}*.json` : `/data/${where}`],
    url: `./${folder}/${type}.json`,
  }))
}

function fileSchema(type: string, schema: Schema): JsonSchema {
  const definitions: Definitions = {}
  const root = convert(schema, type, definitions)
  const own = definitions[type] ?? root
  delete definitions[type]
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: type,
    ...own,
    properties: { ...LINK, ...(own.properties as object) },
    ...(Object.keys(definitions).length > 0 && { definitions }),
  }
}

/** One schema; objects with a name become definitions, so that each is there once. */
function convert(schema: Schema, place: string, definitions: Definitions): JsonSchema {
  if (isLazy(schema)) return convertLazy(schema, place, definitions)
  const described = schema.describe() as Described
  const { meta, type } = described
  if (type === 'object') return convertObject(schema, meta?.type ?? place, definitions)
  if (type === 'array') {
    const { innerType } = schema as unknown as { innerType: Schema }
    return { type: 'array', items: convert(innerType, place, definitions), ...limits(described, 'Items') }
  }
  if (type === 'tuple') {
    const { types } = (schema as unknown as { spec: { types: Schema[] } }).spec
    const items = types.map((entry) => convert(entry, place, definitions))
    return { type: 'array', items, minItems: items.length, maxItems: items.length }
  }
  return scalar(described)
}

function scalar(described: Described): JsonSchema {
  const { type, tests } = described
  const values = described.oneOf.filter((value) => value !== null && value !== undefined)
  const pattern = tests.find(({ name }) => name === 'matches')?.params?.regex as RegExp | undefined
  const isWhole = tests.some(({ name }) => name === 'integer')
  return {
    type: type === 'number' && isWhole ? 'integer' : type,
    ...(values.length > 0 && { enum: values }),
    ...(pattern && { pattern: pattern.source }),
    ...(type === 'string' ? lengths(described) : limits(described, 'imum')),
  }
}

/** A text with placeholders may be longer here than on the page. */
function lengths(described: Described): JsonSchema {
  const { maxLength, ...rest } = limits(described, 'Length')
  return { ...rest, ...(maxLength !== undefined && { anyOf: [{ maxLength }, { pattern: '\\{[A-Za-z]' }] }) }
}

/** `min` and `max` under the names that lists, texts and numbers have for them. */
function limits({ tests }: Described, unit: 'Items' | 'Length' | 'imum'): JsonSchema {
  const value = (name: string) => tests.find((test) => test.name === name)?.params?.[name]
  return Object.fromEntries(
    (['min', 'max'] as const).flatMap((name) =>
      value(name) === undefined ? [] : [[`${name}${unit}`, value(name)]],
    ),
  )
}

function convertObject(schema: Schema, name: string, definitions: Definitions): JsonSchema {
  const reference = { $ref: `#/definitions/${name}` }
  if (definitions[name]) return reference
  definitions[name] = {}
  const { fields } = schema as unknown as { fields: Record<string, Schema> }
  const written = Object.entries(fields).filter(([, field]) => !isLeftOut(field))
  const properties = written.map(([field, inner]) => {
    const { $ref, ...own } = convert(inner, `${name}.${field}`, definitions)
    // Beside a reference, draft 7 reads nothing else.
    return [field, { ...helpFor(name, field), ...($ref ? { allOf: [{ $ref }] } : own) }] as const
  })
  definitions[name] = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: written.filter(([, field]) => !isOptional(field)).map(([field]) => field),
    additionalProperties: false,
  }
  return reference
}

/** Sections are told apart by their `type`; a map of styles has one schema for all its entries. */
function convertLazy(schema: Lazy<unknown>, place: string, definitions: Definitions): JsonSchema {
  if (place.endsWith('.sections')) {
    return {
      type: 'object',
      required: ['type'],
      properties: { type: { enum: SECTION_KINDS, ...helpFor('Section', 'type') } },
      allOf: SECTION_KINDS.map((kind) => ({
        if: { properties: { type: { const: kind } }, required: ['type'] },
        then: convert(sectionSchemas[kind], sectionTypeName(kind), definitions),
      })),
    }
  }
  const one = schema.resolve({ value: { entry: {} } }) as unknown as { fields: Record<string, Schema> }
  return {
    type: 'object',
    additionalProperties: one.fields.entry ? convert(one.fields.entry, place, definitions) : true,
  }
}

function isLazy(schema: unknown): schema is Lazy<unknown> {
  return isSchema(schema) && (schema as { type?: string }).type === 'lazy'
}

/** Fields that nobody writes: lists from other files, and what follows from other fields. */
function isLeftOut(field: Schema) {
  if (isLazy(field)) return false
  const { meta, optional, tests } = field.describe() as Described
  return (
    Boolean(meta?.from) ||
    (Boolean(meta?.isDerived) && optional && tests.some(({ name }) => name === 'derived'))
  )
}

function isOptional(field: Schema) {
  return !isLazy(field) && (field.describe() as Described).optional
}
