import { mix, type Pixels } from './mix'
import { between, tonesOf, type Files, type Paint, type Tones } from './paint'
import { createShader } from './shader'

/** How long one finish takes to dissolve into the next, in ms. */
const DISSOLVE_MS = 220

export interface Painter {
  /** Paints a finish. @returns whether the picture has it */
  paint: (finish: string, isSoft: boolean) => boolean
}

/**
 * Fetches what paints a picture and sets up a canvas for it: a shader where there is WebGL, else plain JavaScript. Afterwards
 * nothing is fetched any more.
 *
 * @param folder public address of its files
 */
export async function createPainter(canvas: HTMLCanvasElement, folder: string): Promise<Painter> {
  const { paint, files } = await fetchPaint(folder)
  ;[canvas.width, canvas.height] = paint.size
  const shader = createShader(canvas, paint, files)
  const draw = shader ?? createMixer(canvas, paint, files)
  let shown: Tones | undefined
  let frame = 0
  return {
    paint(finish, isSoft) {
      const found = paint.finishes[finish]
      if (!found) return false
      cancelAnimationFrame(frame)
      const [from, to] = [shown, tonesOf(found)]
      const start = performance.now()
      const step = () => {
        // Where every frame is mixed in JavaScript, it would stutter.
        const share =
          from && isSoft && shader ? Math.min(1, (performance.now() - start + 16) / DISSOLVE_MS) : 1
        shown = from ? between(from, to, share) : to
        draw(shown)
        if (share < 1) frame = requestAnimationFrame(step)
      }
      step()
      return true
    },
  }
}

async function fetchPaint(folder: string): Promise<{ paint: Paint; files: Files }> {
  const paint = (await (await get(`${folder}/paint.json`)).json()) as Paint
  const image = async (name: string) =>
    // The bytes as they are: they are light and tables, not colours of a screen.
    createImageBitmap(await (await get(`${folder}/${name}`)).blob(), {
      premultiplyAlpha: 'none',
      colorSpaceConversion: 'none',
    })
  const layers = Object.values(paint.layers)
  const [black, table, ...rest] = await Promise.all([
    image(layers[0]!.black),
    image(paint.curve.table),
    ...layers.map(async ({ white, figure }) => {
      const [first, second] = await Promise.all([image(white), figure ? image(figure) : undefined])
      return { white: first, figure: second }
    }),
  ])
  return { paint, files: { black, table, layers: rest } }
}

async function get(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

/** Without WebGL: every finish is mixed pixel by pixel. */
function createMixer(canvas: HTMLCanvasElement, paint: Paint, files: Files) {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is neither WebGL nor a canvas')
  const pixels: Pixels = {
    black: pixelsOf(files.black),
    table: pixelsOf(files.table),
    layers: files.layers.map(({ white, figure }) => ({
      white: pixelsOf(white),
      figure: figure && pixelsOf(figure),
    })),
  }
  const [x, y, width, height] = paint.box
  return (tones: Tones) => context.putImageData(new ImageData(mix(pixels, paint, tones), width, height), x, y)
}

function pixelsOf(image: ImageBitmap) {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [image.width, image.height]
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height).data
}
