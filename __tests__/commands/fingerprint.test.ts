import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAndNote, fingerprint, isBuilt } from '../../src/commands/lib/fingerprint.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'))
  write('data/company.json', '{}')
  write('src/theme/tokens.ts', 'export {}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('stays the same while nothing changes', () => {
  expect(fingerprint(root, {})).toBe(fingerprint(root, {}))
})

it.each([
  'data/company.json',
  'data/images/new.jpg',
  'src/theme/tokens.ts',
  'static/robots.txt',
  'netlify.toml',
  'package-lock.json',
])('changes with %s', (file) => {
  const before = fingerprint(root, {})
  write(file, 'changed')
  expect(fingerprint(root, {})).not.toBe(before)
})

it('changes when a file moves', () => {
  const before = fingerprint(root, {})
  rmSync(path.join(root, 'data/company.json'))
  write('data/firm.json', '{}')
  expect(fingerprint(root, {})).not.toBe(before)
})

it.each([
  'src/commands/start.mjs',
  'src/gatsby-types.d.ts',
  'netlify/functions/leads.ts',
  '__tests__/a.test.ts',
  'README.md',
  'data/.DS_Store',
])('does not change with %s, which is not built', (file) => {
  const before = fingerprint(root, {})
  write(file, 'changed')
  expect(fingerprint(root, {})).toBe(before)
})

it('changes with the settings that the build reads, and with no others', () => {
  const before = fingerprint(root, {})
  expect(fingerprint(root, { PORT: '1', HOME: '/x' })).toBe(before)
  expect(fingerprint(root, { GATSBY_GA_ID: 'G-1' })).not.toBe(before)
  expect(fingerprint(root, { SITE_URL: 'https://x' })).not.toBe(before)
})

describe('a build', () => {
  const succeeding = () => {
    write('public/index.html', 'home')
    return Promise.resolve(true)
  }

  it('is not made again when nothing changed', async () => {
    await buildAndNote(root, succeeding)
    expect(isBuilt(root, fingerprint(root))).toBe(true)
  })

  it('is made again after a change', async () => {
    await buildAndNote(root, succeeding)
    write('data/company.json', '{ "brand": "New" }')
    expect(isBuilt(root, fingerprint(root))).toBe(false)
  })

  it('is made again when its result is gone', async () => {
    await buildAndNote(root, succeeding)
    rmSync(path.join(root, 'public'), { recursive: true })
    expect(isBuilt(root, fingerprint(root))).toBe(false)
  })

  it('that fails leaves nothing that looks built', async () => {
    await buildAndNote(root, succeeding)
    await expect(buildAndNote(root, () => Promise.resolve(false))).resolves.toBe(false)
    expect(isBuilt(root, fingerprint(root))).toBe(false)
  })

  it('during which a source changed is made again', async () => {
    await buildAndNote(root, () => {
      write('data/company.json', 'changed meanwhile')
      return succeeding()
    })
    expect(isBuilt(root, fingerprint(root))).toBe(false)
  })
})

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}
