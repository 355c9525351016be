import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { WIDE_SCENE } from '../../studio/runner/fittings.mjs'
import { HALL } from '../../studio/runner/glass-hall.mjs'
import { modulesOf } from '../../studio/runner/python-imports.mjs'
import { moduleFile, readShots } from '../../studio/runner/shots.mjs'

const ROOT = path.resolve(__dirname, '../..')
const STUDIO = path.join(ROOT, 'studio')
/** A package's file says nothing by itself: it is there for what stands beside it. */
const isModule = (file: string) => file.endsWith('.py') && path.basename(file) !== '__init__.py'

function pythonFilesIn(folder: string): string[] {
  return readdirSync(path.join(STUDIO, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter(isModule)
    .sort()
}

const used = modulesOf(STUDIO, [
  'render.py',
  'paint.py',
  `scenes/${HALL}.py`,
  `scenes/${WIDE_SCENE}.py`,
  ...readShots(ROOT).map(moduleFile),
])

it.each(['kit', 'scenes', 'swatches'])('every module of %s serves a picture', (folder) => {
  expect(pythonFilesIn(folder).filter((file) => !used.includes(file))).toEqual([])
})

it('a door style depends on no room, garden plant or other window', () => {
  const door = modulesOf(STUDIO, ['scenes/door_style.py', 'render.py'])
  expect(door).toContain('kit/door_leaf/skins.py')
  expect(door.filter((file) => /^kit\/(interior|windows|products|settings|trade)\//.test(file))).toEqual([])
})

it('no file of the studio is longer than 250 lines', () => {
  const long = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(py|mjs)$/.test(file) && !file.startsWith('out'))
    .filter((file) => readFileSync(path.join(STUDIO, file), 'utf8').split('\n').length > 251)
  expect(long).toEqual([])
})
