import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeFilledData } from '../../src/gatsby/filled-data'

const folder = mkdtempSync(path.join(tmpdir(), 'filled-'))
const data = path.join(folder, 'data')
const filled = path.join(folder, 'filled')
const write = (file: string, value: object) => writeFileSync(path.join(data, file), JSON.stringify(value))
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(filled, file), 'utf8')) as Record<string, string>

beforeAll(() => {
  mkdirSync(path.join(data, 'images'), { recursive: true })
  writeFileSync(path.join(data, 'images/door.jpg'), 'a picture')
  write('company.json', { brand: 'Old & Son', phone: '01632 960001' })
  write('chat.json', { welcome: 'Ring {phone}.' })
  writeFilledData(data, filled)
})

it('fills in the texts, beside the pictures', () => {
  expect(read('chat.json').welcome).toBe('Ring 01632 960001.')
  expect(readFileSync(path.join(filled, 'images/door.jpg'), 'utf8')).toBe('a picture')
})

it('follows a fact into the files that mention it, and leaves the others as they are', () => {
  write('colour-note.json', { text: 'No fact in it' })
  writeFilledData(data, filled)
  const before = statSync(path.join(filled, 'colour-note.json')).mtimeMs
  write('company.json', { brand: 'Old & Son', phone: '01632 960002' })
  writeFilledData(data, filled)
  expect(read('chat.json').welcome).toBe('Ring 01632 960002.')
  expect(statSync(path.join(filled, 'colour-note.json')).mtimeMs).toBe(before)
})

it('takes away what is gone, and keeps what cannot be read as it last was', () => {
  write('extra.json', {})
  writeFilledData(data, filled)
  expect(existsSync(path.join(filled, 'extra.json'))).toBe(true)
  rmSync(path.join(data, 'extra.json'))
  writeFileSync(path.join(data, 'colour-note.json'), '{ "text": ')
  writeFilledData(data, filled)
  expect(existsSync(path.join(filled, 'extra.json'))).toBe(false)
  expect(read('colour-note.json').text).toBe('No fact in it')
})

it('can be deleted without the pictures', () => {
  rmSync(filled, { recursive: true })
  expect(readFileSync(path.join(data, 'images/door.jpg'), 'utf8')).toBe('a picture')
})
