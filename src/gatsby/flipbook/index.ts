import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { keepOnly } from '../keep-only'
import { runThroughTsx } from '../run-through-tsx'
import type { DrawJob, DrawnPage, FlipbookPage } from './types'

const CODE = path.resolve('src/gatsby/flipbook/pages')
const CACHE = path.resolve('.cache/flipbooks')
const LIBRARY = path.resolve('node_modules/pdfjs-dist/package.json')
/** Below `static`, whose files browsers keep for ever. */
const FOLDER = 'static/brochures'

/**
 * Draws every page of the brochures in `pdfs` as pictures below `publicFolder`, and reads their texts. A brochure that has not
 * changed since it was last drawn is taken from the cache.
 *
 * @param cache - absolute path of the folder in which drawn pages are kept
 * @returns the pages of each brochure, in the order of `pdfs`
 */
export async function writeFlipbooks(
  pdfs: string[],
  publicFolder: string,
  cache = CACHE,
): Promise<FlipbookPage[][]> {
  const target = path.join(publicFolder, FOLDER)
  await mkdir(target, { recursive: true })
  await mkdir(cache, { recursive: true })
  const version = codeVersion()
  const books: FlipbookPage[][] = []
  const folders: string[] = []
  for (const pdf of pdfs) {
    const folder = path.join(cache, fingerprint(version, readFileSync(pdf)))
    const job: DrawJob = { pdf, folder }
    if (!existsSync(folder)) await runThroughTsx(path.join(CODE, 'draw.ts'), job, `${pdf} could not be drawn`)
    const pages = JSON.parse(await readFile(path.join(folder, 'pages.json'), 'utf8')) as DrawnPage[]
    for (const { file } of pages.flatMap(({ pictures }) => pictures)) {
      await copyFile(path.join(folder, file), path.join(target, file))
    }
    folders.push(folder)
    books.push(
      pages.map(({ pictures, ...page }) => ({
        ...page,
        pictures: pictures.map(({ file, width }) => ({ src: `/${FOLDER}/${file}`, width })),
      })),
    )
  }
  await keepOnly(
    cache,
    folders.map((drawn) => path.basename(drawn)),
  )
  await keepOnly(
    target,
    books.flat().flatMap(({ pictures }) => pictures.map(({ src }) => path.basename(src))),
  )
  return books
}

/** Changes with everything that decides how a page is drawn. */
function codeVersion() {
  const files = readdirSync(CODE).map((name) => path.join(CODE, name))
  return fingerprint(...[...files, LIBRARY].map((file) => readFileSync(file)))
}

function fingerprint(...parts: (string | Buffer)[]) {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
