import {
  LEAST_AGAIN,
  MOST_AGAIN,
  shownPart,
  type Box,
  type FittedLight,
  type Paint,
  type Tones,
} from './paint'

/** The pixels of the decoded files, four bytes each. */
export interface Pixels {
  black: Uint8ClampedArray
  layers: readonly { white: Uint8ClampedArray; figure?: Uint8ClampedArray; middle?: Uint8ClampedArray }[]
  table: Uint8ClampedArray
  where?: Uint8ClampedArray
  /** What is laid on the door: all in the box of the paint. */
  fitted?: FittedPixels
}

export interface FittedPixels {
  masks: Uint8ClampedArray
  metal?: Uint8ClampedArray
  glass: Uint8ClampedArray
  light: FittedLight
  crop?: Box
}

const lightOf = (power: number) => Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** power)

const LIGHT = lightOf(2)

/** Mixes a finish for each layer in plain JavaScript, as studio/post/mix.py does: the pixels of the box. */
export function mix({ black, layers, table, where, fitted }: Pixels, paint: Paint, tones: readonly Tones[]) {
  const { box, size, curve } = paint
  const [low, high] = paint.albedo
  const [, , width, height] = box
  const light = lightOf(paint.power ?? 2)
  const bounces = Object.values(paint.layers).map(({ bounce = 0 }) => bounce)
  const lookUp = tableOf(table, curve.points)
  const { part, soft, edges } = shownPart(paint, fitted?.crop)
  const out = new Uint8ClampedArray(width * height * 4)
  const c = new Float32Array(3)
  for (let y = 0, i = 0; y < height; y++) {
    const down = ((box[1] + y) / size[1] - 0.5) ** 2
    for (let x = 0; x < width; x++, i += 4) {
      if (where?.[i] === 0) continue
      for (let k = 0; k < 3; k++) {
        const under = light[black[i + k]!]!
        let sum = under
        for (const [n, { white, figure, middle }] of layers.entries()) {
          const { light: pale, dark } = tones[n]!
          const g = figure ? figure[i]! / 255 : 0
          const albedo = pale[k]! + (dark[k]! - pale[k]!) * g
          const over = light[white[i + k]!]!
          const again = middle
            ? againBy((light[middle[i + k]!]! - under) / Math.max(over - under, 1e-6), paint)
            : (bounces[n] ?? 0) * (1 - Math.sqrt(over))
          sum +=
            ((over - under) * (albedo - low) * (1 - again * high)) / ((high - low) * (1 - again * albedo))
        }
        if (fitted) sum = fit(sum, fitted, i, k)
        c[k] = Math.sqrt(Math.min(1, Math.max(0, sum)))
      }
      lookUp(c, out, i)
      const away = 2 * (((box[0] + x) / size[0] - 0.5) ** 2 + down)
      const shade = 1 - curve.vignette * away ** 1.2
      for (let k = 0; k < 3; k++) out[i + k] = out[i + k]! * shade
      const [u, v] = [box[0] + x - part[0], box[1] + y - part[1]]
      out[i + 3] = (where ? where[i]! : 255) * opacity(edges, soft, [u, v, part[2] - 1 - u, part[3] - 1 - v])
    }
  }
  return out
}

/** How much of the light has met the same paint before: by how far the middle render is on its way from black to white. */
function againBy(way: number, { albedo: [low, high], middle = high }: Paint) {
  const r = (way * (high - low)) / (middle - low)
  return Math.min(MOST_AGAIN, Math.max(LEAST_AGAIN, (1 - r) / Math.max(high - r * middle, 1e-6)))
}

/** Lays metal and glass on the light of one channel: studio/fittings.py. */
function fit(sum: number, { masks, metal, glass, light }: FittedPixels, i: number, k: number) {
  const [pane, core, shade] = [masks[i]! / 255, masks[i + 1]! / 255, masks[i + 2]! / 255]
  const shine = metal ? LIGHT[metal[i + k]!]! : 0
  const t = Math.min(1, Math.max(0, (core - 0.7) / 0.3))
  const bare = Math.max(0, sum - shine * light.from[k]!) * (1 - t * t * (3 - 2 * t))
  const metalled = metal ? sum + (bare + shine * light.tint[k]! - sum) * light.swap : sum
  return metalled + (LIGHT[glass[i + k]!]! * light.gain + light.lit[k]! * shade - metalled) * pane
}

/** 1 within the part that is shown, falling to 0 towards its soft edges. */
function opacity(edges: readonly number[], soft: number, from: readonly number[]) {
  return Math.max(
    0,
    from.reduce((least, pixels, i) => (edges[i] ? Math.min(least, pixels / soft) : least), 1),
  )
}

/** The grade: squares side by side, one for each level of blue, in which x is red and y is green. */
function tableOf(table: Uint8ClampedArray, points: number) {
  const row = points * points * 4
  return (c: Float32Array, out: Uint8ClampedArray, at: number) => {
    const [r, g, b] = [c[0]! * (points - 1), c[1]! * (points - 1), c[2]! * (points - 1)]
    const [r0, g0, b0] = [r, g, b].map((value) => Math.min(points - 2, Math.floor(value))) as [
      number,
      number,
      number,
    ]
    for (let k = 0; k < 3; k++) {
      let sum = 0
      for (let corner = 0; corner < 8; corner++) {
        const [i, j, l] = [corner & 1, (corner >> 1) & 1, corner >> 2]
        const weight = Math.abs(1 - i - (r - r0)) * Math.abs(1 - j - (g - g0)) * Math.abs(1 - l - (b - b0))
        sum += weight * table[(g0 + j) * row + ((b0 + l) * points + r0 + i) * 4 + k]!
      }
      out[at + k] = sum
    }
  }
}
