import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { redirects } from '../content/redirects'
import { SECTION_KINDS, sectionTypeName } from '../content/sections'
import { createFlipbooks } from './create-flipbooks'
import { queryRunner } from './query-runner'

const TEMPLATES = {
  page: path.resolve('src/templates/page.tsx'),
  product: path.resolve('src/templates/product.tsx'),
  service: path.resolve('src/templates/service.tsx'),
  offer: path.resolve('src/templates/offer.tsx'),
}

const WORKSHOP = path.resolve('src/templates/workshop.tsx')

const HOME = '/'
const SERVICES = '/services'

/** Makes every page of the site from the data: pages, products, offers, and one page for each service. */
export async function createPages(args: CreatePagesArgs) {
  const { actions } = args
  const graphql = queryRunner(args)
  const data = await graphql<Queries.AllPagesQuery>(`
    query AllPages {
      allPageFile {
        nodes {
          id
          path
          name
          aliases
          above
          bare
        }
      }
      allProductFile {
        nodes {
          id
          path
          name
          aliases
          above
        }
      }
      allOfferFile {
        nodes {
          id
          path
          name
          aliases
          above
        }
      }
      servicesFile {
        items {
          slug
          title
        }
      }
      companyFile {
        shortBrand
      }
    }
  `)
  const offers = data.allOfferFile.nodes
  const names = new Map(
    [...data.allPageFile.nodes, ...data.allProductFile.nodes, ...offers].map((page) => [
      page.path,
      page.name,
    ]),
  )
  const crumb = (to: string) => ({ name: names.get(to) ?? to, path: to })
  const above = new Map(
    [...data.allPageFile.nodes, ...data.allProductFile.nodes, ...offers].map((page) => [
      page.path,
      page.above,
    ]),
  )
  const trail = (to: string) =>
    (to === HOME ? [HOME] : [HOME, ...(above.get(to) ? [above.get(to)!] : []), to]).map(crumb)

  const kinds = [
    { component: TEMPLATES.page, nodes: data.allPageFile.nodes },
    { component: TEMPLATES.product, nodes: data.allProductFile.nodes },
    { component: TEMPLATES.offer, nodes: offers },
  ]
  for (const { component, nodes } of kinds) {
    for (const page of nodes) {
      const context = {
        id: page.id,
        crumbs: trail(page.path),
        isBare: 'bare' in page && Boolean(page.bare),
      }
      // Both spellings answer with the page itself; only the first is canonical.
      for (const spelling of [page.path, ...page.aliases]) {
        actions.createPage({ path: spelling, component, context })
      }
    }
  }
  for (const { slug, title } of data.servicesFile?.items ?? []) {
    const own = { name: title, path: `${SERVICES}/${slug}` }
    actions.createPage({
      path: own.path,
      component: TEMPLATES.service,
      context: { slug, crumbs: [crumb(HOME), crumb(SERVICES), own] },
    })
  }
  await createFlipbooks(args, data.companyFile?.shortBrand ?? '', trail)
  createWorkshop(
    args,
    kinds.flatMap(({ nodes }) => nodes.map((page) => page.path)),
  )
  for (const { from, to } of redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, statusCode: 301 })
  }
}

/** The workshop is for developers: only the development server has it. */
export function createWorkshop({ actions }: Pick<CreatePagesArgs, 'actions'>, pages: string[]) {
  if (process.env.gatsby_executing_command !== 'develop') return
  const kinds = SECTION_KINDS.map(sectionTypeName)
  actions.createPage({ path: '/workshop', component: WORKSHOP, context: { pages, kinds, crumbs: [] } })
}
