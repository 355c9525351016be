import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOfFile, inputsOf } from './inputs.mjs'

/**
 * What rendered.json keeps of a picture.
 *
 * @typedef {object} Made
 * @property {string} inputs - what it was made from (`picture` of its Inputs)
 * @property {string} file - hash of the file as the studio left it
 * @property {number} [seconds] - how long it took; unknown when the picture was adopted
 * @property {[number, number]} size
 * @property {number} [samples]
 * @property {true} [quick] - made with --quick, to be made again in full
 */

/** @typedef {'fresh' | 'quick' | 'stale' | 'missing' | 'photograph' | 'edited'} State */

/**
 * @param {string} root
 * @returns {Record<string, Made>} by picture
 */
export function readRecord(root) {
  const file = recordFile(root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Notes how a picture was made. One picture a line, so that two branches that render different pictures merge.
 *
 * @param {string} root
 * @param {string} picture
 * @param {Made} made
 */
export function note(root, picture, made) {
  const record = { ...readRecord(root), [picture]: made }
  const lines = Object.keys(record)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(record[key])}`)
  // Written elsewhere and moved, so that a killed run leaves either the old record or the new one.
  const fresh = path.join(root, 'studio/out/rendered.json')
  mkdirSync(path.dirname(fresh), { recursive: true })
  writeFileSync(fresh, `{\n${lines.join(',\n')}\n}\n`)
  renameSync(fresh, recordFile(root))
}

/** Where a picture belongs. */
export function pictureFile(root, shot) {
  return path.join(root, 'data/images', shot.picture)
}

/**
 * Whether a picture must be made. A file that differs from the one on record is a photograph, unless its shot says how the
 * render was edited; one without a record is an old render.
 *
 * @param {string} root
 * @param {import('./shots.mjs').Shot} shot
 * @param {import('./shots.mjs').Shot[]} shots
 * @param {Record<string, Made>} record
 * @returns {State}
 */
export function stateOf(root, shot, shots, record) {
  const file = pictureFile(root, shot)
  const made = record[shot.picture]
  if (!existsSync(file)) return 'missing'
  if (!made) return 'stale'
  if (hashOfFile(file) !== made.file) return shot.edited ? 'edited' : 'photograph'
  if (made.inputs !== inputsOf(root, shot, shots).picture) return 'stale'
  return made.quick ? 'quick' : 'fresh'
}

/**
 * Records the present picture as made from the present inputs: after a change that leaves every pixel as it was.
 *
 * @param {string} root
 * @param {import('./shots.mjs').Shot} shot
 * @param {import('./shots.mjs').Shot[]} shots
 */
export function adopt(root, shot, shots) {
  const { seconds, size, samples, quick } = {
    size: shot.size,
    samples: shot.samples,
    ...readRecord(root)[shot.picture],
  }
  note(root, shot.picture, {
    inputs: inputsOf(root, shot, shots).picture,
    file: hashOfFile(pictureFile(root, shot)),
    seconds,
    size,
    samples,
    ...(quick ? { quick } : {}),
  })
}

function recordFile(root) {
  return path.join(root, 'studio/rendered.json')
}
