import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { PlainError } from '../../src/commands/lib/fail.mjs'
import { printColours } from './colours.mjs'
import { makeContactSheets } from './contact.mjs'
import { layOutFittings } from './fittings.mjs'
import { showThroughGlass } from './glass-hall.mjs'
import { takeLock } from './lock.mjs'
import { createProcesses } from './processes.mjs'
import { findBlender, findPython } from './programs.mjs'
import { adoptPaint, paintStateOf, printPaints } from './painted.mjs'
import { renderPaints } from './paints.mjs'
import { adopt, pictureFile, readRecord, stateOf } from './record.mjs'
import { render, TOLERANCE } from './render.mjs'
import { readShots, selectShots } from './shots.mjs'
import { adoptStrip, renderStrips, stripStateOf } from './strips.mjs'

const FLAGS = [
  'draft',
  'quick',
  'list',
  'contact',
  'adopt',
  'colours',
  'paints',
  'strips',
  'fittings',
  'glass',
  'replace',
]

/**
 * @typedef {object} Around
 * @property {string} root - the project's folder
 * @property {Record<string, string | undefined>} [env]
 * @property {(line: string) => void} [print]
 * @property {import('./processes.mjs').Processes} [processes]
 */

/**
 * What `npm run studio` does.
 *
 * @param {string[]} args
 * @param {Around} around
 * @returns {Promise<boolean>} whether all is well
 * @throws {PlainError} when there is something to correct first
 */
export async function studioCommand(
  args,
  { root, env = process.env, print = console.log, processes = createProcesses() },
) {
  const { flags, threads, names } = readArguments(args)
  const shots = readShots(root)
  const chosen = selectShots(shots, names)
  if (flags.list) return list(root, chosen, shots, print)
  if (flags.adopt) return adoptAll(root, names, chosen, shots, print)
  const studio = {
    root,
    shots,
    processes,
    threads,
    draft: flags.draft,
    quick: flags.quick,
    blender: () => findBlender(env),
    python: () => findPython(env),
  }
  if (flags.colours) {
    const isNear = await printColours(studio, chosen, print)
    return printPaints(root, chosen, TOLERANCE, print) && isNear
  }
  const pictures = chosen.filter(({ layersOnly, frames }) => !layersOnly && frames === undefined)
  if (flags.contact) {
    await makeContactSheets(root, pictures, { draft: flags.draft, print })
    return true
  }
  // Checked before a long run rather than in the middle of it.
  findBlender(env)
  findPython(env)
  const giveBack = takeLock(root)
  try {
    if (flags.fittings) return await layOutFittings(studio, names.length > 0 ? chosen : [], print)
    if (flags.glass) return await showThroughGlass(studio, print)
    if (flags.paints) return await renderPaints(studio, chosen, { named: names.length > 0, print })
    if (flags.strips) return await renderStrips(studio, chosen, { named: names.length > 0, print })
    return await render(studio, pictures, { named: names.length > 0, replace: flags.replace, print })
  } finally {
    giveBack()
  }
}

function readArguments(args) {
  let parsed
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'boolean', default: false }])),
        threads: { type: 'string', default: '2' },
      },
    })
  } catch (error) {
    throw new PlainError(`${error.message.split('. ')[0]}. studio/README.md lists the options.`)
  }
  const { values: flags, positionals: names } = parsed
  const threads = Number(flags.threads)
  if (!Number.isInteger(threads) || threads < 1 || threads > 256)
    throw new PlainError('--threads must be a whole number such as 2')
  const modes = ['list', 'adopt', 'colours', 'contact'].filter((mode) => flags[mode])
  if (modes.length > 1)
    throw new PlainError(`--${modes[0]} and --${modes[1]} are two commands: run one of them.`)
  if (flags.replace && names.length === 0)
    throw new PlainError('--replace needs the names of the pictures to overwrite.')
  return { flags, threads, names }
}

function list(root, chosen, shots, print) {
  const record = readRecord(root)
  const counts = { fresh: 0, quick: 0, stale: 0, missing: 0, photograph: 0, edited: 0, layers: 0, strips: 0 }
  for (const shot of chosen) {
    const isStrip = shot.frames !== undefined
    const state = shot.layersOnly ? 'layers' : isStrip ? 'strips' : stateOf(root, shot, shots, record)
    counts[state] += 1
    if (isStrip) {
      print(`${stripStateOf(root, shot).padEnd(10)}  ${shot.picture}  strip of ${shot.frames}`)
      continue
    }
    const paint = shot.paintable ? `  paintable: ${paintStateOf(root, shot, shots)}` : ''
    const edited = state === 'edited' ? `  ${shot.edited}` : ''
    print(`${state.padEnd(10)}  ${shot.picture}${edited}${paint}`)
  }
  print(
    Object.entries(counts)
      .map(([state, count]) => `${count} ${state}`)
      .join(', '),
  )
  return true
}

function adoptAll(root, names, chosen, shots, print) {
  if (names.length === 0) throw new PlainError('--adopt needs the names of the pictures to record.')
  const missing = chosen.filter((shot) => !shot.layersOnly && !existsSync(pictureFile(root, shot)))
  if (missing.length > 0)
    throw new PlainError(`There is no ${missing.map(({ picture }) => picture).join(', ')} to record.`)
  for (const shot of chosen) {
    if (shot.frames !== undefined) adoptStrip(root, shot)
    else if (!shot.layersOnly) adopt(root, shot, shots)
    if (shot.paintable) adoptPaint(root, shot, shots)
    print(`${shot.picture} counts as made from the present inputs.`)
  }
  return true
}
