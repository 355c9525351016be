import { readData } from '../content/read-data'
import { flipbookPath } from '../lib/flipbook-path'
import { dataFolder } from './data-folder'

interface PageLike {
  path: string
  hidden?: boolean
  aliases?: string[]
}

interface BrochureLike {
  items: { file: string; flipbook?: boolean }[]
}

/**
 * Paths that stay out of the sitemap: hidden pages, aliases, whose canonical page is listed, and flipbooks, which print again
 * what product pages say.
 */
export function hiddenPaths(): string[] {
  return readData(dataFolder).flatMap(({ file, value }) => {
    if (file === 'brochures.json') {
      const { items } = value as BrochureLike
      return items.flatMap((item) => (item.flipbook ? [flipbookPath(item.file)] : []))
    }
    if (!/^(pages|products|offers)\//.test(file)) return []
    const page = value as PageLike
    return [...(page.hidden ? [page.path] : []), ...(page.aliases ?? [])]
  })
}
