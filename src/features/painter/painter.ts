import { mix, type FittedPixels, type Pixels } from './mix'
import {
  between,
  fittedLight,
  placed,
  tonesOf,
  type Box,
  type Files,
  type Fitted,
  type FittedLight,
  type Fittings,
  type Paint,
  type Tones,
} from './paint'
import { createShader } from './shader'

/** How long one finish takes to dissolve into the next, in ms. */
const DISSOLVE_MS = 220

/** A finish of every layer, or one for each. */
export type Finishes = string | Readonly<Record<string, string>>

export interface Painter {
  /** Paints a finish. @returns whether the picture has it */
  paint: (finishes: Finishes, isSoft: boolean) => boolean
  /** Fetches what is chosen of the fittings; the next painting shows it. */
  fit: (fitted: Fitted) => Promise<void>
  /** Gives the canvas back: a browser has few that draw by shaders. */
  drop: () => void
}

/**
 * Fetches what paints a picture and sets up a canvas for it: a shader where there is WebGL, else plain JavaScript. Afterwards
 * nothing is fetched any more but sheets of glass.
 *
 * @param folder public address of its files
 * @param fittings what is laid on a door; `fit` comes before the first painting then
 */
export async function createPainter(
  canvas: HTMLCanvasElement,
  folder: string,
  fittings?: Fittings,
): Promise<Painter> {
  const { paint: own, files } = await fetchPaint(folder, fittings)
  const { paint, crop, sheet } = placed(own, fittings)
  ;[canvas.width, canvas.height] = paint.size
  const shader = createShader(canvas, paint, files, crop)
  const { draw, fit, drop } = shader ?? createMixer(canvas, paint, files, crop)
  const names = Object.keys(paint.layers)
  let shown: readonly Tones[] | undefined
  let frame = 0
  return {
    drop() {
      cancelAnimationFrame(frame)
      drop()
    },
    async fit(fitted) {
      if (!fittings) return
      fit(fittedLight(paint, fittings, fitted), await image(fitted.glass.file), sheet!)
    },
    paint(finishes, isSoft) {
      const found = names.map(
        (name) => paint.finishes[typeof finishes === 'string' ? finishes : (finishes[name] ?? '')],
      )
      if (!found.every((one) => one !== undefined)) return false
      cancelAnimationFrame(frame)
      const [from, to] = [shown, found.map(tonesOf)]
      const start = performance.now()
      const step = () => {
        // Where every frame is mixed in JavaScript, it would stutter.
        const share =
          from && isSoft && shader ? Math.min(1, (performance.now() - start + 16) / DISSOLVE_MS) : 1
        shown = from ? to.map((tones, i) => between(from[i]!, tones, share)) : to
        draw(shown)
        if (share < 1) frame = requestAnimationFrame(step)
      }
      step()
      return true
    },
  }
}

async function fetchPaint(folder: string, fittings?: Fittings): Promise<{ paint: Paint; files: Files }> {
  const paint = (await (await get(`${folder}/paint.json`)).json()) as Paint
  const own = (name: string) => image(`${folder}/${name}`)
  const layers = Object.values(paint.layers)
  const [black, table, where, masks, metal, ...rest] = await Promise.all([
    own(layers[0]!.black),
    own(paint.curve.table),
    paint.where ? own(paint.where) : undefined,
    fittings && image(fittings.masks),
    fittings?.metal ? image(fittings.metal) : undefined,
    ...layers.map(async ({ white, figure, middle }) => {
      const [first, second, third] = await Promise.all([
        own(white),
        figure ? image(fittings?.figure ?? `${folder}/${figure}`) : undefined,
        middle ? own(middle) : undefined,
      ])
      return { white: first, figure: second, middle: third }
    }),
  ])
  return { paint, files: { black, table, where, masks, metal, layers: rest } }
}

/** The bytes as they are: they are light and tables, not colours of a screen. */
async function image(address: string) {
  return createImageBitmap(await (await get(address)).blob(), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  })
}

async function get(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

/** Without WebGL: every finish is mixed pixel by pixel. */
function createMixer(canvas: HTMLCanvasElement, paint: Paint, files: Files, crop?: Box) {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is neither WebGL nor a canvas')
  const [x, y, width, height] = paint.box
  const pixels: Pixels = {
    black: pixelsOf(files.black),
    table: pixelsOf(files.table),
    where: files.where && pixelsOf(files.where, [width, height]),
    layers: files.layers.map(({ white, figure, middle }) => ({
      white: pixelsOf(white),
      figure: figure && pixelsOf(figure),
      middle: middle && pixelsOf(middle),
    })),
  }
  let fitted: FittedPixels | undefined
  return {
    fit: (light: FittedLight, glass: ImageBitmap, sheet: Box) => {
      fitted = {
        light,
        crop,
        masks: pixelsOf(files.masks!),
        metal: files.metal && pixelsOf(files.metal),
        glass: pixelsOf(glass, [width, height], [sheet[0] - x, sheet[1] - y, sheet[2], sheet[3]]),
      }
    },
    drop: () => undefined,
    draw: (tones: readonly Tones[]) =>
      context.putImageData(new ImageData(mix({ ...pixels, fitted }, paint, tones), width, height), x, y),
  }
}

/** @param at where the image lies in the pixels; beyond its edges it goes on, mirrored */
function pixelsOf(
  image: ImageBitmap,
  [width, height]: readonly [number, number] = [image.width, image.height],
  [left, top, wide, high]: Box = [0, 0, width, height],
) {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [width, height]
  const context = canvas.getContext('2d')!
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      context.setTransform(
        i ? -1 : 1,
        0,
        0,
        j ? -1 : 1,
        left + (i + Math.abs(i)) * wide,
        top + (j + Math.abs(j)) * high,
      )
      context.drawImage(image, 0, 0, wide, high)
    }
  return context.getImageData(0, 0, width, height).data
}
