import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { balanceOf } from './inputs.mjs'
import { renderLeaves } from './inside-leaves.mjs'
import { nameOf } from './shots.mjs'

/** Doorways with their wall: shots of studio/shots/designer.json. */
const DOORWAY = /^designer\/((outside|inside)-(none|left|right|both)(-top)?)$/
/** Pixels of a doorway's picture for one of its shot's, and samples: its layers lie over most of it. */
const WALL = { scale: 0.6, samples: 3 }

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
  const styles = named.flatMap((shot) => nameOf(shot).match(/^doors\/(.+)$/)?.[1] ?? [])
  await renderLeaves(studio, styles, path.join(designer, 'inside'), print)
  await run(path.join(root, 'studio/relit_leaves.py'), path.join(designer, 'inside'))
  await run(path.join(root, 'studio/glass_sheets.py'), path.join(designer, 'glass'))
  await run(path.join(root, 'studio/glass_sheets.py'), path.join(designer, 'glass-inside'))
  await run(path.join(root, 'studio/fittings.py'))
  print('The designer’s layers are laid out in data/paint/designer.')
  return true
}

/** Renders the walls round the doorways that have layers but no wall, whole and in white, for fittings.py. */
async function renderWalls(studio, designer, print) {
  const { root, shots, threads, processes, blender, python } = studio
  for (const shot of shots) {
    const [, name] = nameOf(shot).match(DOORWAY) ?? []
    if (!name || existsSync(path.join(designer, 'doorways', name, 'wall.webp'))) continue
    if (!existsSync(path.join(root, 'studio/layers', name, 'paint.json'))) continue
    const out = path.join(root, 'studio/out/walls', name)
    const to = path.join(out, 'wall.jpg')
    if (existsSync(to)) continue
    mkdirSync(out, { recursive: true })
    const job = path.join(out, 'job.json')
    const { scene, options, size, grade, picture } = shot
    const balance = balanceOf(root, shot)
    writeFileSync(
      job,
      JSON.stringify({ picture, scene, options, size, grade, balance, ...WALL, out, to, threads }),
    )
    const log = path.join(out, 'log.txt')
    await processes.run(blender(), ['-b', '-P', path.join(root, 'studio/render.py'), '--', job], log)
    const report = await processes.run(python(), [path.join(root, 'studio/finish.py'), job], log)
    print(
      `The wall of ${name} is rendered (${JSON.parse(report.trim().split('\n').at(-1)).seconds} s to finish).`,
    )
  }
}
