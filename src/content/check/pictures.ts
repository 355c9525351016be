import { openSync, closeSync, readdirSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { DataProblem } from './problem'
import { problemAtOffset, type SourceFile } from './source'
import { didYouMean } from './suggest'
import { eachString, type Text } from './walk'

/** What is wrong with a picture's file. */
export interface PictureFault {
  kind: 'missing' | 'case' | 'unreadable' | 'truncated' | 'small' | 'large' | 'shape' | 'colours' | 'ending'
  message: string
}

/** What a picture must be, by the folder of `data/images` that holds it. */
interface PictureRule {
  /** Width divided by height. */
  ratio?: number
  /** Least width in pixels. */
  least: number
  /** Width that `npm run fix:pictures` gives it, where it is larger. */
  best: number
}

const SWATCH = { ratio: 1, least: 300, best: 600 }
const DOOR = { ratio: 2 / 3, least: 450, best: 900 }
const STRIP = { ratio: 4 / 3, least: 640, best: 800 }
const PHOTO = { least: 800, best: 1600 }

/** The largest file and side: beyond them a build takes minutes longer for no visible gain. */
const MOST_BYTES = 1_500_000
const MOST_PIXELS = 5000
/** How far a picture may be from its shape before something of it would be cut off visibly. */
const TOLERANCE = 0.06
const FORMATS: Record<string, string> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.webp': 'webp' }

/** The rule for a picture, by its path below `data/`. */
export function pictureRule(file: string): PictureRule {
  if (/^images\/(colours|furniture|glass|roof-glass)\//.test(file)) return SWATCH
  if (/^images\/(doors\/|offers\/style-)/.test(file)) return DOOR
  if (file.startsWith('images/strips/')) return STRIP
  return PHOTO
}

/** Opens every picture that the files name, each once, and judges it. */
export async function pictureProblems(root: string, sources: Iterable<SourceFile>): Promise<DataProblem[]> {
  const uses = pictureUses(sources)
  const found = await Promise.all(
    [...new Set(uses.map(({ target }) => target))].map(async (target) => {
      const fault = await pictureFault(root, target)
      return [target, fault] as const
    }),
  )
  const faults = new Map(found)
  return uses.flatMap(({ source, text, target }) => {
    const fault = faults.get(target)
    return fault ? [problemAtOffset(source, text.offset, fault.message, text.place)] : []
  })
}

/** Every place that names a picture, with the picture's absolute path. */
export function pictureUses(sources: Iterable<SourceFile>) {
  return [...sources].flatMap((source) =>
    eachString(source)
      .filter(({ key }) => key === 'src' || key === 'tall')
      .map((text: Text) => ({
        source,
        text,
        target: path.resolve(path.dirname(source.absolutePath), text.value),
      })),
  )
}

/** Verdicts on pictures that have not changed since: `npm run develop` looks at all of them after every edit. */
const judgements = new Map<string, Promise<PictureFault | undefined>>()

/** What is wrong with one picture, or nothing. */
export function pictureFault(root: string, target: string): Promise<PictureFault | undefined> {
  const name = path.relative(root, target).split(path.sep).join('/')
  const missing = missingFault(root, target, name)
  if (missing) return Promise.resolve(missing)
  const { size, mtimeMs } = statSync(target)
  const key = `${target} ${size} ${mtimeMs}`
  const known = judgements.get(key) ?? openedFault(name, target, size)
  judgements.set(key, known)
  return known
}

async function openedFault(name: string, target: string, size: number): Promise<PictureFault | undefined> {
  try {
    const { width = 0, height = 0, format, space, orientation = 1 } = await sharp(target).metadata()
    const upright = orientation < 5 ? { width, height } : { width: height, height: width }
    return judged(name, {
      ...upright,
      format: String(format),
      space: String(space),
      size,
      isWhole: isWhole(target, size),
    })
  } catch {
    return {
      kind: 'unreadable',
      message: `${name} is not a picture that can be read${size === 0 ? ': the file is empty' : ''}: save it again as .jpg, .png or .webp`,
    }
  }
}

interface Picture {
  width: number
  height: number
  format: string
  space: string
  size: number
  isWhole: boolean
}

function judged(
  name: string,
  { width, height, format, space, size, isWhole: whole }: Picture,
): PictureFault | undefined {
  const { ratio, least } = pictureRule(name)
  const fixable = '"npm run fix:pictures" converts it'
  if (!whole)
    return { kind: 'truncated', message: `${name} ends in the middle: copy or save the whole picture again` }
  if (FORMATS[path.extname(name)] !== format)
    return { kind: 'ending', message: `${name} is really a ${format} picture: ${fixable}` }
  if (space === 'cmyk')
    return {
      kind: 'colours',
      message: `${name} has the colours of print (CMYK), which browsers show wrongly: ${fixable}`,
    }
  if (width < least)
    return {
      kind: 'small',
      message: `${name} is ${width} pixels wide and needs at least ${least}: use a larger one`,
    }
  if (size > MOST_BYTES || Math.max(width, height) > MOST_PIXELS)
    return {
      kind: 'large',
      message: `${name} is too large (${width} × ${height} pixels, ${(size / 1e6).toFixed(1)} MB; at most ${MOST_PIXELS} pixels and ${MOST_BYTES / 1e6} MB): ${fixable}`,
    }
  const wanted = ratio ?? Math.min(Math.max(width / height, 0.5), 2.4)
  if (Math.abs(width / height / wanted - 1) > TOLERANCE)
    return {
      kind: 'shape',
      message: `${name} is ${width} × ${height} pixels and must be ${shapeInWords(ratio)}: crop it, or let "npm run fix:pictures" cut it around its middle`,
    }
  return undefined
}

function shapeInWords(ratio: number | undefined) {
  if (ratio === undefined) return 'at most 2.4 times as wide as high, and at most twice as high as wide'
  return ratio === 1 ? 'square' : 'two wide to three high'
}

function missingFault(root: string, target: string, name: string): PictureFault | undefined {
  if (!target.startsWith(root + path.sep))
    return { kind: 'missing', message: `the picture ${name} lies outside data/: put it into data/images` }
  const folder = path.dirname(target)
  const own = path.basename(target)
  const files = listing(folder)
  if (files.includes(own)) return undefined
  const same = files.find((file) => file.toLowerCase() === own.toLowerCase())
  if (same)
    return {
      kind: 'case',
      message: `the picture is called ${same}, and here it is ${own}: capital letters count. "npm run fix:pictures" renames it`,
    }
  return {
    kind: 'missing',
    message: `the picture ${name} does not exist: add it, or correct the path.${didYouMean(own, files)}${isStyle(name) ? ' Until there is one, "npm run fix:pictures" draws it from data/door-leaves.json.' : ''}`,
  }
}

const isStyle = (name: string) => name.startsWith('images/doors/')

function listing(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Whether a file ends as its format prescribes: a truncated one does not. Decoding would tell too, but takes half a minute for all
 * pictures.
 */
function isWhole(target: string, size: number) {
  const head = bytes(target, 0, Math.min(12, size))
  const tail = bytes(target, Math.max(0, size - 32), Math.min(32, size))
  if (head[0] === 0xff && head[1] === 0xd8) return tail.includes(Buffer.from([0xff, 0xd9]))
  if (head.subarray(1, 4).toString('latin1') === 'PNG') return tail.includes('IEND')
  if (head.subarray(0, 4).toString('latin1') === 'RIFF') return head.readUInt32LE(4) + 8 <= size
  return true
}

function bytes(target: string, from: number, length: number) {
  const buffer = Buffer.alloc(length)
  const file = openSync(target, 'r')
  try {
    readSync(file, buffer, 0, length, from)
  } finally {
    closeSync(file)
  }
  return buffer
}
