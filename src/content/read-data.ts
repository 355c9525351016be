import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

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

/** Reads every JSON file below `root`, in path order. Broken JSON is reported in the document, not thrown. */
export function readData(root: string): DataDocument[] {
  return (
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      // What the studio made of paintable pictures is no content: check-paints.ts checks it.
      .filter((name) => name.endsWith('.json') && !name.startsWith('paint/'))
      .sort()
      .map((file) => {
        const absolutePath = path.join(root, file)
        try {
          return { file, absolutePath, value: JSON.parse(readFileSync(absolutePath, 'utf8')) as unknown }
        } catch (error) {
          return { file, absolutePath, value: undefined, syntaxError: (error as Error).message }
        }
      })
  )
}
