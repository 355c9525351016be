import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../src/commands/lib/fail.mjs'
import { inWords } from './estimate.mjs'
import { balanceOf, paintInputsOf } from './inputs.mjs'
import { SETTINGS } from './paint-settings.mjs'
import { notePainted, paintFolder, paintStateOf, worstOf } from './painted.mjs'
import { Stopped } from './processes.mjs'
import { nameOf } from './shots.mjs'

/** Most bytes of the layers of a scene, of a door and of a door for the designer. */
const BYTES = { scene: 130_000, door: 54_000, layers: 62_000 }
/** What does not lie about the flat part: a piece of the frame would not show it. */
const ADDED = ['metal', 'pane']
/** Height in pixels of the doors' pictures, over which layers lie. */
const DOOR = 1350
/** The albedo of the middle render of a shot with `paintMiddle`. */
const MIDDLE = 0.3
/** Samples of a true render: four for one of the layers', at most so many. What is measured is the mix's error, not its noise. */
const MOST_TRUE = 120
/** The paint of the true render that a mix is compared with: a deep red, which shows every fault; gold; frosted glass. */
const RED = [0.3, 0.03, 0.035]
const TRUE = { frame: RED, leaf: RED, metal: [0.8, 0.56, 0.24], pane: [0.35, 0.36, 0.37] }

/**
 * Makes the paintable pictures that are missing or stale, or those that were named, and carries on after a failure.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {import('./shots.mjs').Shot[]} chosen
 * @param {{ named: boolean, print: (line: string) => void }} how
 * @returns {Promise<boolean>} whether all went well
 */
export async function renderPaints(studio, chosen, { named, print }) {
  const { root, shots } = studio
  const wanted = chosen.filter(
    (shot) => shot.paintable && (named || paintStateOf(root, shot, shots) !== 'fresh'),
  )
  if (wanted.length === 0) print('Every paintable picture is up to date.')
  let failures = 0
  for (const [index, shot] of wanted.entries()) {
    const started = Date.now()
    let outcome
    try {
      outcome = describe(await makePaint(studio, shot))
    } catch (error) {
      if (error instanceof Stopped) throw error
      failures += 1
      outcome = `FAILED\n${error.message}`
    }
    const took = inWords((Date.now() - started) / 1000)
    print(`[${index + 1}/${wanted.length}] ${shot.picture}  ${took}  ${outcome}`)
  }
  return failures === 0
}

async function makePaint(studio, shot) {
  const { root } = studio
  const inputs = paintInputsOf(root, shot, studio.shots)
  const job = paintJobOf(studio, shot)
  const log = path.join(job.out, 'log.txt')
  const stamp = path.join(job.out, 'made-from.txt')
  const same = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs.light
  if (!same) rmSync(job.out, { recursive: true, force: true })
  mkdirSync(job.out, { recursive: true })
  writeFileSync(stamp, inputs.light)
  writeFileSync(log, '')
  const file = path.join(job.out, 'job.json')
  writeFileSync(file, JSON.stringify(job, null, 1))
  const started = Date.now()
  const program = (name) => path.join(root, 'studio', name)
  await studio.processes.run(studio.blender(), ['-b', '-P', program('render_paints.py'), '--', file], log)
  const output = await studio.processes.run(studio.python(), [program('finish_paints.py'), file], log)
  const report = JSON.parse(output.trim().split('\n').at(-1))
  // No `await` from here on: the files and their record belong together.
  const folder = paintFolder(root, shot)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.dirname(folder), { recursive: true })
  renameSync(job.to, folder)
  const made = {
    inputs: inputs.all,
    seconds: Math.round((Date.now() - started) / 1000),
    bytes: report.bytes,
    quality: report.quality,
    errors: report.errors,
    finishes: Object.fromEntries(report.finishes.map(({ slug, deltaE }) => [slug, deltaE])),
  }
  notePainted(root, shot.picture, made)
  return made
}

