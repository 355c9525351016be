import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { pageText, type TextRun } from './page-text'
import type { DrawJob, DrawnPage } from '../types'

/** Thumbnail, page on the screen, page zoomed in or on a dense screen. */
const WIDTHS = [160, 720, 1440]
const QUALITY = 80

/** Makes canvases of the kind that the PDF library itself works with: two kinds of canvas do not mix. */
interface CanvasFactory {
  create: (width: number, height: number) => { canvas: Canvas; context: CanvasRenderingContext2D }
}

type Canvas = HTMLCanvasElement & { data: () => Buffer }

/** A process of its own: reads one job as JSON from its input, and writes the pages' pictures and `pages.json`. */
async function draw() {
  const { pdf, folder } = (await json(process.stdin)) as DrawJob
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const document = await getDocument({ data: new Uint8Array(await readFile(pdf)), verbosity: 0 }).promise
  const canvases = document.canvasFactory as CanvasFactory
  const pages: DrawnPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await drawPage(await document.getPage(number), canvases, unfinished))
  }
  await writeFile(path.join(unfinished, 'pages.json'), JSON.stringify(pages))
  await rename(unfinished, folder)
}

async function drawPage(page: PDFPageProxy, canvases: CanvasFactory, folder: string): Promise<DrawnPage> {
  const largest = Math.max(...WIDTHS)
  const viewport = page.getViewport({ scale: largest / page.getViewport({ scale: 1 }).width })
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
  const { canvas, context } = canvases.create(width, height)
  await page.render({ canvas, canvasContext: context, viewport }).promise
  const image = sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha()
  const pictures: DrawnPage['pictures'] = []
  for (const wanted of WIDTHS) {
    const data = await image.clone().resize({ width: wanted }).webp({ quality: QUALITY }).toBuffer()
    // The name changes with the picture alone: browsers may keep it for ever.
    const file = `${createHash('sha1').update(data).digest('hex').slice(0, 16)}-${wanted}.webp`
    await writeFile(path.join(folder, file), data)
    pictures.push({ file, width: wanted })
  }
  const { items } = await page.getTextContent()
  return { text: pageText(items as TextRun[]), width, height, pictures }
}

draw().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
