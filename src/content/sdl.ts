import type { SchemaDescription } from 'yup'
import { dataFiles } from './files'
import { SECTION_KINDS, sectionSchemas, sectionTypeName } from './sections'

/**
 * Writes the yup schemas of `data/` as GraphQL type definitions, so that a field is declared once. Inference is off for
 * every type: what the schema does not name does not exist.
 */
export function contentTypeDefs(): string {
  const types = new Map<string, string>()
  for (const { schema, where } of dataFiles)
    if (!where.startsWith('wording/')) collectType(schema.describe(), types)
  for (const kind of SECTION_KINDS) collectType(sectionSchemas[kind].describe(), types)
  return [...types.values()].join('\n')
}

/** GraphQL names of all section types, for the union. */
export function sectionTypeNames() {
  return SECTION_KINDS.map(sectionTypeName)
}

type Described = SchemaDescription & {
  meta?: { type?: string; reference?: string; from?: string; isDerived?: boolean }
  fields?: Record<string, Described>
  innerType?: Described
  oneOf: unknown[]
  optional: boolean
  tests: { name?: string }[]
}

const SHARED_TYPES: Record<string, string> = {
  'ServiceAreasFile.home': 'String',
  'ServiceAreasFile.contact': 'String',
  'ServiceAreasFile.postcodes': 'PostcodeGroup',
  'TestimonialsFile.items': 'Testimonial',
  'DoorStylesFile.items': 'DoorStyle',
  'GlassDesignsFile.items': 'GlassDesign',
  'CompositeColoursFile.items': 'Swatch',
  'WindowSwatchesFile.items': 'Swatch',
  'FurnitureFinishesFile.items': 'Swatch',
  'OfferStylesFile.items': 'OfferStyle',
  'OfferColoursFile.items': 'Swatch',
  'RoofGlassFile.items': 'RoofGlass',
  'RoofGlassFile.tripleGlazed': 'TripleGlazedRow',
  'RoofGlassFile.ambiMax': 'AmbiMaxProduct',
  'ServicesFile.items': 'Service',
  'ServiceCategoriesFile.items': 'ServiceCategory',
  '@list': 'Swatch',
}

function collectType(description: SchemaDescription, types: Map<string, string>) {
  const { meta, fields } = description as Described
  const name = meta?.type
  if (!name || !fields || types.has(name)) return
  types.set(name, '')
  const lines = Object.entries(fields).map(
    ([field, value]) => `  ${field}: ${fieldType(field, value, types)}`,
  )
  const isNode = dataFiles.some(({ type }) => type === name)
  types.set(name, `type ${name} ${isNode ? 'implements Node ' : ''}@dontInfer {\n${lines.join('\n')}\n}`)
}

function fieldType(field: string, value: Described, types: Map<string, string>): string {
  const from = value.meta?.from
  // A whole file.
  if (from && !from.startsWith('@') && !from.includes('.')) return `${from}! @shared(from: "${from}")`
  if (from) {
    const type = SHARED_TYPES[from]
    if (!type)
      throw new Error(
        `No GraphQL type known for the shared list "${from}": add it to SHARED_TYPES in src/content/sdl.ts`,
      )
    return `[${type}!]! @shared(from: "${from}")`
  }
  if (field === 'sections') return '[Section!]!'
  if (value.type === 'array') {
    const inner = value.innerType as Described
    collectType(inner, types)
    return `[${namedType(inner)}!]! @orEmpty`
  }
  collectType(value, types)
  const isOptional = value.optional && !value.meta?.isDerived
  const required = isOptional || value.type === 'boolean' ? '' : '!'
  return `${namedType(value)}${required}${value.meta?.reference === 'image' ? ' @fileByRelativePath' : ''}`
}

function namedType(value: Described): string {
  if (value.meta?.reference === 'image') return 'File'
  if (value.meta?.type) return value.meta.type
  return { string: 'String', number: 'Int', boolean: 'Boolean' }[value.type] ?? 'JSON'
}
