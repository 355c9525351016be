import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finishesOf } from './paints.mjs'

/** The doorway from inside by itself: its shot says the scene, the light and the finishes of all leaves. */
const DOORWAY = 'designer/inside-none.jpg'
/** The leaf in the frame of a style's picture, with a margin: x0, x1, y0, y1 from the bottom left. */
const WINDOW = [129 / 540, 411 / 540, 82 / 810, 700 / 810]
/** The lit flat part of a leaf, as in the shots of the styles. */
const FLAT = [0.272, 0.345, 0.016, 0.14]
const SAMPLES = 4
/** Styles that are rendered in a deep red as well, which the mix is compared with. */
const RED = [0.3, 0.03, 0.035]
const TRUE = { kent: RED, windsor: RED, dunster: RED }

/**
 * Renders the leaves from inside that have no paint yet, and paints them.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {string} to - the folder of their paints
 * @param {(line: string) => void} print
 */
export async function renderLeaves({ root, shots, threads, processes, blender, python }, to, print) {
  const { catalogue } = JSON.parse(readFileSync(path.join(root, 'data/door-leaves.json'), 'utf8'))
  const styles = Object.keys(catalogue).filter((slug) => !existsSync(path.join(to, slug, 'paint.json')))
  if (styles.length === 0) return
  const { scene, size, grade, finishes } = shots.find(({ picture }) => picture === DOORWAY)
  const out = path.join(root, 'studio/out/inside-leaves')
  mkdirSync(out, { recursive: true })
  const job = path.join(out, 'job.json')
  writeFileSync(
    job,
    JSON.stringify({
      ...{ scene, size, grade, threads, out, to, styles },
      ...{
        options: {},
        open: ['leaf'],
        samples: SAMPLES,
        scale: 0.6,
        window: WINDOW,
        flat: FLAT,
        true: TRUE,
      },
      finishes: finishesOf(root, { finishes }),
    }),
  )
  const log = path.join(out, 'log.txt')
  const started = Date.now()
  await processes.run(blender(), ['-b', '-P', path.join(root, 'studio/render_leaves.py'), '--', job], log)
  const output = await processes.run(python(), [path.join(root, 'studio/inside_leaves.py'), job], log)
  const { errors, worst } = JSON.parse(output.trim().split('\n').at(-1))
  const against = Object.entries(errors).map(([slug, { mean, p95 }]) => `${slug} ${mean}, ${p95}`)
  const furthest = Object.entries(worst).sort((one, other) => other[1] - one[1])[0]
  print(
    `${styles.length} leaves from inside in ${Math.round((Date.now() - started) / 1000)} s; ` +
      `true render: ${against.join('; ')}; furthest from the catalogue: ${furthest.join(' ')}`,
  )
}
