import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lazy, number, object, string, tuple, ValidationError, type ObjectShape } from 'yup'
import { keepVerdicts } from './keep-verdicts'
import { FRONT_LISTS } from './lists'
import type { DataProblem } from './problem'
import { slug } from '../fields'

/**
 * What `data/paint/<picture>/paint.json` says of a paintable picture. `studio/post/mix.py` says how its files are decoded
 * and mixed.
 */

const share = () => number().strict().min(0).max(1).required()
const pixels = () => number().strict().integer().min(0).required()
const colour = () => tuple([share(), share(), share()]).strict().required()
const webp = () =>
  string()
    .strict()
    .required()
    .matches(/^[a-z-]+\.webp$/)
/** The light of a scene is AVIF, that of a door WebP. */
const light = () =>
  string()
    .strict()
    .required()
    .matches(/^[a-z-]+\.(avif|webp)$/)
const exact = <F extends ObjectShape>(fields: F) => object(fields).strict().required().noUnknown()

const finish = lazy((value: unknown) =>
  value && typeof value === 'object' && 'albedo' in value
    ? exact({ albedo: colour() })
    : // A wood: its lightest and its darkest tone, between which the figure leads.
      exact({ light: colour(), dark: colour() }),
)

const layer = exact({
  black: light(),
  white: light(),
  figure: webp().notRequired(),
  /** A third render, which says how much the paint lights itself. */
  middle: light().notRequired().default(undefined),
  bounce: number().strict().min(0).max(1).notRequired(),
})

const paint = exact({
  picture: string().strict().required(),
  /** The list in `data/` whose slugs are the keys of `finishes`; some products have a few finishes of their own. */
  list: slug().notRequired(),
  size: tuple([pixels(), pixels()]).strict().required(),
  box: tuple([pixels(), pixels(), pixels(), pixels()]).strict().required(),
  scale: number().strict().positive().required(),
  /** Of the values in the files, that gives their light; 2 without it. */
  power: number().strict().min(1).max(4).notRequired(),
  /** How far the painted picture is shown: beyond it the files show nothing of use. */
  where: webp().notRequired(),
  albedo: tuple([share(), share()]).strict().required(),
  /** The albedo of the layers' `middle`. */
  middle: number().strict().min(0).max(1).notRequired(),
  layers: exact({
    frame: layer.notRequired().default(undefined),
    leaf: layer.notRequired().default(undefined),
  }),
  curve: exact({ table: string().strict().required(), points: pixels(), vignette: share() }),
  finishes: lazy((value: unknown) =>
    exact(Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, finish]))),
  ),
})

interface Paint {
  picture: string
  list?: string
  size: [number, number]
  box: [number, number, number, number]
  where?: string
  layers: Record<string, { black: string; white: string; figure?: string; middle?: string }>
  curve: { table: string }
  finishes: Record<string, unknown>
}

/** Checks every paintable picture below `root` (the data folder): its shape, its files, its finishes. */
export function checkPaints(root: string): DataProblem[] {
  const folder = path.join(root, 'paint')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.json') && !name.startsWith('designer/'))
    .sort()
    .flatMap((name) => checkPaint(root, name))
}

const faultOf = keepVerdicts<ReturnType<typeof faultIn>>()

/** The first fault of what a file says by itself. */
function faultIn(text: string) {
  try {
    paint.validateSync(JSON.parse(text), { strict: true })
    return undefined
  } catch (error) {
    const place = error instanceof ValidationError ? (error.path ?? '') : ''
    return { place, message: (error as Error).message }
  }
}

function checkPaint(root: string, name: string): DataProblem[] {
  const file = `paint/${name}`
  const problem = (place: string, message: string) => ({ file, place, message })
  const text = readFileSync(path.join(root, file), 'utf8')
  const fault = faultOf(file, text, () => faultIn(text))
  if (fault) return [problem(fault.place, fault.message)]
  const data = JSON.parse(text) as Paint
  const own = path.posix.dirname(name)
  const layers = Object.values(data.layers).flatMap(({ black, white, figure, middle }) => [
    black,
    white,
    figure,
    middle,
  ])
  const used = [data.curve.table, data.where, ...layers].filter((one) => one !== undefined)
  const missing = used.filter((one) => !existsSync(path.join(root, 'paint', own, one)))
  const problems = missing.map((one) => problem('layers', `the file ${one} does not exist`))
  if (data.picture !== `${own}.jpg` || !existsSync(path.join(root, 'images', data.picture)))
    problems.push(problem('picture', `must be ${own}.jpg, a picture of data/images`))
  const [x, y, width, height] = data.box
  if (x + width > data.size[0] || y + height > data.size[1])
    problems.push(problem('box', 'reaches out of the picture'))
  return [
    ...problems,
    ...lacking(root, data).map((one) => ({
      ...problem(
        'finishes',
        `${one} is missing: "npm run studio -- --paints" makes it; until then the picture stays as it is`,
      ),
      isHint: true,
    })),
  ]
}

/** The finishes of the product's list, or of both lists of a house front, that the picture cannot show. */
function lacking(root: string, { picture, list, finishes }: Paint): string[] {
  const lists = list ? [list] : picture.startsWith('fronts/') ? Object.values(FRONT_LISTS) : []
  return [...new Set(lists.flatMap((one) => slugsOf(root, one)))].filter((key) => !(key in finishes))
}

function slugsOf(root: string, list: string): string[] {
  const file = path.join(root, `${list}.json`)
  if (!existsSync(file)) return [`the list ${list}`]
  let items: { slug: string }[]
  try {
    items = (JSON.parse(readFileSync(file, 'utf8')) as { items: { slug: string }[] }).items
  } catch {
    // The list's own faults are told where they are.
    return []
  }
  return items.map((item) => item.slug)
}
