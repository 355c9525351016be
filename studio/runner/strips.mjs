import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inWords } from './estimate.mjs'
import { balanceOf, stripInputsOf } from './inputs.mjs'
import { Stopped } from './processes.mjs'
import { nameOf } from './shots.mjs'

/** Most bytes of a strip's frames. */
const BYTES = 350_000

/**
 * What strips.json keeps of a strip.
 *
 * @typedef {object} MadeStrip
 * @property {string} inputs - what it was made from
 * @property {number} seconds - of the last run, which may have gone on from frames of an earlier one
 * @property {number} bytes - of all frames
 * @property {number} quality - of the WebP files
 */

/**
 * Makes the strips that are missing or stale, or those that were named, and carries on after a failure.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {import('./shots.mjs').Shot[]} chosen
 * @param {{ named: boolean, print: (line: string) => void }} how
 * @returns {Promise<boolean>} whether all went well
 */
export async function renderStrips(studio, chosen, { named, print }) {
  const wanted = chosen.filter(
    (shot) => shot.frames !== undefined && (named || stripStateOf(studio.root, shot) !== 'fresh'),
  )
  if (wanted.length === 0) print('Every strip is up to date.')
  let failures = 0
  for (const [index, shot] of wanted.entries()) {
    const started = Date.now()
    let outcome
    try {
      const { bytes, quality } = await makeStrip(studio, shot)
      outcome = `${Math.round(bytes / 1000)} KB, quality ${quality}`
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

/** Frames of the same inputs that an earlier run left are kept. */
async function makeStrip({ root, threads, processes, blender, python }, shot) {
  const inputs = stripInputsOf(root, shot)
  const out = path.join(root, 'studio/out', nameOf(shot))
  const stamp = path.join(out, 'made-from.txt')
  const isSame = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs.light
  if (!isSame) rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  writeFileSync(stamp, inputs.light)
  const log = path.join(out, 'log.txt')
  writeFileSync(log, '')
  const file = path.join(out, 'job.json')
  const to = path.join(out, 'made')
  rmSync(to, { recursive: true, force: true })
  const job = { ...shot, threads, balance: balanceOf(root, shot), bytes: BYTES, out, to }
  writeFileSync(file, JSON.stringify(job, null, 1))
  const started = Date.now()
  const program = (name) => path.join(root, 'studio', name)
  await processes.run(blender(), ['-b', '-P', program('render_strip.py'), '--', file], log)
  const output = await processes.run(python(), [program('finish_strip.py'), file], log)
  const { bytes, quality } = JSON.parse(output.trim().split('\n').at(-1))
  // No `await` from here on: the files and their record belong together.
  for (const [made, picture] of Object.entries(stripPictures(shot))) {
    const target = path.join(root, 'data/images', picture)
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(path.join(to, `${made}.jpg`), target)
  }
  const folder = stripFolder(root, shot)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.dirname(folder), { recursive: true })
  renameSync(to, folder)
  const seconds = Math.round((Date.now() - started) / 1000)
  noteStrip(root, shot.picture, { inputs: inputs.all, seconds, bytes, quality })
  return { bytes, quality }
}

/** @returns {'fresh' | 'stale' | 'missing'} */
export function stripStateOf(root, shot) {
  const made = readStrips(root)[shot.picture]
  if (!made || !existsSync(path.join(stripFolder(root, shot), 'strip.json'))) return 'missing'
  return made.inputs === stripInputsOf(root, shot).all ? 'fresh' : 'stale'
}

/** Records the present strip as made from the present inputs. */
export function adoptStrip(root, shot) {
  const made = readStrips(root)[shot.picture]
  if (made) noteStrip(root, shot.picture, { ...made, inputs: stripInputsOf(root, shot).all })
}

/** The pictures of a strip below data/images: its first frame, its last for those without script, and that in which it rests. */
function stripPictures({ picture, rest }) {
  const named = (ending) => picture.replace(/\.jpg$/, `-${ending}.jpg`)
  return { first: picture, last: named('last'), ...(rest === undefined ? {} : { rest: named('rest') }) }
}

/** Where the frames of a strip belong. */
function stripFolder(root, shot) {
  return path.join(root, 'data', nameOf(shot))
}

function readStrips(root) {
  const file = recordFile(root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** One strip a line, so that branches merge. */
function noteStrip(root, picture, made) {
  const record = { ...readStrips(root), [picture]: made }
  const lines = Object.keys(record)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(record[key])}`)
  writeFileSync(recordFile(root), `{\n${lines.join(',\n')}\n}\n`)
}

function recordFile(root) {
  return path.join(root, 'studio/strips.json')
}
