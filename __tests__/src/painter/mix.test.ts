import { spawnSync } from 'node:child_process'
import { mix, type Pixels } from '@/features/painter/mix'
import { between, fittedLight, placed, tonesOf, type Fittings, type Paint } from '@/features/painter/paint'
import cases from '../../support/mixed.json'

const POINTS = 4

const paint: Paint = {
  size: [4, 2],
  box: [0, 0, 4, 2],
  scale: 1,
  albedo: [0.02, 0.8],
  layers: { frame: { black: 'b.webp', white: 'w.webp', figure: 'g.webp' } },
  curve: { table: 'grade.png', points: POINTS, vignette: 0 },
  finishes: {},
}

/** A grade that changes nothing: red along x and green along y of each square, one square for each level of blue. */
const plain = new Uint8ClampedArray(
  Array.from({ length: POINTS ** 3 }, (_, i) => {
    const [x, y] = [i % POINTS ** 2, Math.floor(i / POINTS ** 2)]
    return [x % POINTS, y, Math.floor(x / POINTS)].map((level) => (level / (POINTS - 1)) * 255).concat(255)
  }).flat(),
)

function filled(rgb: readonly number[]) {
  return new Uint8ClampedArray(Array.from({ length: 8 }, () => [...rgb, 255]).flat())
}

const [black, white] = [
  [20, 30, 40],
  [200, 180, 220],
]
const pixels: Pixels = { black: filled(black), layers: [{ white: filled(white) }], table: plain }

/** studio/post/mix.py in one line, for one channel. */
function reference(b: number, w: number, albedo: number) {
  const light = (b / 255) ** 2 + (((w / 255) ** 2 - (b / 255) ** 2) * (albedo - 0.02)) / 0.78
  return 255 * Math.sqrt(Math.min(1, Math.max(0, light)))
}

const first = (out: Uint8ClampedArray) => [...out.slice(0, 4)]

test.each([
  ['the black render at its own albedo', [0.02, 0.02, 0.02]],
  ['the white render at its own albedo', [0.8, 0.8, 0.8]],
  ['a green', [0.0929, 0.1419, 0.109]],
  ['a white lighter than what was rendered', [0.9, 0.98, 1]],
] as const)('mixes %s in linear light', (_, albedo) => {
  const shown = first(mix(pixels, paint, [tonesOf({ albedo })]))
  albedo.forEach((share, i) => {
    expect(Math.abs(shown[i]! - reference(black[i]!, white[i]!, share))).toBeLessThan(1)
  })
  expect(shown[3]).toBe(255)
})

test.each(cases)(
  'mixes light to the power of $power, where paint lights itself by $bounce or as the middle says ($middle), to $light',
  ({ power, bounce, albedo, black: b, middle: m, white: w, light }) => {
    const frame = { ...paint.layers.frame!, ...(bounce !== undefined && { bounce }) }
    const lit = { ...paint, power, middle: 0.3, layers: { frame } }
    const middle = m === undefined ? undefined : filled([m, m, m])
    const layers = { black: filled([b, b, b]), layers: [{ white: filled([w, w, w]), middle }], table: plain }
    const shown = first(mix(layers, lit, [tonesOf({ albedo: [albedo, albedo, albedo] })]))
    expect(Math.abs(shown[0]! - 255 * Math.sqrt(Math.min(1, Math.max(0, light))))).toBeLessThan(1)
  },
)

const studio = spawnSync('/usr/bin/python3', ['-m', 'post.mix'], { cwd: 'studio', encoding: 'utf8' })
const hasStudio = studio.status === 0

;(hasStudio ? test : test.skip)('is tested by what the studio mixes', () => {
  expect(JSON.parse(studio.stdout)).toEqual(cases)
})

test('shows only the part that the paint changes', () => {
  const where = filled([0, 0, 0]).fill(255, 0, 4).fill(102, 4, 8)
  const out = mix({ ...pixels, where }, paint, [tonesOf({ albedo: [0.5, 0.5, 0.5] })])
  expect([0, 1, 2].map((x) => out[x * 4 + 3])).toEqual([255, 102, 0])
})

test('leads a wood from its light to its dark tone by the figure', () => {
  const wood = { light: [0.3, 0.2, 0.1], dark: [0.1, 0.05, 0.02] } as const
  const grained = (g: number) =>
    first(
      mix({ ...pixels, layers: [{ white: filled(white), figure: filled([g, g, g]) }] }, paint, [
        tonesOf(wood),
      ]),
    )
  expect(Math.abs(grained(0)[0]! - reference(20, 200, 0.3))).toBeLessThan(1)
  expect(Math.abs(grained(255)[0]! - reference(20, 200, 0.1))).toBeLessThan(1)
  expect(Math.abs(grained(51)[0]! - reference(20, 200, 0.26))).toBeLessThan(1)
})

test('adds what each of two layers changes', () => {
  const two = { ...pixels, layers: [...pixels.layers, { white: filled(black) }] }
  const tones = tonesOf({ albedo: [0.5, 0.5, 0.5] })
  expect(mix(two, paint, [tones, tones])).toEqual(mix(pixels, paint, [tones]))
})

