import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'

/** A picture that visitors can paint: `data/paint/<picture>`. */
export interface Paint {
  /** The picture's path without its ending: `products/comp-door`. */
  picture: string
  /** The product or style: `comp-door`. */
  name: string
  /** The list of its finishes. */
  list: string
  /** Public folder of paint.json and the files that it names. */
  files: string
}

export const paintTypeDefs = `type Paint implements Node @dontInfer {
  picture: String!
  name: String!
  list: String!
  files: String!
}`

/** Not of the copy that development works on: these files are the studio's, and no editor's. */
const FOLDER = path.resolve('data/paint')

/** `../images/products/comp-door.jpg` → `products/comp-door`. */
export function pictureName(src: string) {
  return src.replace(/^.*images\//, '').replace(/\.\w+$/, '')
}

/**
 * Makes a node of every paintable picture whose finishes are a list of the data, and puts its files where the browser fetches
 * them. The folder's name changes with its content, so that it may be kept for ever.
 */
export function sourceNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs) {
  for (const picture of paintable()) {
    const folder = path.join(FOLDER, picture)
    const { list } = JSON.parse(readFileSync(path.join(folder, 'paint.json'), 'utf8')) as { list?: string }
    if (!list) continue
    const name = path.posix.basename(picture)
    const files = `/static/paint/${name}-${digest(folder)}`
    cpSync(folder, path.join('public', files), { recursive: true })
    const paint: Paint = { picture, name, list, files }
    void actions.createNode({
      ...paint,
      id: createNodeId(`paint ${picture}`),
      internal: { type: 'Paint', contentDigest: createContentDigest(paint) },
    })
  }
}

function paintable(): string[] {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'paint.json')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .sort()
}

function digest(folder: string) {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 10)
}
