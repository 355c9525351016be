import type { CreateResolversArgs } from 'gatsby'

interface ServiceData {
  slug: string
  related: string[]
}

interface NodeModelContext {
  nodeModel: { findOne: (query: { type: string }) => Promise<{ items?: ServiceData[] } | null> }
}

async function services(context: NodeModelContext): Promise<ServiceData[]> {
  return (await context.nodeModel.findOne({ type: 'ServicesFile' }))?.items ?? []
}

/** One service by its slug, and the services that it names as related: a page carries these and no others. */
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
    Service: {
      relatedServices: {
        type: '[Service!]!',
        resolve: async ({ related }: ServiceData, _args: unknown, context: NodeModelContext) =>
          (await services(context)).filter(({ slug }) => related.includes(slug)),
      },
    },
  })
}
