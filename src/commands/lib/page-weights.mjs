import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const TAG = /<(script|link)\b[^>]*>/g

/**
 * Weighs the script of every page of a built site.
 *
 * @param {string} folder - `public`
 * @returns {{ page: string, template: string, bytes: number }[]} gzipped bytes of the script files that the page's HTML
 *   asks for; files of other sites are not counted
 */
export function pageWeights(folder) {
  const weights = new Map()
  const weigh = (file) => {
    const full = path.join(folder, file)
    if (!weights.has(file)) weights.set(file, existsSync(full) ? gzipSync(readFileSync(full)).length : 0)
    return weights.get(file)
  }
  return htmlFiles(folder).map((file) => ({
    page: pagePath(file),
    template: templateOf(folder, pagePath(file)),
    bytes: scriptsOf(readFileSync(path.join(folder, file), 'utf8')).reduce(
      (sum, script) => sum + weigh(script),
      0,
    ),
  }))
}

/**
 * The script files that a page fetches without being asked to.
 *
 * @param {string} html
 * @returns {string[]} paths, each once
 */
export function scriptsOf(html) {
  const files = []
  for (const [tag, name] of html.matchAll(TAG)) {
    const fetched = name === 'script' ? !/\snomodule\b/i.test(tag) : isScriptPreload(tag)
    // `data-later`: fetched once the page has been painted.
    const address =
      name === 'script' ? (attribute(tag, 'src') ?? attribute(tag, 'data-later')) : attribute(tag, 'href')
    if (fetched && address?.startsWith('/') && !address.startsWith('//'))
      files.push(address.replace(/[?#].*/, ''))
  }
  return [...new Set(files)]
}

function isScriptPreload(tag) {
  const rel = attribute(tag, 'rel')
  return rel === 'modulepreload' || (rel === 'preload' && attribute(tag, 'as') === 'script')
}

function attribute(tag, name) {
  return new RegExp(`\\s${name}="?([^"\\s>]+)`, 'i').exec(tag)?.[1]
}

function htmlFiles(folder, below = '') {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name)
    if (entry.isDirectory()) return htmlFiles(folder, file)
    return entry.name.endsWith('.html') ? [file] : []
  })
}

function pagePath(file) {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`
}

function templateOf(folder, page) {
  const data = path.join(folder, 'page-data', page === '/' ? 'index' : page, 'page-data.json')
  if (!existsSync(data)) return 'not of Gatsby'
  return JSON.parse(readFileSync(data, 'utf8')).componentChunkName.replace(/^component---/, '')
}
