import { Image, View } from '@react-pdf/renderer'
import { createContext, useContext } from 'react'
import sharp from 'sharp'
import type { Photo } from '../types'
import { color } from '../../../theme/tokens'

/** Pixels for each point of paper: 200 dots per inch. */
const SHARPNESS = 200 / 72
const WIDEST = 1200

interface Crop {
  src: string
  width: number
  height: number
}

/**
 * Pictures of one brochure at the size they are printed. What is asked for before it is ready is noted, and left blank on
 * the page, so that laying the brochure out once tells which pictures to prepare.
 */
export class PictureStore {
  private readonly wanted = new Map<string, Crop>()
  private readonly ready = new Map<string, Buffer>()

  take(crop: Crop): Buffer | undefined {
    const key = `${crop.src} ${crop.width} ${crop.height}`
    const found = this.ready.get(key)
    if (!found) this.wanted.set(key, crop)
    return found
  }

  async prepare() {
    await Promise.all([...this.wanted].map(async ([key, crop]) => this.ready.set(key, await print(crop))))
    this.wanted.clear()
  }
}

async function print({ src, width, height }: Crop) {
  const pixels = Math.min(WIDEST, Math.round(width * SHARPNESS))
  return sharp(src)
    .resize(pixels, Math.round((pixels * height) / width), { fit: 'cover' })
    .flatten({ background: color.chalk })
    .jpeg({ quality: 80 })
    .toBuffer()
}

export const Pictures = createContext(new PictureStore())

/** A picture cut to a width and height in points. */
export function Picture({ photo, width, height }: { photo: Photo; width: number; height: number }) {
  const data = useContext(Pictures).take({ src: photo.src, width, height })
  if (!data) return <View style={{ width, height }} />
  return <Image src={{ data, format: 'jpg' }} alt={photo.alt} style={{ width, height }} />
}
