import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getStore } from '@netlify/blobs'
import { keyLock } from '../../netlify/local/key-lock'
import { removeLeftovers } from '../../netlify/local/leftovers'
import { useBlobs } from '../support/blobs'

const directory = mkdtempSync(path.join(tmpdir(), 'locks-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('the local store', () => {
  useBlobs()

  it('lets exactly one of many first writers win', async () => {
    const store = getStore('leads')
    const writes = Array.from({ length: 12 }, (_, index) =>
      store.setJSON('a', { index }, { onlyIfNew: true }),
    )
    expect((await Promise.all(writes)).filter(({ modified }) => modified)).toHaveLength(1)
  })

  it('lets exactly one of many writers win who read the same entry', async () => {
    const store = getStore('leads')
    await store.setJSON('a', { index: -1 })
    const seen = await store.getWithMetadata('a', { type: 'json' })
    const writes = Array.from({ length: 12 }, (_, index) =>
      store.setJSON('a', { index }, { onlyIfMatch: seen?.etag ?? '' }),
    )
    const winners = (await Promise.all(writes)).filter(({ modified }) => modified)
    expect(winners).toHaveLength(1)
    expect((await store.getWithMetadata('a'))?.etag).toBe(winners[0]?.etag)
  })

  it('writes nothing on condition to an entry that is gone', async () => {
    const { modified } = await getStore('leads').setJSON('a', {}, { onlyIfMatch: '"x"' })
    expect(modified).toBe(false)
  })
})

describe('a lock', () => {
  it('is held by one at a time, in the order of asking', async () => {
    const lock = keyLock(directory)
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
    }
    await Promise.all([lock('a', work('one')), lock('a', work('two'))])
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('is given back by work that fails', async () => {
    const lock = keyLock(directory)
    await expect(lock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(lock('a', () => Promise.resolve(1))).resolves.toBe(1)
  })

  it('of a process that was killed is free', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    mkdirSync(directory, { recursive: true })
    writeFileSync(path.join(directory, 'b'), String(pid))
    await expect(keyLock(directory)('b', () => Promise.resolve(1))).resolves.toBe(1)
    expect(existsSync(path.join(directory, 'b'))).toBe(false)
  })

  it('of a process that was killed before it could write its number is free', async () => {
    const file = path.join(directory, 'c')
    writeFileSync(file, '')
    utimesSync(file, 1, 1)
    await expect(keyLock(directory)('c', () => Promise.resolve(1))).resolves.toBe(1)
    expect(existsSync(file)).toBe(false)
  })
})

it('removes what a killed process left half-written, and nothing newer', () => {
  const entries = path.join(directory, 'entries/0/leads')
  mkdirSync(entries, { recursive: true })
  const files = ['.old', '.new', 'OLD'].map((name) => path.join(entries, name))
  for (const file of files) writeFileSync(file, '{')
  for (const name of ['.old', 'OLD']) utimesSync(path.join(entries, name), 1, 1)
  removeLeftovers(path.join(directory, 'entries'))
  expect(files.map((file) => existsSync(file))).toEqual([false, true, true])
})
