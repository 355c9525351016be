import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../../src/commands/lib/chromium.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'bin-'))
const chromium = path.join(folder, 'chromium-browser')
const own = path.join(folder, 'my-chrome')

beforeAll(() => {
  writeFileSync(chromium, '')
  writeFileSync(own, '')
})

afterAll(() => rmSync(folder, { recursive: true }))

it('prefers the one that CHROME_PATH names', () => {
  expect(findChromium({ CHROME_PATH: own, PATH: folder })).toBe(own)
})

it('looks through the search path', () => {
  expect(findChromium({ PATH: ['/nowhere', folder].join(path.delimiter) })).toBe(chromium)
  expect(findChromium({ CHROME_PATH: '/nowhere/chrome', PATH: folder })).toBe(chromium)
})
