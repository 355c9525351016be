import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fillData } from './fill-data'

export interface DataDocument {
  /** Path inside `data/`, with forward slashes. */
  file: string
  /** Absolute path. */
  absolutePath: string
  /** Parsed JSON; undefined when it could not be parsed. */
  value: unknown
  /** What is wrong with the JSON itself. */
  syntaxError?: string
}

/**
 * Reads every JSON file below `root`, in path order, its texts filled in and its derived fields added. Broken JSON is
 * reported in the document, not thrown.
 */
export function readData(root: string): DataDocument[] {
  const documents = dataFilesBelow(root).map((file) => readDocument(root, file))
  const filled = fillData(new Map(documents.map(({ file, value }) => [file, value])))
  return documents.map((document) => ({ ...document, value: filled.get(document.file) }))
}

/** Paths of the JSON files below `root`, in order. The studio's paints and strips are not content. */
export function dataFilesBelow(root: string) {
  return filesBelow(root).filter((file) => file.endsWith('.json') && !/^(paint|strips)\//.test(file))
}

/** Paths of all files below `root`, with forward slashes, in order; hidden ones left out. */
export function filesBelow(root: string) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) !== '' && !path.basename(name).startsWith('.'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
}

/** What a file says without `$schema`, which is for the editor's program and not for the site. */
export function withoutSchemaLink(value: unknown) {
  if (!value || typeof value !== 'object' || !('$schema' in value)) return value
  const { $schema, ...rest } = value
  void $schema
  return rest
}

function readDocument(root: string, file: string): DataDocument {
  const absolutePath = path.join(root, file)
  try {
    const value: unknown = JSON.parse(readFileSync(absolutePath, 'utf8'))
    return { file, absolutePath, value: withoutSchemaLink(value) }
  } catch (error) {
    return { file, absolutePath, value: undefined, syntaxError: (error as Error).message }
  }
}
