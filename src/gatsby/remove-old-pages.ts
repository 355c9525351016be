import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'

/** What every page that Gatsby made has, and no file of `static/`. */
const MADE_BY_GATSBY = 'id="___gatsby"'

/**
 * Removes the pages, and their data, that this build did not make. Netlify restores `public/` from its cache; Gatsby removes only
 * what its own cache knows of, and drops that cache with every change of the configuration.
 *
 * @param folder - the built site, its pages where Gatsby wrote them
 * @param paths - of every page of this build
 * @returns the files that went
 */
export async function removeOldPages(folder: string, paths: Iterable<string>) {
  const plain = [...paths].map((to) => to.replace(/^\/|\/$/g, ''))
  const pages = new Set(plain.map((to) => (to.endsWith('.html') ? to : path.join(to, 'index.html'))))
  const data = new Set(plain.map((to) => path.join(to || 'index', 'page-data.json')))
  const old = [
    ...filesBelow(folder).filter((file) => isPage(folder, file) && !pages.has(file)),
    ...filesBelow(path.join(folder, 'page-data'))
      .filter((file) => path.basename(file) === 'page-data.json' && !data.has(file))
      .map((file) => path.join('page-data', file)),
  ]
  await Promise.all(old.map((file) => rm(path.join(folder, file))))
  return old
}

function isPage(folder: string, file: string) {
  if (!file.endsWith('.html') || file.startsWith('_gatsby')) return false
  return readFileSync(path.join(folder, file), 'utf8').includes(MADE_BY_GATSBY)
}

function filesBelow(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
}
