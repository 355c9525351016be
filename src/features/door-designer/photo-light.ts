import type { Corners } from './homography'

/** What red, green and blue of the door are multiplied by, in linear light. */
export type Gain = readonly [number, number, number]

/** The wall beside the door in the studio's picture: its mean in linear light. */
const STUDIO = [0.44, 0.3, 0.17] as const
/** A wall of another colour is no other light: only part of the difference is taken over, of its hue the least. */
const SHARE = { light: 0.35, hue: 0.1 }
const [LEAST, MOST] = [0.72, 1.25]
/** The strip beside the door, as a part of its width. */
const STRIP = 0.3
/** Pixels that the photograph is reduced to. */
const SMALL = 160

/** The light of a photograph beside a door: nothing, as long as it cannot be read. */
export function lightBeside(image: HTMLImageElement | null, corners: Corners): Gain | undefined {
  if (!image?.complete || !image.naturalWidth) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = SMALL
  canvas.height = Math.max(1, Math.round((SMALL * image.naturalHeight) / image.naturalWidth))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return gainOf(data, canvas.width, canvas.height, corners)
}

/**
 * @param pixels four bytes each
 * @param corners of the door, in per cent
 */
export function gainOf(pixels: Uint8ClampedArray, width: number, height: number, corners: Corners): Gain {
  const across = corners.map(([x]) => (x / 100) * width)
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const down = corners.map(([, y]) => (y / 100) * height)
  const strip = (right - left) * STRIP
  const sums = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(Math.min(...down)); y < Math.min(height, Math.max(...down)); y++)
    for (let x = Math.max(0, Math.floor(left - strip)); x < Math.min(width, right + strip); x++) {
      if (x >= left && x <= right) continue
      count += 1
      for (let k = 0; k < 3; k++) sums[k]! += linear(pixels[(y * width + x) * 4 + k]!)
    }
  if (count === 0) return [1, 1, 1]
  const ratios = sums.map((sum, k) => sum / count / STUDIO[k]!)
  const light = ratios.reduce((product, ratio) => product * Math.max(ratio, 1e-3), 1) ** (1 / 3)
  return ratios.map((ratio) => {
    const gain = light ** SHARE.light * (Math.max(ratio, 1e-3) / light) ** SHARE.hue
    return Number(Math.min(MOST, Math.max(LEAST, gain)).toFixed(3))
  }) as unknown as Gain
}

/** A value of a screen as light, near enough. */
function linear(value: number) {
  return (value / 255) ** 2.2
}
