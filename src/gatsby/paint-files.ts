import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Not of the copy that development works on: these files are the studio's, and no editor's. */
export const PAINTS = path.resolve('data/paint')

/** The public folder of a picture's paint; its name changes with its content, so that it may be kept for ever. */
export function paintFiles(picture: string) {
  const folder = path.join(PAINTS, picture)
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)))
  return `/static/paint/${path.posix.basename(picture)}-${hash.digest('hex').slice(0, 10)}`
}
