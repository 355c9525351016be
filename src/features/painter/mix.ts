import { SOFT_EDGE, softEdges, type Paint, type Tones } from './paint'

/** The pixels of the decoded files, four bytes each. */
export interface Pixels {
  black: Uint8ClampedArray
  layers: readonly { white: Uint8ClampedArray; figure?: Uint8ClampedArray }[]
  table: Uint8ClampedArray
}

const LIGHT = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2)

/** Mixes a finish in plain JavaScript, as studio/post/mix.py does: the pixels of the box. */
export function mix({ black, layers, table }: Pixels, paint: Paint, { light, dark }: Tones) {
  const { box, size, curve } = paint
  const [low, high] = paint.albedo
  const [, , width, height] = box
  const lookUp = tableOf(table, curve.points)
  const edges = softEdges(paint)
  const out = new Uint8ClampedArray(width * height * 4)
  const c = new Float32Array(3)
  for (let y = 0, i = 0; y < height; y++) {
    const down = ((box[1] + y) / size[1] - 0.5) ** 2
    for (let x = 0; x < width; x++, i += 4) {
      for (let k = 0; k < 3; k++) {
        const under = LIGHT[black[i + k]!]!
        let sum = under
        for (const { white, figure } of layers) {
          const g = figure ? figure[i]! / 255 : 0
          const albedo = light[k]! + (dark[k]! - light[k]!) * g
          sum += ((LIGHT[white[i + k]!]! - under) * (albedo - low)) / (high - low)
        }
        c[k] = Math.sqrt(Math.min(1, Math.max(0, sum)))
      }
      lookUp(c, out, i)
      const away = 2 * (((box[0] + x) / size[0] - 0.5) ** 2 + down)
      const shade = 1 - curve.vignette * away ** 1.2
      for (let k = 0; k < 3; k++) out[i + k] = out[i + k]! * shade
      out[i + 3] = 255 * opacity(edges, [x, y, width - 1 - x, height - 1 - y])
    }
  }
  return out
}

/** 1 within the box, falling to 0 towards its soft edges. */
function opacity(edges: readonly number[], from: readonly number[]) {
  return from.reduce((least, pixels, i) => (edges[i] ? Math.min(least, pixels / SOFT_EDGE) : least), 1)
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
