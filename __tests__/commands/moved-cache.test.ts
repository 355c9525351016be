import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dropMovedCache } from '../../src/commands/lib/moved-cache.mjs'

it('takes the cache of another place away, and leaves that of its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moved-'))
  const here = path.join(folder, 'here')
  const there = path.join(folder, 'there')
  mkdirSync(path.join(here, '.cache'), { recursive: true })
  writeFileSync(path.join(here, '.cache/redux'), '')
  expect(dropMovedCache(here)).toBe(false)
  expect(dropMovedCache(here)).toBe(false)
  renameSync(here, there)
  expect(dropMovedCache(there)).toBe(true)
  expect(existsSync(path.join(there, '.cache'))).toBe(false)
  expect(dropMovedCache(there)).toBe(false)
  rmSync(folder, { recursive: true, force: true })
})