test('darkens towards the corners, and fades at edges that lie within the frame', () => {
  const tones = tonesOf({ albedo: [0.5, 0.5, 0.5] })
  const shaded = { ...paint, curve: { ...paint.curve, vignette: 0.5 } }
  const out = mix(pixels, shaded, [tones])
  expect(out[0]!).toBeLessThan(out[(4 + 2) * 4]!)
  const inside = mix(pixels, { ...paint, size: [8, 2] }, [tones])
  expect([0, 1, 2, 3].map((x) => inside[x * 4 + 3])).toEqual([76, 51, 26, 0])
})

test('dissolves from one finish into another by way of tones between them', () => {
  const [from, to] = [tonesOf({ albedo: [0.04, 0.04, 0.04] }), tonesOf({ albedo: [0.64, 0.64, 0.64] })]
  expect(between(from, to, 0).light[0]).toBeCloseTo(0.04)
  expect(between(from, to, 0.5).light[0]).toBeCloseTo(0.25)
  expect(between(from, to, 1).dark[2]).toBeCloseTo(0.64)
})

describe('what is laid on a door', () => {
  const grey = tonesOf({ albedo: [0.5, 0.5, 0.5] })
  const bare = first(mix(pixels, paint, [grey]))
  const chrome = [0.8, 0.8, 0.8] as const
  const glass = { box: [0, 0, 4, 2], scale: 2, daylight: [0.5, 0.5, 0.5] } as const
  const clear = { file: 'clear.webp', lit: [0, 0, 0] } as const
  const fittings = { crop: [0, 0, 4, 2], masks: 'm.webp', metal: 's.webp', tint: chrome, glass } as const
  const laid = (
    masks: readonly number[],
    { metal = [0, 0, 0], sheet = [0, 0, 0], tint = chrome as readonly [number, number, number], lit = 0 },
  ) => {
    const light = fittedLight(paint, fittings, { tint, glass: { ...clear, lit: [lit, lit, lit] } })
    const fitted = {
      masks: filled(masks),
      metal: filled(metal),
      glass: filled(sheet),
      light,
      crop: [-2, -2, 9, 9],
    }
    return first(mix({ ...pixels, fitted: fitted as never }, paint, [grey]))
  }

  test('leaves the door as it is where there is neither metal nor glass', () => {
    expect(laid([0, 0, 255], { tint: [0.02, 0.02, 0.02], sheet: [200, 200, 200], lit: 0.3 })).toEqual(bare)
  })

  test('gives metal another tint, all of it: nothing of the old one is left', () => {
    const shine = (150 / 255) ** 2
    const shown = laid([0, 255, 0], { metal: [150, 150, 150], tint: [0.8, 0.5, 0.02] })
    for (const [k, tint] of [0.8, 0.5, 0.02].entries())
      expect(Math.abs(shown[k]! - 255 * Math.sqrt(shine * tint))).toBeLessThan(1.5)
  })

  test('leaves metal as rendered when it keeps its tint', () => {
    expect(laid([0, 255, 0], { metal: [150, 150, 150] })).toEqual(bare)
  })

  test('shows glass instead of the pane, in its own scale, with the daylight on its frost', () => {
    const shown = laid([255, 0, 128], { sheet: [100, 100, 100], lit: 0.2 })
    const light = (100 / 255) ** 2 * 2 + 0.2 * 0.5 * (128 / 255)
    expect(Math.abs(shown[0]! - 255 * Math.sqrt(light))).toBeLessThan(1.5)
  })

  test('ends at the hard edges of its part', () => {
    const light = fittedLight(paint, fittings, { tint: chrome, glass: clear })
    const black4 = filled([0, 0, 0])
    const fitted = { masks: black4, metal: black4, glass: black4, light, crop: [1, -2, 3, 9] as const }
    const out = mix({ ...pixels, fitted }, paint, [grey])
    expect([0, 1, 2, 3].map((x) => out[x * 4 + 3])).toEqual([0, 0, 255, 0])
  })
})

test('sets a picture and its sheets of glass into a larger frame', () => {
  const fittings: Fittings = {
    crop: [1, 0, 2, 2],
    masks: 'masks.webp',
    tint: [0, 0, 0],
    glass: { box: [1, 1, 2, 1], scale: 1, daylight: [1, 1, 1] },
  }
  expect(placed(paint)).toEqual({ paint, crop: undefined, sheet: undefined })
  const own = placed(paint, fittings)
  expect([own.paint, own.crop, own.sheet]).toEqual([paint, fittings.crop, fittings.glass.box])
  const larger = placed(paint, { ...fittings, within: { size: [10, 6], at: [3, 2] } })
  expect(larger.paint).toEqual({ ...paint, size: [10, 6], box: [3, 2, 4, 2] })
  expect([larger.crop, larger.sheet]).toEqual([
    [4, 2, 2, 2],
    [4, 3, 2, 1],
  ])
})

test('lays glass on a frame that has no metal', () => {
  const fittings: Fittings = {
    masks: 'masks.webp',
    tint: [0, 0, 0],
    glass: { box: paint.box, scale: 1, daylight: [1, 1, 1] },
  }
  const light = fittedLight(paint, fittings, { tint: [0.8, 0.8, 0.8], glass: { file: '', lit: [0, 0, 0] } })
  const tones = [tonesOf({ albedo: [0.5, 0.5, 0.5] })]
  const shown = (mask: number) =>
    mix(
      { ...pixels, fitted: { masks: filled([mask, 0, 0]), glass: filled([90, 120, 150]), light } },
      paint,
      tones,
    )
  expect(first(shown(0))).toEqual(first(mix(pixels, paint, tones)))
  expect(first(shown(255))).toEqual([90, 120, 150, 255])
})
