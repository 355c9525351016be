import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The module in studio/scenes that builds the hall. */
export const HALL = 'glass_hall'

const SIZE = [600, 750]
const SAMPLES = 16

/**
 * Renders a hall by day and by its lamp, with nobody in it, somebody near and somebody far, unless the work files are there, and
 * shows it through every glass design in data/paint/glass-hall.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} whether all went well
 */
export async function showThroughGlass({ root, processes, blender, python, threads }, print) {
  const out = path.join(root, 'studio/out/glass-hall')
  for (const light of ['day', 'lamp'])
    for (const who of ['nobody', 'near', 'far']) {
      const view = path.join(out, `${light}-${who}`)
      if (existsSync(path.join(view, 'normal_0001.exr'))) continue
      mkdirSync(view, { recursive: true })
      const job = path.join(view, 'job.json')
      const options = { who, light }
      writeFileSync(
        job,
        JSON.stringify({ scene: HALL, options, size: SIZE, samples: SAMPLES, out: view, threads }),
      )
      await processes.run(
        blender(),
        ['-b', '-P', path.join(root, 'studio/render.py'), '--', job],
        path.join(view, 'log.txt'),
      )
      print(`The hall is rendered: ${light}, ${who}.`)
    }
  await processes.run(python(), [path.join(root, 'studio/glass_hall.py'), out], path.join(out, 'log.txt'))
  print('The glass designs are shown in data/paint/glass-hall.')
  return true
}
