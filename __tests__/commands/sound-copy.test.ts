import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkData } from '@/content/check-data'
import { updateCopy } from '../../src/commands/lib/sound-copy.mjs'

const DATA = path.resolve(__dirname, '../../data')
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'riverway-sound-copy-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('copies the data so that a site can be built with the copy alone', async () => {
  const copy = path.join(root, 'copy')
  updateCopy(DATA, copy)
  expect(await checkData(copy)).toEqual([])
})

it('takes over what is edited, and drops what is removed', () => {
  const data = path.join(root, 'data')
  const copy = path.join(root, 'copy')
  for (const folder of ['images', 'paint']) mkdirSync(path.join(data, folder), { recursive: true })
  cpSync(path.join(DATA, 'offers'), path.join(data, 'offers'), { recursive: true })
  updateCopy(data, copy)
  appendFileSync(path.join(data, 'offers/cm17.json'), '\n')
  rmSync(path.join(data, 'offers/cm23.json'))
  updateCopy(data, copy)
  expect(readFileSync(path.join(copy, 'offers/cm17.json'), 'utf8')).toMatch(/\n\n$/)
  expect(() => readFileSync(path.join(copy, 'offers/cm23.json'))).toThrow('ENOENT')
})
