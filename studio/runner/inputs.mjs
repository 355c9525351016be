import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../src/commands/lib/fail.mjs'
import { SETTINGS } from './paint-settings.mjs'
import { modulesOf } from './python-imports.mjs'
import { moduleFile, nameOf } from './shots.mjs'

/**
 * What a shot is made from, each as a digest.
 *
 * @typedef {object} Inputs
 * @property {string} light - what Blender renders from
 * @property {string} finishing - the programs that denoise and grade
 * @property {string} picture - everything: `light`, `finishing` and the shot's grade
 */

/**
 * Left out on purpose: a shot's promises, which only measure, and the versions of Blender and Python.
 *
 * @param {string} root - the project's folder
 * @param {import('./shots.mjs').Shot} shot
 * @param {import('./shots.mjs').Shot[]} shots - all of them, for the one it may lie over
 * @returns {Inputs}
 */
export function inputsOf(root, shot, shots) {
  const studio = path.join(root, 'studio')
  const { grade, ...frame } = shot
  delete frame.promises
  for (const field of ASIDE) delete frame[field]
  // Which list a shot is in makes no difference to its picture.
  delete frame.topic
  const isPainted = shot.paint !== undefined
  const modules = modulesOf(studio, [moduleFile(shot), isPainted ? 'paint.py' : 'render.py'])
  const base = shots.find(({ picture }) => picture === shot.over)
  const light = digest([
    frame,
    balanceOf(root, shot),
    contents(studio, modules),
    dataOf(root, modules, shot),
    base ? inputsOf(root, base, shots).light : null,
  ])
  const finishing = isPainted
    ? ''
    : digest(contents(studio, [...modulesOf(studio, ['finish.py']), ...tables(studio)]))
  return { light, finishing, picture: digest([light, finishing, grade]) }
}

/** Fields that concern the paintable picture only, or what became of the picture afterwards. */
const ASIDE = [
  'paintable',
  'finishes',
  'flat',
  'layersOnly',
  'paintSamples',
  'paintBytes',
  'paintMiddle',
  'edited',
]

/**
 * What a paintable picture is made from: `light` what Blender renders from, `all` everything.
 *
 * @param {string} root
 * @param {import('./shots.mjs').Shot} shot
 * @returns {{ light: string, all: string }}
 */
export function paintInputsOf(root, shot) {
  const studio = path.join(root, 'studio')
  const { scene, options, size, samples, paintSamples, paintable, grade, flat, finishes, promises } = shot
  const bytes = shot.paintBytes ? [shot.paintBytes] : []
  const modules = modulesOf(studio, [moduleFile(shot), 'render_paints.py'])
  const light = digest([
    {
      scene,
      options,
      size,
      samples,
      paintSamples,
      ...(shot.paintMiddle && { paintMiddle: true }),
      paintable,
    },
    SETTINGS,
    contents(studio, modules),
    balanceOf(root, shot),
    dataOf(root, modules, shot),
  ])
  const hashed = (entry) =>
    typeof entry === 'string' ? hashOfFile(path.join(root, 'data', `${entry}.json`)) : entry
  const list = Array.isArray(finishes) ? finishes.map(hashed) : hashed(finishes)
  const finishing = contents(studio, modulesOf(studio, ['finish_paints.py']))
  return { light, all: digest([light, grade, flat ?? promises?.[0]?.at, list, finishing, ...bytes]) }
}

/**
 * What a strip is made from: `light` what Blender renders from, `all` everything.
 *
 * @param {string} root
 * @param {import('./shots.mjs').Shot} shot
 * @returns {{ light: string, all: string }}
 */
export function stripInputsOf(root, shot) {
  const studio = path.join(root, 'studio')
  const { scene, options, size, samples, frames, rest, changes, grade } = shot
  const modules = modulesOf(studio, [moduleFile(shot), 'render_strip.py'])
  const light = digest([
    { scene, options, size, samples, frames, changes },
    contents(studio, modules),
    balanceOf(root, shot),
    dataOf(root, modules, shot),
  ])
  const finishing = contents(studio, [...modulesOf(studio, ['finish_strip.py']), ...tables(studio)])
  return { light, all: digest([light, grade, rest, finishing]) }
}

/**
 * The measured factors of the paints in a shot's light, by colour.
 *
 * @param {string} root
 * @param {import('./shots.mjs').Shot} shot
 * @returns {Record<string, number[]>}
 */
export function balanceOf(root, shot) {
  const file = path.join(root, 'studio/paint-balance.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8'))[balanceKeyOf(shot)] ?? {}) : {}
}

/** The name of a shot's entry in paint-balance.json: its own, unless several shots in one light share one. */
export function balanceKeyOf(shot) {
  return shot.setting ?? nameOf(shot)
}

/**
 * A digest of a file.
 *
 * @param {string} file
 */
export function hashOfFile(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 20)
}

/**
 * The data that the modules say they read: `# input: data/door-leaves.json` for a whole file, or with the entries that
 * matter, `# input: data/door-leaves.json leaf catalogue.{style}`, where {style} is filled in from the shot's options, so
 * that a change of one entry makes only its own shots stale.
 */
function dataOf(root, modules, shot) {
  return modules.flatMap((module) => {
    const text = readFileSync(path.join(root, 'studio', module), 'utf8')
    return [...text.matchAll(/^\s*# input: *(\S+)(.*)$/gm)].map(([, file, entries]) => {
      const full = path.join(root, file)
      if (!existsSync(full))
        throw new PlainError(`studio/${module} names the input ${file}, which is not there`)
      const keys = entries.trim().split(/\s+/).filter(Boolean)
      const known = keys.map((key) => fillIn(key, shot.options ?? {}))
      // Without the option there is no telling which entry the scene uses.
      if (keys.length === 0 || known.includes(null)) return [file, hashOfFile(full)]
      const data = JSON.parse(readFileSync(full, 'utf8'))
      return [file, known.map((key) => [key, key.split('.').reduce((part, step) => part?.[step], data)])]
    })
  })
}

function fillIn(key, options) {
  let isKnown = true
  const filled = key.replace(/\{(\w+)\}/g, (_, name) => {
    if (options[name] === undefined) isKnown = false
    return String(options[name])
  })
  return isKnown ? filled : null
}

function contents(studio, files) {
  return files.map((file) => {
    const full = path.join(studio, file)
    return [file, existsSync(full) ? hashOfFile(full) : null]
  })
}

/** What the finishing programs read besides Python. */
function tables(studio) {
  const folder = path.join(studio, 'post')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.py') && !entry.name.startsWith('.'))
    .map(({ name }) => `post/${name}`)
    .sort()
}

/** Independent of the order of an object's keys. */
function digest(value) {
  const text = JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
