/** Red, green, blue: linear, 0 to 1. */
export type Rgb = readonly [number, number, number]

/** A finish as `paint.json` has it: a wood lies between its lightest and its darkest tone. */
export type Finish = { readonly albedo: Rgb } | { readonly light: Rgb; readonly dark: Rgb }

export interface Layer {
  readonly black: string
  readonly white: string
  readonly figure?: string
  /** A third render, which says for each pixel how much the paint lights itself. */
  readonly middle?: string
  /** How much the paint lights itself where no other light falls; 0 without it. */
  readonly bounce?: number
}

/** `paint.json`: studio/post/mix.py says what it means. */
export interface Paint {
  readonly size: readonly [width: number, height: number]
  /** x, y, width, height of the part that its files show. */
  readonly box: readonly [number, number, number, number]
  readonly scale: number
  /** Of the values of the layers' files, that gives their light; 2 without it. */
  readonly power?: number
  /** How far the painted picture is shown, where not everywhere in the box. */
  readonly where?: string
  readonly albedo: readonly [black: number, white: number]
  /** The albedo of the layers' `middle`. */
  readonly middle?: number
  readonly layers: Readonly<Record<string, Layer>>
  readonly curve: { readonly table: string; readonly points: number; readonly vignette: number }
  readonly finishes: Readonly<Record<string, Finish>>
}

/** The files of a paintable picture, decoded. */
export interface Files {
  black: ImageBitmap
  layers: readonly { white: ImageBitmap; figure?: ImageBitmap; middle?: ImageBitmap }[]
  table: ImageBitmap
  where?: ImageBitmap
  /** Of a door that is fitted (Fittings). */
  masks?: ImageBitmap
  metal?: ImageBitmap
}

export type Box = Paint['box']

/** What is laid on a painted door: metal in another tint, and glass in its panes. studio/fittings.py says how. */
export interface Fittings {
  /** The part of the frame that is shown, with hard edges; else all that its files show. */
  crop?: Box
  /** Addresses of its files, which have the box of the paint. A door's frame has no metal. */
  masks: string
  metal?: string
  /** Address of the figure of wood, where another picture has the same. */
  figure?: string
  /** The larger frame that the picture's own lies in, and where: side panels make a picture wider. */
  within?: { readonly size: Paint['size']; readonly at: readonly [x: number, y: number] }
  /** The metal's tint as it was rendered. */
  tint: Rgb
  /** Where sheets of glass lie in the frame, their scale, and the light on a white pane. */
  glass: { readonly box: Box; readonly scale: number; readonly daylight: Rgb }
}

/** What is chosen of it. */
export interface Fitted {
  tint: Rgb
  /** The address of the sheet, and the albedo of its frost. */
  glass: { readonly file: string; readonly lit: Rgb }
}

/** How the fittings enter the mix, in units of the picture's scale. */
export interface FittedLight {
  from: Rgb
  tint: Rgb
  /** 0, when the metal keeps its tint. */
  swap: number
  lit: Rgb
  gain: number
}

export function fittedLight({ scale }: Paint, { tint: from, glass }: Fittings, fitted: Fitted): FittedLight {
  const { tint } = fitted
  return {
    from,
    tint,
    swap: Number(tint.some((value, i) => value !== from[i])),
    lit: fitted.glass.lit.map((albedo, i) => (albedo * glass.daylight[i]!) / scale) as unknown as Rgb,
    gain: glass.scale / scale,
  }
}

/** A picture and what is laid on it, in the larger frame that they lie in. */
export function placed(paint: Paint, fittings?: Fittings) {
  const { within, crop, glass } = fittings ?? {}
  if (!within) return { paint, crop, sheet: glass?.box }
  const move = ([x, y, width, height]: Box): Box => [x + within.at[0], y + within.at[1], width, height]
  return {
    paint: { ...paint, size: within.size, box: move(paint.box) },
    crop: crop && move(crop),
    sheet: glass && move(glass.box),
  }
}

/** A finish's lightest and darkest tone; the same, if it is no wood. */
export interface Tones {
  light: Rgb
  dark: Rgb
}

export function tonesOf(finish: Finish): Tones {
  return 'albedo' in finish ? { light: finish.albedo, dark: finish.albedo } : finish
}

/** Tones on the way from one finish to another, even to the eye. */
export function between(from: Tones, to: Tones, share: number): Tones {
  const blend = (one: Rgb, other: Rgb) =>
    one.map(
      (value, i) => (Math.sqrt(value) * (1 - share) + Math.sqrt(other[i]!) * share) ** 2,
    ) as unknown as Rgb
  return { light: blend(from.light, to.light), dark: blend(from.dark, to.dark) }
}

/** Width of the soft edge of the box, in pixels of the frame: nobody sees where the ready-made picture ends. */
const SOFT_EDGE = 10

/** Of the share of light that has met the same paint before, by a middle render: noise gives no more. */
export const [LEAST_AGAIN, MOST_AGAIN] = [-0.2, 0.95]

/** What is shown of the frame, how soft its edges are, and which of them are, left, top, right, bottom: not those of the frame. */
export function shownPart({ size: [width, height], box }: Paint, crop?: Box) {
  const [x, y, w, h] = box
  if (crop) return { part: crop, soft: 1, edges: [1, 1, 1, 1] }
  return { part: box, soft: SOFT_EDGE, edges: [x > 0, y > 0, x + w < width, y + h < height].map(Number) }
}
