import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { ribbonText } from '../../contracts/ribbon'
import { FILLED_DATA } from '../filled-data'
import { isPreview } from '../site-url'
import { finishHtml } from './finish-html'
import { headerRules } from './header-rules'
import { securityPolicy } from './security-policy'

const EARLY = path.resolve('src/gatsby/finish-pages/early.ts')
/** A name that Gatsby gives to a script by its content. */
const HASHED = /-[0-9a-f]{16,}\.js$/

/** What Gatsby puts into every site and this one does without. */
const UNUSED = ['~partytown', 'chunk-map.json', 'webpack.stats.json']

/**
 * The last step of a build: finishes every page in `folder` and writes the rules for its headers.
 *
 * @param folder - the built site, its pages where the adapter has put them
 * @throws when the pages have more inline scripts than one policy should name
 */
export async function finishPages(folder: string) {
  const early = await bundled(EARLY)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Gatsby calls a folder 404.html, too.
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
  const ribbon = ribbonText(process.env)
  const hashes = new Set<string>()
  for (const file of files.filter((name) => name.endsWith('.html') && !name.startsWith('_gatsby'))) {
    const { html, scripts } = finishHtml(await readFile(path.join(folder, file), 'utf8'), early, ribbon)
    await writeFile(path.join(folder, file), html)
    for (const script of scripts) hashes.add(script)
  }
  if (hashes.size > 4)
    throw new Error(
      `The pages have ${hashes.size} different inline scripts: one policy cannot name them all.`,
    )
  const scripts = files
    .filter((file) => HASHED.test(file) && !file.includes(path.sep))
    .map((file) => `/${file}`)
  const rules = headerRules(securityPolicy([...hashes], process.env), isPreview, scripts)
  await writeFile(path.join(folder, '_headers'), rules)
  for (const unused of UNUSED) await rm(path.join(folder, unused), { recursive: true, force: true })
}

async function bundled(file: string) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    alias: { '@data': FILLED_DATA },
  })
  return outputFiles[0]!.text.trim()
}
