import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'

/** Not of the copy that development works on: these files are the studio's, and no editor's. */
const STRIPS = path.resolve('data/strips')

/** A product's movement in frames: `data/strips/<name>`. */
export interface Strip {
  name: string
  /** Public folder of the frames, 01.webp and so on; the first is the picture itself. */
  files: string
  frames: number
  /** The part of the picture that changes, as shares: left edge, top edge, width, height. */
  part: [number, number, number, number]
}

export const stripTypeDefs = `type Strip implements Node @dontInfer {
  name: String!
  files: String!
  frames: Int!
  part: [Float!]!
}`

/**
 * Makes a node of every strip, and puts its frames where the browser fetches them. The folder's name changes with its content,
 * so that it may be kept for ever.
 */
export function sourceStrips({ actions, createNodeId, createContentDigest }: SourceNodesArgs) {
  if (!existsSync(STRIPS)) return
  for (const name of readdirSync(STRIPS).sort()) {
    const folder = path.join(STRIPS, name)
    const about = path.join(folder, 'strip.json')
    if (!existsSync(about)) continue
    const { frames, part } = JSON.parse(readFileSync(about, 'utf8')) as Pick<Strip, 'frames' | 'part'>
    const images = readdirSync(folder)
      .filter((file) => file.endsWith('.webp'))
      .sort()
    const hash = createHash('sha256')
    for (const file of images) hash.update(file).update(readFileSync(path.join(folder, file)))
    const files = `/static/strips/${name}-${hash.digest('hex').slice(0, 10)}`
    for (const file of images) cpSync(path.join(folder, file), path.join('public', files, file))
    const strip: Strip = { name, files, frames, part }
    void actions.createNode({
      ...strip,
      id: createNodeId(`strip ${name}`),
      internal: { type: 'Strip', contentDigest: createContentDigest(strip) },
    })
  }
}
