import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { doorCatalogue, doorLeaves } from '../../features/door-designer/catalogue'
import { DEFAULT_DESIGN } from '../../features/door-designer/design'
import { drawDoor } from '../../features/door-designer/drawing/draw-door'
import { color } from '../../theme/tokens'

const SIZE = { width: 900, height: 1350 }

/**
 * Draws the picture of a door style that has none yet, from its definition in data/door-leaves.json: the designer's drawing on a
 * plain ground. It stands in until a picture takes its place.
 *
 * @returns whether there is such a style
 */
export async function drawStyle(slug: string, target: string) {
  const leaf = doorLeaves.catalogue[slug]
  if (!leaf) return false
  const design = {
    ...DEFAULT_DESIGN,
    style: slug,
    outside: leaf.colour,
    frame: leaf.frame,
    furniture: leaf.hardware,
  }
  const door = await sharp(Buffer.from(drawDoor(design, doorLeaves, doorCatalogue)))
    .resize({ height: SIZE.height - 60, width: SIZE.width - 60, fit: 'inside' })
    .png()
    .toBuffer()
  await mkdir(path.dirname(target), { recursive: true })
  await sharp({ create: { ...SIZE, channels: 3, background: color.chalk } })
    .composite([{ input: door }])
    .jpeg({ quality: 88, mozjpeg: true })
    .toFile(target)
  return true
}
