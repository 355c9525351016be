/** Red, green, blue: linear, 0 to 1. */
export type Rgb = readonly [number, number, number]

/** A finish as `paint.json` has it: a wood lies between its lightest and its darkest tone. */
export type Finish = { readonly albedo: Rgb } | { readonly light: Rgb; readonly dark: Rgb }

/** `paint.json`: studio/post/mix.py says what it means. */
export interface Paint {
  readonly size: readonly [width: number, height: number]
  /** x, y, width, height of the part that its files show. */
  readonly box: readonly [number, number, number, number]
  readonly albedo: readonly [black: number, white: number]
  readonly layers: Readonly<Record<string, { black: string; white: string; figure?: string }>>
  readonly curve: { readonly table: string; readonly points: number; readonly vignette: number }
  readonly finishes: Readonly<Record<string, Finish>>
}

/** The files of a paintable picture, decoded. */
export interface Files {
  black: ImageBitmap
  layers: readonly { white: ImageBitmap; figure?: ImageBitmap }[]
  table: ImageBitmap
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
export const SOFT_EDGE = 10

/** Which edges of the box are soft, left, top, right, bottom: not those of the frame. */
export function softEdges({ size: [width, height], box: [x, y, w, h] }: Paint) {
  return [x > 0, y > 0, x + w < width, y + h < height].map(Number)
}
