import path from 'node:path'
import { readData } from '../content/read-data'

interface PageLike {
  path: string
  hidden?: boolean
  aliases?: string[]
}

/** Paths that stay out of the sitemap: hidden pages, and aliases, whose canonical page is listed. */
export function hiddenPaths(): string[] {
  return readData(path.resolve('data')).flatMap(({ file, value }) => {
    if (!/^(pages|products|offers)\//.test(file)) return []
    const page = value as PageLike
    return [...(page.hidden ? [page.path] : []), ...(page.aliases ?? [])]
  })
}
