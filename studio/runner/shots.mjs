import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../src/commands/lib/fail.mjs'

/**
 * @typedef {object} Shot
 * @property {string} picture - its path below data/images
 * @property {string} topic - the name of the list it stands in
 * @property {string} [scene] - the module in studio/scenes that builds it
 * @property {string} [paint] - or the module in studio/swatches that paints it
 * @property {Record<string, unknown>} [options] - arguments of the module's `build` or `paint`
 * @property {[number, number]} size - width and height in pixels
 * @property {number} [samples] - per pixel; a painted picture has none
 * @property {Record<string, unknown>} [grade]
 * @property {string} [setting] - the entry of paint-balance.json, when shots in the same light share one
 * @property {string[]} [paintable] - parts whose paint the visitor chooses: frame, leaf, metal, pane
 * @property {number} [paintSamples] - per pixel of its paints, where the usual ones leave too much noise
 * @property {number} [paintBytes] - most bytes of one of its layers, where the usual ones blur it
 * @property {boolean} [paintMiddle] - a third render between black and white, where paint lights paint much
 * @property {boolean} [layersOnly] - no picture of its own: its paints lie over that of another shot
 * @property {string | (string | { slug: string, hex: string })[]} [finishes] - the list in data/ of a paintable product's finishes, several lists, or the finishes themselves
 * @property {number} [frames] - a strip of so many positions of a product that moves, instead of one picture
 * @property {[number, number, number, number]} [changes] - the part of a strip's frame that its product moves in
 * @property {string} [list] - the list in data/ that `finishes` shows one side of
 * @property {number} [rest] - the frame in which a strip's product rests, when that is neither its first nor its last
 * @property {[number, number, number, number]} [flat] - its lit flat part; else that of the first promise
 * @property {string} [edited] - what was done by hand to its picture: "cropped"
 * @property {string} [over] - the picture whose light is the background of this one
 * @property {{ hex: string, at: [number, number, number, number] }[]} [promises] - colours to be seen right, and where
 */

const PICTURE = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.jpg$/
const PARTS = ['frame', 'leaf', 'metal', 'pane']
const LIST = /^[a-z0-9-]+$/
const MODULE = /^[a-z][a-z0-9_]*$/
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value) => Number.isInteger(value) && value > 0

/** What each field must be, in words and as a test. Any other field is a typo. */
const FIELDS = {
  picture: ["a path below data/images such as 'products/bi-fold.jpg'", (value) => PICTURE.test(value)],
  scene: ['the name of a module in studio/scenes', (value) => MODULE.test(value)],
  paint: ['the name of a module in studio/swatches', (value) => MODULE.test(value)],
  options: ['an object', isObject],
  size: [
    'width and height in pixels',
    (value) => Array.isArray(value) && value.length === 2 && value.every(isCount),
  ],
  samples: ['a whole number above 0', isCount],
  grade: ['an object', isObject],
  setting: [
    'the name of an entry in paint-balance.json',
    (value) => typeof value === 'string' && value !== '',
  ],
  over: ['the picture of another shot', (value) => PICTURE.test(value)],
  promises: ['a list of { hex, at }', Array.isArray],
  paintable: [
    'a list of frame, leaf, metal and pane',
    (value) => Array.isArray(value) && value.length > 0 && value.every((part) => PARTS.includes(part)),
  ],
  finishes: [
    'the name of a list in data/, or a list of such names or of { slug, hex }',
    (value) => (typeof value === 'string' && LIST.test(value)) || Array.isArray(value),
  ],
  paintSamples: ['a whole number above 0', isCount],
  paintBytes: ['a whole number above 0', isCount],
  paintMiddle: ['true', (value) => value === true],
  edited: ['a few words', (value) => typeof value === 'string' && value.trim() !== ''],
  layersOnly: ['true', (value) => value === true],
  list: ['the name of a list in data/', (value) => LIST.test(value)],
  frames: ['a whole number from 2 to 99', (value) => isCount(value) && value > 1 && value < 100],
  rest: ['the number of a frame between the first and the last', isCount],
  changes: ['x, y, width, height as fractions', (value) => Array.isArray(value) && value.length === 4],
  flat: ['x, y, width, height as fractions', (value) => Array.isArray(value) && value.length === 4],
}

/**
 * Reads and checks all shots.
 *
 * @param {string} root - the project's folder
 * @returns {Shot[]} in the order of the lists' names, then of their lines
 * @throws {PlainError} naming the file, the shot and the field
 */
export function readShots(root) {
  const folder = path.join(root, 'studio/shots')
  const lists = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : []
  const shots = lists.flatMap((name) => readList(root, name))
  if (shots.length === 0) throw new PlainError('There are no shots in studio/shots.')
  refuseTwins(shots)
  for (const shot of shots) if (shot.over !== undefined) checkBase(shot, shots)
  return shots
}

