import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { paintInputsOf } from './inputs.mjs'
import { nameOf } from './shots.mjs'

/**
 * What painted.json keeps of a paintable picture.
 *
 * @typedef {object} Painted
 * @property {string} inputs - what it was made from
 * @property {number} seconds
 * @property {number} bytes
 * @property {number} quality - of the files of its layers
 * @property {Record<string, { mean: number, p95: number }>} errors - CIE76 against a true render, by part
 * @property {Record<string, number>} finishes - CIEDE2000 against the catalogue, by finish
 */

/** @returns {Record<string, Painted>} by picture */
function readPainted(root) {
  const file = recordFile(root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** @returns {'fresh' | 'stale' | 'missing'} */
export function paintStateOf(root, shot, shots) {
  const made = readPainted(root)[shot.picture]
  if (!made || !existsSync(path.join(paintFolder(root, shot), 'paint.json'))) return 'missing'
  return made.inputs === paintInputsOf(root, shot, shots).all ? 'fresh' : 'stale'
}

/** Records the present paintable picture as made from the present inputs. */
export function adoptPaint(root, shot, shots) {
  const made = readPainted(root)[shot.picture]
  if (made) notePainted(root, shot.picture, { ...made, inputs: paintInputsOf(root, shot, shots).all })
}

/** Prints the errors of paintable pictures as a table; false when a finish is further than `tolerance` from its catalogue. */
export function printPaints(root, shots, tolerance, print) {
  const record = readPainted(root)
  const known = shots.filter(({ picture }) => record[picture])
  if (known.length === 0) return true
  const width = Math.max(...known.map(({ picture }) => picture.length))
  print(`${'paintable'.padEnd(width)}  finishes     KB  true render: mean, p95  worst deltaE`)
  let far = 0
  for (const { picture } of known) {
    const { bytes, errors, finishes } = record[picture]
    const [slug, worst] = worstOf(finishes)
    const { mean, p95 } = Object.values(errors)[0] ?? {}
    const against = mean === undefined ? '' : `${mean.toFixed(1)}, ${p95.toFixed(1)}`
    far += Object.values(finishes).filter((deltaE) => deltaE > tolerance).length
    print(
      `${picture.padEnd(width)}  ${String(Object.keys(finishes).length).padStart(8)}  ` +
        `${(bytes / 1000).toFixed(0).padStart(5)}  ${against.padStart(22)}  ${worst.toFixed(2).padStart(6)} ${slug}`,
    )
  }
  print(
    `${known.length} paintable pictures, ${far} finishes further than ${tolerance} from their catalogue colour`,
  )
  return far === 0
}

/** The finish that is furthest from its catalogue colour, and how far. */
export function worstOf(finishes) {
  return Object.entries(finishes).reduce((one, other) => (other[1] > one[1] ? other : one), ['none', 0])
}

/** Notes how a paintable picture was made. One picture a line, so that branches merge. */
export function notePainted(root, picture, made) {
  const record = { ...readPainted(root), [picture]: made }
  const lines = Object.keys(record)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(record[key])}`)
  writeFileSync(recordFile(root), `{\n${lines.join(',\n')}\n}\n`)
}

/** Where a paintable picture belongs; one that is only a layer stays in studio/layers, for fittings.py. */
export function paintFolder(root, shot) {
  if (shot.layersOnly) return path.join(root, 'studio/layers', path.posix.basename(nameOf(shot)))
  return path.join(root, 'data/paint', nameOf(shot))
}

function recordFile(root) {
  return path.join(root, 'studio/painted.json')
}
