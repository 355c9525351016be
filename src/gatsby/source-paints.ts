import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import { writeDesignerLayers } from './designer-layers'
import { writeGlassHall } from './glass-hall'
import { PAINTS, paintFiles } from './paint-files'

/** A picture that visitors can paint: `data/paint/<picture>`. */
export interface Paint {
  /** The picture's path without its ending: `products/comp-door`. */
  picture: string
  /** The product or style: `comp-door`. */
  name: string
  /** The list of its finishes; empty: they are of several lists, and each section has its own choice of them. */
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

/** `../images/doors/windsor.jpg` → `doors/windsor`, and so is `windsor-in-forest-green.jpg`: the same picture, painted. */
export function pictureName(src: string) {
  return src.replace(/^.*images\//, '').replace(/(-in-[a-z-]+)?\.\w+$/, '')
}

/**
 * Makes a node of every paintable picture, and puts its files where the browser fetches them. The folder's name changes with its
 * content, so that it may be kept for ever.
 */
export function sourcePaints({ actions, createNodeId, createContentDigest }: SourceNodesArgs) {
  for (const picture of paintable()) {
    const folder = path.join(PAINTS, picture)
    const { list = '' } = JSON.parse(readFileSync(path.join(folder, 'paint.json'), 'utf8')) as {
      list?: string
    }
    const name = path.posix.basename(picture)
    const files = paintFiles(picture)
    cpSync(folder, path.join('public', files), { recursive: true })
    const paint: Paint = { picture, name, list, files }
    void actions.createNode({
      ...paint,
      id: createNodeId(`paint ${picture}`),
      internal: { type: 'Paint', contentDigest: createContentDigest(paint) },
    })
  }
  writeDesignerLayers('public')
  writeGlassHall('public')
}

/** The pictures that have paint; the door designer's layers are none. */
function paintable(): string[] {
  if (!existsSync(PAINTS)) return []
  return readdirSync(PAINTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'paint.json')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .filter((picture) => !picture.startsWith('designer/'))
    .sort()
}
