import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { filesBelow } from '../../content/read-data'
import { keepOnly } from '../keep-only'
import { runThroughTsx } from '../run-through-tsx'
import { siteUrl } from '../site-url'
import { readBrochures } from './read-brochures'
import type { Job } from './pdf/render'
import type { Brochure } from './types'

const CODE = path.resolve('src/gatsby/brochures')
const CACHE = path.resolve('.cache/brochures')
const TOKENS = path.resolve('src/theme/tokens.ts')
const LIBRARIES = ['@react-pdf/layout', '@react-pdf/render', '@react-pdf/renderer', 'pdfkit'].map((name) =>
  path.resolve('node_modules', name, 'package.json'),
)

/**
 * Writes every PDF of `brochures.json` to `<publicFolder>/brochures`. A brochure whose texts, pictures and code have not
 * changed since it was last made is taken from the cache.
 *
 * @param dataFolder - absolute path of the `data` folder
 * @param publicFolder - absolute path of the folder that is published
 * @param only - names of files, to make no others
 * @param cache - absolute path of the folder in which they are kept; a whole run clears it of all others
 */
export async function writeBrochures(
  dataFolder: string,
  publicFolder: string,
  only?: string[],
  cache = CACHE,
) {
  const brochures = readBrochures(dataFolder, siteUrl).filter(({ file }) => !only || only.includes(file))
  requirePictures(brochures)
  const version = codeVersion()
  const jobs = brochures.map((brochure) => ({
    brochure,
    target: path.join(cache, `${fingerprint(brochure, version)}.pdf`),
  }))
  await mkdir(cache, { recursive: true })
  await renderAll(jobs.filter(({ target }) => !existsSync(target)))

  await publish(jobs, publicFolder, { isAll: !only })
  if (only) return
  await keepOnly(
    cache,
    jobs.map(({ target }) => path.basename(target)),
  )
}

/**
 * Copies brochures into the published folder, and removes those that are no longer listed, even from a restored cache.
 *
 * @param jobs - what was made, and where it lies
 * @param publicFolder - absolute path of the folder that is published
 * @param options - `isAll`: there are no others
 */
export async function publish(
  jobs: { brochure: Pick<Brochure, 'file'>; target: string }[],
  publicFolder: string,
  { isAll }: { isAll: boolean },
) {
  const folder = path.join(publicFolder, 'brochures')
  await mkdir(folder, { recursive: true })
  for (const { brochure, target } of jobs) await copyFile(target, path.join(folder, brochure.file))
  if (!isAll) return
  await keepOnly(
    folder,
    jobs.map(({ brochure }) => brochure.file),
    /\.pdf$/,
  )
}

/** Shares the jobs among as many processes as there are processors; the longest first, so that all end together. */
async function renderAll(jobs: Job[]) {
  const longestFirst = [...jobs].sort((a, b) => picturesOf(b.brochure).length - picturesOf(a.brochure).length)
  const shares = Array.from({ length: Math.min(availableParallelism(), 4, jobs.length) }, (): Job[] => [])
  longestFirst.forEach((job, index) => shares[index % shares.length]!.push(job))
  const script = path.join(CODE, 'pdf/render.ts')
  await Promise.all(shares.map((share) => runThroughTsx(script, share, 'The brochures could not be made')))
}

/** Changes with everything that a PDF is made from, beside the brochure's own data. */
function codeVersion() {
  const files = filesBelow(CODE).map((name) => path.join(CODE, name))
  const hash = createHash('sha1')
  for (const file of [...files, TOKENS, ...LIBRARIES]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function requirePictures(brochures: Brochure[]) {
  const missing = new Set(brochures.flatMap(picturesOf).filter((picture) => !existsSync(picture)))
  if (missing.size === 0) return
  const names = [...missing].map((picture) => path.relative('', picture))
  throw new Error(`The brochures need pictures that do not exist:\n${names.join('\n')}`)
}

function fingerprint(brochure: Brochure, version: string) {
  const hash = createHash('sha1').update(version)
  // Where the checkout lies does not matter, what is in the files does.
  hash.update(JSON.stringify(brochure, (key, value: unknown) => (key === 'src' ? undefined : value)))
  for (const picture of picturesOf(brochure)) hash.update(readFileSync(picture))
  return hash.digest('hex')
}

/** Paths of all pictures in a brochure, in the order of its data. */
function picturesOf(brochure: Brochure): string[] {
  const found: string[] = []
  JSON.stringify(brochure, (key, value: unknown) => {
    if (key === 'src') found.push(value as string)
    return value
  })
  return found
}
