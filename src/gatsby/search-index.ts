import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MiniSearch from 'minisearch'
import { readData, type DataDocument } from '../content/read-data'
import { searchSources } from '../content/search-entries'
import { INDEX_OPTIONS, type SearchFile, type Synonym } from '../lib/search-file'
import { dataFolder } from './data-folder'

/** Browsers may cache everything in this folder for ever: the file names are content hashes. */
const FOLDER = 'static'
const NAME = /^search-[0-9a-f]+\.json$/

/** The search file of a data folder, not yet written. */
export function searchFile(documents: DataDocument[]): SearchFile {
  const sources = searchSources(documents)
  const index = new MiniSearch(INDEX_OPTIONS)
  index.addAll(
    sources.map(({ entry: { title, text }, keywords, body }, id) => ({ id, title, text, keywords, body })),
  )
  const { items } = documents.find(({ file }) => file === 'search-synonyms.json')?.value as {
    items: Synonym[]
  }
  return { entries: sources.map(({ entry }) => entry), synonyms: items, index: index.toJSON() }
}

/** The search file as text, and the address at which the browser asks for it: a new one whenever the content changes. */
export function searchIndex(folder = dataFolder) {
  const json = JSON.stringify(searchFile(readData(folder)))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 16)
  return { json, address: `/${FOLDER}/search-${hash}.json` }
}

/** Writes the search file into the built site, and takes away those of earlier builds. */
export async function writeSearchIndex(publicFolder: string) {
  const { json, address } = searchIndex()
  const folder = path.join(publicFolder, FOLDER)
  await mkdir(folder, { recursive: true })
  const old = (await readdir(folder)).filter((name) => NAME.test(name) && !address.endsWith(name))
  await Promise.all(old.map((name) => rm(path.join(folder, name))))
  await writeFile(path.join(publicFolder, address), json)
}
