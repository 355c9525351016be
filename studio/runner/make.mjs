import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { balanceKeyOf, balanceOf, hashOfFile, inputsOf } from './inputs.mjs'
import { note, pictureFile } from './record.mjs'
import { nameOf } from './shots.mjs'

const DRAFT_SCALE = 0.35
const DRAFT_SAMPLES = 6
const QUICK_SCALE = 0.7
const QUICK_SAMPLES = 8

/**
 * @typedef {object} Studio
 * @property {string} root - the project's folder
 * @property {import('./shots.mjs').Shot[]} shots
 * @property {import('./processes.mjs').Processes} processes
 * @property {() => string} blender - finds Blender when it is needed
 * @property {() => string} python
 * @property {number} threads
 * @property {boolean} draft
 * @property {boolean} quick - at seven tenths of the size with few samples, enlarged: a stopgap until there is time for the full render
 */

/** @typedef {{ hex: string, measured: string, deltaE: number }} Measured */

/**
 * Makes one picture: renders unless light from the same inputs exists, finishes, moves the result into place and records
 * it. A draft stays in studio/out/drafts.
 *
 * @param {Studio} studio
 * @param {import('./shots.mjs').Shot} shot
 * @param {{ afresh?: boolean, lightOnly?: boolean }} how - `afresh` renders even so; `lightOnly` leaves the picture alone
 * @returns {Promise<Measured[]>} its promises, measured
 * @throws {Error} whose message ends with the last lines of the log
 */
export async function make(studio, shot, { afresh = false, lightOnly = false } = {}) {
  const { root, draft } = studio
  // Taken first, so that a source that changes meanwhile leaves the picture stale.
  const inputs = inputsOf(root, shot, studio.shots)
  const base = baseOf(studio, shot)
  if (base && !hasLight(studio, base))
    throw new Error(`    ${base.picture}, over which it lies, was not made.`)
  const job = jobOf(studio, shot)
  const jobFile = path.join(job.out, 'job.json')
  const log = path.join(job.out, 'log.txt')
  mkdirSync(job.out, { recursive: true })
  writeFileSync(jobFile, JSON.stringify(job, null, 1))
  writeFileSync(log, '')
  rmSync(job.to, { force: true })

  let { seconds } = readStamp(job.out)
  if (shot.scene !== undefined && (afresh || !isRendered(studio, shot))) {
    rmSync(stampFile(job.out), { force: true })
    rmSync(path.join(job.out, 'light.npy'), { force: true })
    seconds = await timed(() =>
      studio.processes.run(studio.blender(), ['-b', '-P', program(root, 'render.py'), '--', jobFile], log),
    )
    writeStamp(job.out, { light: lightStamp(studio, shot, inputs), seconds })
  }
  if (shot.scene !== undefined && readStamp(job.out).finishing !== inputs.finishing) {
    // finish.py keeps its denoised light for other grades; a changed denoiser must not reuse it.
    rmSync(path.join(job.out, 'light.npy'), { force: true })
  }
  let output = ''
  const finishing = await timed(async () => {
    const script = program(root, shot.scene === undefined ? 'paint.py' : 'finish.py')
    output = await studio.processes.run(studio.python(), [script, jobFile], log)
  })
  if (!existsSync(job.to)) throw new Error(`    It ended well, but left no ${path.relative(root, job.to)}`)
  if (shot.scene !== undefined) {
    writeStamp(job.out, { ...readStamp(job.out), finishing: inputs.finishing })
  }
  if (!draft && !lightOnly) {
    // No `await` from here on, so that Ctrl-C finds both the picture and its record, or neither.
    mkdirSync(path.dirname(pictureFile(root, shot)), { recursive: true })
    renameSync(job.to, pictureFile(root, shot))
    note(root, shot.picture, {
      inputs: inputs.picture,
      file: hashOfFile(pictureFile(root, shot)),
      seconds: Math.round((shot.scene === undefined ? 0 : seconds) + finishing),
      size: shot.size,
      samples: job.samples,
      ...(isQuick(studio, shot) ? { quick: true } : {}),
    })
  }
  return measuredIn(output)
}

/**
 * Whether a shot's work folder holds finished light made from the present inputs.
 *
 * @param {Studio} studio
 * @param {import('./shots.mjs').Shot} shot
 */
export function hasLight(studio, shot) {
  const { finishing } = readStamp(workFolder(studio, shot))
  const isKept = existsSync(path.join(workFolder(studio, shot), 'light.npy'))
  return (
    isKept && isRendered(studio, shot) && finishing === inputsOf(studio.root, shot, studio.shots).finishing
  )
}

/** A draft of a shot: small and rough. */
export function draftOf(shot) {
  return {
    ...shot,
    size: shot.size.map((length) => Math.round(length * DRAFT_SCALE)),
    samples: shot.samples && Math.min(shot.samples, DRAFT_SAMPLES),
  }
}

/** Where the draft of a shot is put. */
export function draftFile(root, shot) {
  return path.join(root, 'studio/out/drafts', shot.picture)
}

function jobOf(studio, shot) {
  const { root, threads, draft } = studio
  const out = workFolder(studio, shot)
  const base = baseOf(studio, shot)
  return {
    ...shot,
    ...(shot.samples && draft ? { samples: draftOf(shot).samples } : {}),
    ...(isQuick(studio, shot) ? { samples: Math.min(shot.samples, QUICK_SAMPLES) } : {}),
    ...(base ? { overOut: workFolder(studio, base) } : {}),
    balanceKey: balanceKeyOf(shot),
    balance: balanceOf(root, shot),
    scale: draft ? DRAFT_SCALE : isQuick(studio, shot) ? QUICK_SCALE : 1,
    enlarge: isQuick(studio, shot),
    threads,
    out,
    to: draft ? draftFile(root, shot) : path.join(out, 'picture.jpg'),
  }
}

/** Doors, which share one setting, and painted pictures are always made in full. */
function isQuick({ quick, draft, shots }, shot) {
  if (!quick || draft || shot.scene === undefined || shot.over) return false
  return !shots.some(({ over }) => over === shot.picture)
}

/** What the light in a work folder was made from; quick and full light differ. */
function lightStamp(studio, shot, { light }) {
  return isQuick(studio, shot) ? `${light} quick` : light
}

function baseOf({ shots }, shot) {
  return shots.find(({ picture }) => picture === shot.over)
}

function workFolder({ root, draft }, shot) {
  return path.join(root, 'studio/out', draft ? 'drafts' : '', nameOf(shot))
}

function isRendered(studio, shot) {
  const folder = workFolder(studio, shot)
  const isKept = existsSync(path.join(folder, 'frame_0001.exr'))
  return (
    isKept && readStamp(folder).light === lightStamp(studio, shot, inputsOf(studio.root, shot, studio.shots))
  )
}

function program(root, name) {
  return path.join(root, 'studio', name)
}

/** What the work folder's files were made from, and how many seconds Blender took. Written when a step is complete. */
function readStamp(folder) {
  return existsSync(stampFile(folder)) ? JSON.parse(readFileSync(stampFile(folder), 'utf8')) : {}
}

function writeStamp(folder, stamp) {
  writeFileSync(stampFile(folder), JSON.stringify(stamp))
}

function stampFile(folder) {
  return path.join(folder, 'made-from.json')
}

async function timed(work) {
  const started = Date.now()
  await work()
  return (Date.now() - started) / 1000
}

/** The programs end with one line of JSON. */
function measuredIn(output) {
  const line = output
    .trim()
    .split('\n')
    .findLast((text) => text.startsWith('{'))
  return line ? (JSON.parse(line).promises ?? []) : []
}
