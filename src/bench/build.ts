import { spawn } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageWeights } from '../commands/lib/page-weights.mjs'
import { copyProject } from './lib/project-copy'
import { watchMemory } from './lib/watch-memory'

interface Figures {
  seconds: number
  peakMb: number
}

/**
 * `npm run bench -- build [factors]`: builds a copy of the site with its catalogue once, 4 and 16 times as large (or as told:
 * `1,4`), and again after an edit of one product and of company.json. Prints seconds and memory, by the page too, and script by
 * the page; the pictures are the same for every size, since each copy of a product shows its original's.
 *
 * @returns whether neither time nor memory of a cold build grew by the page, nor the script
 */
export default async function build([factors = '1,4,16']: string[] = []): Promise<boolean> {
  const rows = []
  for (const factor of factors.split(',').map(Number)) rows.push(await measure(factor))
  const line = (cells: (string | number)[]) =>
    console.log(cells.map((cell) => String(cell).padStart(11)).join(' '))
  line([
    'catalogue',
    'pages',
    'cold s',
    's/page',
    'peak MB',
    'MB/page',
    'script KB',
    'product s',
    'company s',
  ])
  for (const { factor, pages, cold, scriptKb, product, company } of rows) {
    const byPage = (figure: number) => (figure / pages).toFixed(2)
    line([
      `x${factor}`,
      pages,
      cold.seconds.toFixed(0),
      byPage(cold.seconds),
      cold.peakMb.toFixed(0),
      byPage(cold.peakMb),
      scriptKb.toFixed(1),
      product.seconds.toFixed(0),
      company.seconds.toFixed(0),
    ])
  }
  const [first, ...larger] = rows
  return larger.every(
    ({ pages, cold, scriptKb }) =>
      first !== undefined &&
      cold.seconds / pages <= first.cold.seconds / first.pages &&
      cold.peakMb / pages <= first.cold.peakMb / first.pages &&
      scriptKb <= first.scriptKb + 0.1,
  )
}

async function measure(factor: number) {
  const { root, remove } = copyProject()
  try {
    const products = path.join(root, 'data/products')
    const files = readdirSync(products)
    for (const file of files) multiply(path.join(products, file), factor)
    const cold = await buildOnce(root)
    const weights = pageWeights(path.join(root, 'public')) as { page: string; bytes: number }[]
    edit(path.join(products, files[0] ?? ''), (text) => text.replace(/"summary": "/, '$&Edited. '))
    const product = await buildOnce(root)
    edit(path.join(root, 'data/company.json'), (text) => text.replace(/"street": "/, '$&Edited '))
    const company = await buildOnce(root)
    const scriptKb = Math.max(...weights.map(({ bytes }) => bytes)) / 1024
    return { factor, pages: weights.length, cold, scriptKb, product, company }
  } finally {
    remove()
  }
}

/** Copies a product under further addresses. */
function multiply(file: string, factor: number) {
  const product = JSON.parse(readFileSync(file, 'utf8')) as { path: string; aliases?: string[] }
  for (let number = 2; number <= factor; number += 1) {
    const copy = { ...product, path: `${product.path}-${number}`, aliases: undefined }
    writeFileSync(file.replace(/\.json$/, `-${number}.json`), JSON.stringify(copy))
  }
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** @throws when the build fails */
async function buildOnce(root: string): Promise<Figures> {
  const started = performance.now()
  const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  gatsby.stdout.on('data', (chunk) => (words += String(chunk)))
  gatsby.stderr.on('data', (chunk) => (words += String(chunk)))
  const memory = watchMemory(gatsby.pid ?? 0)
  const code = await new Promise((resolve) => gatsby.once('close', resolve))
  const peakMb = memory.stop()
  if (code !== 0) throw new Error(`The copy could not be built:\n${words}`)
  return { seconds: (performance.now() - started) / 1000, peakMb }
}