function paintJobOf({ root, shots, threads }, shot) {
  const { paintable: open, size, samples } = shot
  const [width, height] = size
  const kind = shot.layersOnly ? 'layers' : width > height ? 'scene' : 'door'
  const out = path.join(root, 'studio/out/paint', nameOf(shot))
  const finishes = finishesOf(root, shot)
  const each = (value) => Object.fromEntries(open.map((part) => [part, value(part)]))
  const grey = (albedo) => [albedo, albedo, albedo]
  const layerSamples = shot.paintSamples ?? Math.min(samples, SETTINGS.samples)
  const one = (chosen, albedo) => each((part) => (part === chosen ? albedo : grey(0.02)))
  const renders = [
    { name: 'b', albedo: each(() => grey(0.02)) },
    ...open.map((part) => ({ name: `w-${part}`, albedo: one(part, grey(0.8)) })),
    ...(shot.paintMiddle ? open.map((part) => ({ name: `m-${part}`, albedo: one(part, grey(MIDDLE)) })) : []),
    // One door's reference render serves for all of them: they share their light.
    ...(shot.over
      ? []
      : open.map((part) => ({
          name: `t-${part}`,
          albedo: one(part, TRUE[part]),
          samples: Math.max(layerSamples, Math.min(MOST_TRUE, 4 * layerSamples)),
          piece: !open.some((one) => ADDED.includes(one)),
        }))),
    ...(finishes.some(({ wood }) => wood)
      ? [{ name: 'g', figure: true, samples: SETTINGS.figureSamples }]
      : []),
  ]
  return {
    ...shot,
    kind,
    open,
    renders,
    finishes,
    // Two-sided finishes are a list of the data, of which the picture shows one side.
    list: typeof shot.finishes === 'string' ? shot.finishes : shot.list,
    flat: flatOf(shot),
    // Each open part of a scene has a layer of its own; fine detail all over, as in a conservatory, needs more bytes.
    bytes:
      (shot.paintBytes ?? BYTES[kind]) * (kind === 'scene' ? open.length : 1) * (shot.paintMiddle ? 1.5 : 1),
    // A doorway with side panels is as large as one without, in a larger frame.
    scale: kind === 'scene' ? SETTINGS.width / width : SETTINGS.height / (shot.layersOnly ? DOOR : height),
    samples: layerSamples,
    threads,
    balance: balanceOf(root, shot),
    bounce: bounceOf(
      root,
      shots.find(({ picture }) => picture === shot.over),
    ),
    ...(kind === 'door' && { box: presentPaint(root, shot)?.box }),
    out,
    to: path.join(out, 'made'),
  }
}

/** How much paint lights paint, by part, as measured on the shot over which this one lies: it has no true render of its own. */
function bounceOf(root, base) {
  const layers = Object.entries((base && presentPaint(root, base)?.layers) ?? {})
  return Object.fromEntries(layers.map(([part, { bounce = 0 }]) => [part, bounce]))
}

/** What paint.json says of a picture that is there already. */
function presentPaint(root, shot) {
  const file = path.join(paintFolder(root, shot), 'paint.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The lit flat part where finishes are measured: the shot's own, or that of its first promise. */
function flatOf(shot) {
  const at = shot.flat ?? shot.promises?.[0]?.at
  if (!at) throw new PlainError(`${shot.picture}: a paintable shot needs flat, or a promise`)
  return at
}

/**
 * The finishes that a shot shows, and which of them are woods: those whose sample is painted with a wood's figure. Of several
 * lists, each finish counts once.
 */
export function finishesOf(root, { finishes }) {
  const named = [finishes]
    .flat()
    .flatMap((entry) => (typeof entry === 'string' ? listed(root, entry) : entry))
  return [...new Map(named.map((entry) => [entry.slug, { wood: false, ...entry }])).values()]
}

function listed(root, name) {
  const { items } = JSON.parse(readFileSync(path.join(root, 'data', `${name}.json`), 'utf8'))
  return items.map(({ slug, hex }) => ({ slug, hex, wood: WOOD.test(slug) }))
}

const WOOD = /oak|cedarwood|walnut|rosewood|mahogany|winchester|oregon/

function describe({ bytes, errors, finishes }) {
  const [slug, worst] = worstOf(finishes)
  const against = Object.values(errors).map(({ mean, p95 }) => `  true render ${mean}, ${p95}`)
  return `${Math.round(bytes / 1000)} KB${against.join('')}  ${slug} off by ${worst}`
}
