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
/** Styles that are rendered at any rate, in a deep red as well, which the mix is compared with. */
const RED = [0.3, 0.03, 0.035]
const TRUE = { kent: RED, windsor: RED, dunster: RED }

/**
 * Renders leaves from inside, those of TRUE among them, unless they are rendered already, and paints them.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {string[]} named - further styles
 * @param {string} to - the folder of their paints
 * @param {(line: string) => void} print
 */
export async function renderLeaves({ root, shots, threads, processes, blender, python }, named, to, print) {
  const styles = [...new Set([...Object.keys(TRUE), ...named])].filter((slug) => !isRendered(to, slug))
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

/** Whether a leaf's paint is rendered, not that of the outside lit anew (relit_leaves.py). */
function isRendered(to, slug) {
  const file = path.join(to, slug, 'paint.json')
  return existsSync(file) && !JSON.parse(readFileSync(file, 'utf8')).relit
}
