import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Paints the sheets of glass and lays out the door designer's layers in data/paint/designer, from the styles' paints and those in
 * studio/layers.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} whether all went well
 */
export async function layOutFittings({ root, processes, python }, print) {
  const out = path.join(root, 'studio/out/fittings')
  mkdirSync(out, { recursive: true })
  const log = path.join(out, 'log.txt')
  writeFileSync(log, '')
  const run = (...args) => processes.run(python(), args, log)
  await run(path.join(root, 'studio/glass_sheets.py'), path.join(root, 'data/paint/designer/glass'))
  await run(path.join(root, 'studio/fittings.py'))
  print('The designer’s layers are laid out in data/paint/designer.')
  return true
}
