import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { mix } from '../features/painter/mix'
import { tonesOf, type Paint } from '../features/painter/paint'

const [picture, finish] = process.argv.slice(2)

/**
 * `npm run paint:still -- doors/windsor forest-green` writes that picture in that finish beside it, as
 * `doors/windsor-in-forest-green.jpg`: for a page that opens in a finish of its own. Visitors paint it like the picture itself.
 */
async function main(picture: string, finish: string) {
  const folder = path.join('data/paint', picture)
  const paint = JSON.parse(readFileSync(path.join(folder, 'paint.json'), 'utf8')) as Paint
  const wanted = paint.finishes[finish]
  if (!wanted)
    throw new Error(`${picture} has no finish ${finish}: ${Object.keys(paint.finishes).join(', ')}`)
  const [left, top, width, height] = paint.box
  const pixels = async (file: string) =>
    new Uint8ClampedArray(await sharp(path.join(folder, file)).ensureAlpha().raw().toBuffer())
  const layers = Object.values(paint.layers)
  const painted = mix(
    {
      black: await pixels(layers[0]!.black),
      table: await pixels(paint.curve.table),
      ...(paint.where && { where: await pixels(paint.where) }),
      layers: await Promise.all(
        layers.map(async ({ white, figure, middle }) => ({
          white: await pixels(white),
          ...(figure && { figure: await pixels(figure) }),
          ...(middle && { middle: await pixels(middle) }),
        })),
      ),
    },
    paint,
    layers.map(() => tonesOf(wanted)),
  )
  const base = path.join('data/images', picture)
  const [wide, high] = paint.size
  // The paint is of the picture as the studio made it, which may be larger.
  const { width: least } = await sharp(`${base}.jpg`).metadata()
  const full = await sharp(`${base}.jpg`)
    .resize(wide, high)
    .composite([
      { input: Buffer.from(painted), raw: { width, height, channels: 4 }, left, top, premultiplied: false },
    ])
    .toBuffer()
  const file = `${base}-in-${finish}.jpg`
  await sharp(full).resize(least).jpeg({ quality: 88, mozjpeg: true }).toFile(file)
  console.log(file)
}

main(picture!, finish!).catch((error: unknown) => {
  console.error(String(error))
  process.exitCode = 1
})
