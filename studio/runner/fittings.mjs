import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { balanceOf } from './inputs.mjs'
import { renderLeaves } from './inside-leaves.mjs'
import { nameOf } from './shots.mjs'

/** Doorways with their wall: shots of studio/shots/designer.json. */
const DOORWAY = /^designer\/((outside|inside)-(none|left|right|both)(-top)?)$/
/** Pixels of a doorway's picture for one of its shot's, and samples: its layers lie over most of it. */
const WALL = { scale: 0.6, samples: 3 }
/** The wall that a wide window shows beside a doorway: its scene, how it is rendered, and the shot whose grade it has. */
export const WIDE_SCENE = 'wide_doorway'
const WIDE = { size: [2250, 1545], scale: 0.8, samples: 6 }
const WIDE_GRADE = 'designer/outside-both-top.jpg'
const WIDE_SIDES = ['none', 'both']

/**
 * Paints the sheets of glass, renders walls that are missing and the leaves from inside that are named, lights the other leaves anew, and
 * lays out the door designer’s layers in data/paint/designer, from the styles' paints and those in studio/layers.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {import('./shots.mjs').Shot[]} named - the styles whose leaves from inside are rendered rather than lit anew
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} whether all went well
 */
export async function layOutFittings(studio, named, print) {
  const { root, processes, python } = studio
  const out = path.join(root, 'studio/out/fittings')
  mkdirSync(out, { recursive: true })
  const log = path.join(out, 'log.txt')
  writeFileSync(log, '')
  const run = (...args) => processes.run(python(), args, log)
  const designer = path.join(root, 'data/paint/designer')
  await renderWalls(studio, designer, print)
  await run(path.join(root, 'studio/wall_beside.py'))
  const styles = named.flatMap((shot) => nameOf(shot).match(/^doors\/(.+)$/)?.[1] ?? [])
  await renderLeaves(studio, styles, path.join(designer, 'inside'), print)
  await run(path.join(root, 'studio/relit_leaves.py'), path.join(designer, 'inside'))
  await run(path.join(root, 'studio/glass_sheets.py'), path.join(designer, 'glass'))
  await run(path.join(root, 'studio/glass_sheets.py'), path.join(designer, 'glass-inside'))
  await run(path.join(root, 'studio/fittings.py'))
  print('The designer’s layers are laid out in data/paint/designer.')
  return true
}

/** Renders the walls that are missing, whole and in white: round the doorways that have layers, and beside them. */
async function renderWalls(studio, designer, print) {
  const { root, shots } = studio
  const isThere = (name, file) => existsSync(path.join(designer, 'doorways', name, file))
  for (const shot of shots) {
    const [, name] = nameOf(shot).match(DOORWAY) ?? []
    if (!name || isThere(name, 'wall.webp')) continue
    if (!existsSync(path.join(root, 'studio/layers', name, 'paint.json'))) continue
    const { scene, options, size, grade, picture } = shot
    await renderWall(studio, name, { picture, scene, options, size, grade, ...WALL }, print)
  }
  const { grade, picture } = shots.find((shot) => shot.picture === WIDE_GRADE)
  for (const sides of WIDE_SIDES) {
    if (isThere(`outside-${sides}`, 'beside-left.webp')) continue
    const job = { picture, scene: WIDE_SCENE, options: { sides }, grade, ...WIDE }
    await renderWall(studio, `wide-${sides}`, job, print)
  }
}

async function renderWall(studio, name, shot, print) {
  const { root, threads, processes, blender, python } = studio
  const out = path.join(root, 'studio/out/walls', name)
  const to = path.join(out, 'wall.jpg')
  if (existsSync(to)) return
  mkdirSync(out, { recursive: true })
  const job = path.join(out, 'job.json')
  writeFileSync(job, JSON.stringify({ ...shot, balance: balanceOf(root, shot), out, to, threads }))
  const log = path.join(out, 'log.txt')
  await processes.run(blender(), ['-b', '-P', path.join(root, 'studio/render.py'), '--', job], log)
  const report = await processes.run(python(), [path.join(root, 'studio/finish.py'), job], log)
  const { seconds } = JSON.parse(report.trim().split('\n').at(-1))
  print(`The wall of ${name} is rendered (${seconds} s to finish).`)
}
