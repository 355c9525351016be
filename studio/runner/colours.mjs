import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pictureFile } from './record.mjs'
import { TOLERANCE } from './render.mjs'

/**
 * Prints how every promised colour looks in the finished pictures.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {import('./shots.mjs').Shot[]} shots
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} whether all of them are near enough
 */
export async function printColours({ root, processes, python }, shots, print) {
  const promising = shots.filter(({ promises = [] }) => promises.length > 0)
  const present = promising.filter((shot) => existsSync(pictureFile(root, shot)))
  const entries = present.flatMap((shot) =>
    shot.promises.map(({ hex, at }) => ({ picture: shot.picture, file: pictureFile(root, shot), hex, at })),
  )
  const out = path.join(root, 'studio/out')
  const list = path.join(out, 'colours.json')
  mkdirSync(out, { recursive: true })
  writeFileSync(list, JSON.stringify(entries))
  writeFileSync(path.join(out, 'colours.log'), '')
  const script = path.join(root, 'studio/post/colour.py')
  const output = await processes.run(python(), [script, list], path.join(out, 'colours.log'))
  const measured = JSON.parse(output)
  const width = Math.max(7, ...measured.map(({ picture }) => picture.length))
  print(`${'picture'.padEnd(width)}  promised  measured  deltaE`)
  for (const { picture, hex, measured: seen, deltaE } of measured) {
    const mark = deltaE > TOLERANCE ? '  too far' : ''
    print(
      `${picture.padEnd(width)}  ${hex.padEnd(8)}  ${seen.padEnd(8)}  ${deltaE.toFixed(2).padStart(6)}${mark}`,
    )
  }
  const far = measured.filter(({ deltaE }) => deltaE > TOLERANCE).length
  print(`${measured.length} colours measured, ${far} further than ${TOLERANCE} from their catalogue colour`)
  const missing = promising.length - present.length
  if (missing > 0) print(`${missing} pictures that promise colours are missing`)
  return far === 0
}
