import type { CreateResolversArgs } from 'gatsby'
import { listTypeName } from './schema'
import { pictureName, type Paint } from './source-paints'
import type { Strip } from './source-strips'

interface ServiceData {
  slug: string
  related: string[]
}

interface NodeModelContext {
  nodeModel: {
    findOne: (query: { type: string }) => Promise<{ items?: ServiceData[] } | null>
    findAll: <Node>(
      query: { type: string },
      dependencies: { connectionType: string },
    ) => Promise<{ entries: Iterable<Node> }>
  }
}

async function services(context: NodeModelContext): Promise<ServiceData[]> {
  return (await context.nodeModel.findOne({ type: 'ServicesFile' }))?.items ?? []
}

/** What paints a picture of the data; a page is made again when pictures become paintable. */
async function paintOf(src: string, { nodeModel }: NodeModelContext) {
  const { entries } = await nodeModel.findAll<Paint>({ type: 'Paint' }, { connectionType: 'Paint' })
  return [...entries].find(({ picture }) => picture === pictureName(src))
}

/** The frames of a section's strip. */
async function stripOf(wanted: string, { nodeModel }: NodeModelContext) {
  const { entries } = await nodeModel.findAll<Strip>({ type: 'Strip' }, { connectionType: 'Strip' })
  return [...entries].find(({ name }) => name === wanted)
}

/**
 * One service by its slug, and the services that it names as related: a page carries these and no others. What paints a picture,
 * and the finishes that it takes on.
 */
export function createResolvers(args: CreateResolversArgs) {
  // Gatsby's own declaration calls it a Function.
  const add = args.createResolvers as (resolvers: object) => void
  add({
    Query: {
      service: {
        type: 'Service',
        args: { slug: 'String!' },
        resolve: async (_source: unknown, { slug }: { slug: string }, context: NodeModelContext) =>
          (await services(context)).find((service) => service.slug === slug),
      },
    },
    Picture: {
      paint: {
        type: 'Paint',
        resolve: ({ src }: { src: string }, _args: unknown, context: NodeModelContext) =>
          paintOf(src, context),
      },
    },
    OpenItSection: {
      film: {
        type: 'Strip',
        resolve: ({ strip }: { strip: string }, _args: unknown, context: NodeModelContext) =>
          stripOf(strip, context),
      },
    },
    Paint: {
      finishes: {
        type: '[Finish!]!',
        resolve: async ({ list }: Paint, _args: unknown, context: NodeModelContext) =>
          list ? ((await context.nodeModel.findOne({ type: listTypeName(list) }))?.items ?? []) : [],
      },
    },
    Service: {
      relatedServices: {
        type: '[Service!]!',
        resolve: async ({ related }: ServiceData, _args: unknown, context: NodeModelContext) =>
          (await services(context)).filter(({ slug }) => related.includes(slug)),
      },
    },
  })
}
