import { existsSync } from 'node:fs'
import path from 'node:path'
import { readData } from '../../src/content/read-data'

/**
 * The files of `data/` as they were deployed: they travel with the function (`included_files` in netlify.toml), so that a
 * new product, service, offer or colour is known without a change here.
 */
// Bundled as a module, a function has no `__dirname`.
const REPOSITORY = typeof __dirname === 'string' ? path.resolve(__dirname, '../..') : undefined
const ROOT = [process.env.LAMBDA_TASK_ROOT, process.cwd(), REPOSITORY].find(
  (folder): folder is string => folder !== undefined && existsSync(path.join(folder, 'data/company.json')),
)
if (!ROOT) throw new Error('There is no data/ beside the function')

/** Where files that travel with the function are found, by their path in the repository. */
export function deployed(file: string) {
  return path.join(ROOT as string, file)
}

/** Every document of `data/`, filled in as the pages show it. */
export const DOCUMENTS = readData(deployed('data')).filter(({ file }) => !file.startsWith('door-leaves'))

/** The value of one file. */
export function fileOf<T>(file: string): T {
  return DOCUMENTS.find((document) => document.file === file)?.value as T
}

/** The items of a list that several pages share. */
export function itemsOf<T>(file: string): T[] {
  return fileOf<{ items?: T[] } | undefined>(`${file}.json`)?.items ?? []
}

/** The values of every file in a folder. */
export function folderOf<T>(folder: string): T[] {
  return DOCUMENTS.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ value }) => value as T)
}
