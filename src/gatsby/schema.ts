import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { contentTypeDefs, sectionTypeNames } from '../content/sdl'
import { sectionTypeName } from '../content/sections'
import { paintTypeDefs } from './source-paints'
import { stripTypeDefs } from './source-strips'

interface SharedListArgs {
  from: string
}

/** Minimal view of Gatsby's resolver context: the node model is untyped in Gatsby's own declarations. */
interface ResolverContext {
  nodeModel: { findOne: (query: { type: string }) => Promise<Record<string, unknown> | null> }
}

/** `composite-colours` → `CompositeColoursFile`. */
export function listTypeName(list: string) {
  return `${list
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}File`
}

/**
 * Declares every content type from the yup schemas of `src/content`, the union of sections, and two field extensions:
 * `@orEmpty` gives [] where a list is left out; `@shared` fills a field from another data file, so that a page carries
 * only the lists that its own sections show.
 */
export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs) {
  actions.createFieldExtension({
    name: 'orEmpty',
    extend: (_options: unknown, previous: { resolve?: (...args: unknown[]) => unknown }) => ({
      resolve: (
        source: Record<string, unknown>,
        args: unknown,
        context: unknown,
        info: { fieldName: string },
      ) => previous.resolve?.(source, args, context, info) ?? source[info.fieldName] ?? [],
    }),
  })
  actions.createFieldExtension({
    name: 'shared',
    args: { from: 'String!' },
    extend: ({ from }: SharedListArgs) => ({
      resolve: async (source: { list?: string }, _args: unknown, context: ResolverContext) => {
        const [type = '', field = ''] =
          from === '@list' ? [listTypeName(source.list ?? ''), 'items'] : from.split('.')
        const node = await context.nodeModel.findOne({ type })
        return field ? (node?.[field] ?? []) : node
      },
    }),
  })
  actions.createTypes([
    contentTypeDefs(),
    paintTypeDefs,
    stripTypeDefs,
    schema.buildUnionType({
      name: 'Section',
      types: sectionTypeNames(),
      resolveType: (value: { type: string }) => sectionTypeName(value.type),
    }),
  ])
}
