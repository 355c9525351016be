import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { readData } from '../content/read-data'
import { flipbookPath } from '../lib/flipbook-path'
import { writeBrochures } from './brochures'
import { readBrochures } from './brochures/read-brochures'
import { dataFolder } from './data-folder'
import { writeFlipbooks } from './flipbook'
import type { FlipbookContext, FlipbookPage } from './flipbook/types'
import { siteUrl } from './site-url'

const PUBLIC = path.resolve('public')
const TEMPLATE = path.resolve('src/templates/flipbook.tsx')

type Crumb = FlipbookContext['crumbs'][number]

interface BrochureEntry {
  route: string
  file: string
  flipbook?: boolean
}

/** The brochures that can be read on the site, with the route of their product. */
export function flipbooks() {
  const { items } = readData(dataFolder).find(({ file }) => file === 'brochures.json')?.value as {
    items: BrochureEntry[]
  }
  return items.filter(({ flipbook }) => flipbook)
}

let drawn: Promise<FlipbookPage[][]> | undefined

/**
 * A page-by-page viewer for each brochure that `data/brochures.json` marks as a flipbook.
 *
 * @param trail - gives the breadcrumb of a product's page
 */
export async function createFlipbooks(
  { actions }: CreatePagesArgs,
  brand: string,
  trail: (route: string) => Crumb[],
) {
  const books = flipbooks()
  const files = books.map(({ file }) => file)
  // In development, pages are recreated after every edit, but brochures are drawn only at the start.
  drawn ??= draw(files)
  const pages = await drawn
  const brochures = readBrochures(dataFolder, siteUrl)
  books.forEach(({ route, file }, index) => {
    const brochure = brochures.find((entry) => entry.file === file)
    if (!brochure) throw new Error(`data/brochures.json: there is no brochure ${file}`)
    const own = { name: 'Brochure', path: flipbookPath(file) }
    const context: FlipbookContext = {
      file,
      title: brochure.title,
      product: route,
      seo: {
        title: `${brochure.title}: brochure | ${brand}`,
        description: `Read the brochure about ${brochure.title} page by page: leaf through it, zoom in, show it on the full screen, or download it as a PDF.`,
        keywords: [...brochure.keywords, 'brochure'],
      },
      pages: pages[index] ?? [],
      crumbs: [...trail(route), own],
    }
    actions.createPage({ path: own.path, component: TEMPLATE, context: { ...context } })
  })
}

async function draw(files: string[]) {
  await writeBrochures(dataFolder, PUBLIC, files)
  return writeFlipbooks(
    files.map((file) => path.join(PUBLIC, 'brochures', file)),
    PUBLIC,
  )
}