/** A picture's path without its ending: the name of a shot on the command line. */
export function nameOf(shot) {
  return shot.picture.replace(/\.jpg$/, '')
}

/**
 * The shots with these names.
 *
 * @param {Shot[]} shots
 * @param {string[]} names - paths without ending, prefixes that end with a slash, or bare names; none means all
 * @throws {PlainError} for an unknown name
 */
export function selectShots(shots, names) {
  if (names.length === 0) return shots
  const chosen = names.flatMap((given) => {
    const name = given.replace(/^data\/images\//, '').replace(/\.jpg$/, '')
    const found = shots.filter((shot) => {
      const own = nameOf(shot)
      return name.endsWith('/') ? own.startsWith(name) : own === name || path.posix.basename(own) === name
    })
    const exact = found.filter((shot) => nameOf(shot) === name)
    if (found.length === 0)
      throw new PlainError(`No shot is called '${given}': npm run studio -- --list names them all.`)
    return exact.length > 0 ? exact : found
  })
  return [...new Set(chosen)]
}

function readList(root, name) {
  const file = `studio/shots/${name}`
  let list
  try {
    list = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch (error) {
    throw new PlainError(`${file}: ${error.message}`)
  }
  if (!Array.isArray(list)) throw new PlainError(`${file} must be a list of shots`)
  return list.map((shot, index) => {
    const place = `${file}, ${typeof shot?.picture === 'string' ? shot.picture : `shot ${index + 1}`}`
    if (!isObject(shot)) throw new PlainError(`${place} must be an object`)
    checkShot(root, shot, place)
    return { ...shot, topic: path.basename(name, '.json') }
  })
}

function checkShot(root, shot, place) {
  for (const [field, value] of Object.entries(shot)) {
    if (!(field in FIELDS)) throw new PlainError(`${place}: '${field}' is not a field of a shot`)
    const [wanted, isGood] = FIELDS[field]
    if (!isGood(value)) throw new PlainError(`${place}: ${field} must be ${wanted}`)
  }
  if ((shot.scene === undefined) === (shot.paint === undefined))
    throw new PlainError(`${place}: one of scene and paint must be given, and only one`)
  const required = shot.scene === undefined ? ['picture', 'size'] : ['picture', 'size', 'samples']
  for (const field of required)
    if (shot[field] === undefined) throw new PlainError(`${place}: ${field} is missing`)
  const module = moduleFile(shot)
  if (!existsSync(path.join(root, 'studio', module))) {
    throw new PlainError(`${place}: ${shot.scene ? 'scene' : 'paint'}: there is no studio/${module}`)
  }
  if ((shot.frames === undefined) !== (shot.changes === undefined))
    throw new PlainError(`${place}: a strip needs both frames and changes`)
  if ((shot.frames === undefined) === shot.picture.startsWith('strips/'))
    throw new PlainError(`${place}: a strip's picture, and no other, lies in strips/`)
  if (shot.paintable && !shot.finishes) throw new PlainError(`${place}: finishes is missing`)
  for (const promise of shot.promises ?? []) checkPromise(promise, place)
}

/** The Python module of a shot, below studio/. */
export function moduleFile(shot) {
  return shot.scene === undefined ? `swatches/${shot.paint}.py` : `scenes/${shot.scene}.py`
}

function checkPromise(promise, place) {
  if (!/^#[0-9a-f]{6}$/i.test(promise?.hex))
    throw new PlainError(`${place}: promises: hex must be a colour such as '#383e42'`)
  const [x, y, width, height] = Array.isArray(promise.at) ? promise.at : []
  const inside = [x, y].every((edge) => edge >= 0) && [width, height].every((length) => length > 0)
  // Tolerance: fractions that add up to 1 may exceed it by a rounding error.
  if (promise.at?.length !== 4 || !inside || x + width > 1.0001 || y + height > 1.0001) {
    throw new PlainError(
      `${place}: promises: at must be x, y, width, height as fractions, inside the picture`,
    )
  }
}

function refuseTwins(shots) {
  const seen = new Map()
  for (const { picture, topic } of shots) {
    if (seen.has(picture)) {
      throw new PlainError(
        `studio/shots/${topic}.json, ${picture}: picture is taken by a shot in ${seen.get(picture)}.json already`,
      )
    }
    seen.set(picture, topic)
  }
}

function checkBase(shot, shots) {
  const place = `studio/shots/${shot.topic}.json, ${shot.picture}: over`
  const base = shots.find(({ picture }) => picture === shot.over)
  if (!base) throw new PlainError(`${place}: no shot makes ${shot.over}`)
  if (base === shot || base.scene === undefined || base.over !== undefined || shot.scene === undefined) {
    throw new PlainError(`${place}: both must be scenes, and ${shot.over} must not lie over a third`)
  }
}
