import path from 'node:path'
import { fixPicture } from '../content/check/fix-picture'
import { pictureFault, pictureUses } from '../content/check/pictures'
import { readSource } from '../content/check/syntax'
import { dataFilesBelow } from '../content/read-data'
import { drawStyle } from './lib/draw-style'

/** `npm run fix:pictures`: converts the pictures that check:data refuses, where that is possible, and draws missing door styles. */
async function main() {
  const root = path.resolve(__dirname, '../../data')
  const sources = dataFilesBelow(root).map((file) => readSource(root, file).source)
  const targets = new Set(pictureUses(sources).map(({ target }) => target))
  const left: string[] = []
  let fixed = 0
  for (const target of targets) {
    const fault = await pictureFault(root, target)
    if (!fault) continue
    const name = path.relative(root, target)
    const isStyle = fault.kind === 'missing' && name.startsWith(path.join('images', 'doors'))
    const done =
      isStyle && (await drawStyle(path.basename(target, path.extname(target)), target))
        ? `${name}: drawn from data/door-leaves.json, until there is a picture`
        : await fixPicture(root, target, fault)
    if (done) {
      fixed += 1
      console.log(done)
    } else left.push(fault.message)
  }
  for (const message of left) console.error(`Still to do: ${message}`)
  console.log(`${fixed} put right, ${left.length} left.`)
  process.exitCode = left.length === 0 ? 0 : 1
}

void main()
