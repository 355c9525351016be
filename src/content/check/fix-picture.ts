import { readdirSync, renameSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictureRule, type PictureFault } from './pictures'

/** Quality of what is written: the build makes smaller versions from it. */
const QUALITY = 88

/**
 * Puts a picture right, where that is possible without a better one: its colours, its size, its shape (cut around the middle),
 * its format, the capitals of its name.
 *
 * @returns what was done, or nothing when somebody has to supply another picture
 */
export async function fixPicture(
  root: string,
  target: string,
  fault: PictureFault,
): Promise<string | undefined> {
  const name = path.relative(root, target).split(path.sep).join('/')
  switch (fault.kind) {
    case 'case': {
      const own = path.basename(target)
      const folder = path.dirname(target)
      const found = readdirSync(folder).find((file) => file.toLowerCase() === own.toLowerCase())
      if (!found) return undefined
      renameSync(path.join(folder, found), target)
      return `${name}: renamed from ${found}`
    }
    case 'colours':
    case 'ending':
    case 'large':
    case 'shape':
      await convert(name, target)
      return `${name}: converted`
    default:
      return undefined
  }
}

async function convert(name: string, target: string) {
  const { ratio, best } = pictureRule(name)
  const source = await readFile(target)
  const upright = await sharp(source).rotate().toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const wanted = ratio ?? Math.min(Math.max(width / height, 0.5), 2.4)
  // The largest part of the picture that has the shape.
  const crop =
    width / height > wanted ? [Math.round(height * wanted), height] : [width, Math.round(width / wanted)]
  const [cropWidth = width, cropHeight = height] = crop
  const scale = Math.min(1, best / cropWidth)
  const picture = sharp(upright.data)
    .resize(Math.round(cropWidth * scale), Math.round(cropHeight * scale), { fit: 'cover' })
    .toColourspace('srgb')
  const extension = path.extname(target)
  if (extension === '.png') picture.png()
  else if (extension === '.webp') picture.webp({ quality: QUALITY })
  else picture.jpeg({ quality: QUALITY, mozjpeg: true })
  await writeFile(target, await picture.toBuffer())
}
