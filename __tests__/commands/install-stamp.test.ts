import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  explainNpm,
  installStamp,
  isInstalled,
  noteInstalled,
} from '../../src/commands/lib/install-stamp.mjs'
import { checkNodeVersion } from '../../src/commands/lib/node-version.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'))
  writeFileSync(path.join(root, 'package.json'), '{}')
  writeFileSync(path.join(root, 'package-lock.json'), '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('is not installed without node_modules, nor with one of unknown origin', () => {
  expect(isInstalled(root)).toBe(false)
  mkdirSync(path.join(root, 'node_modules'))
  expect(isInstalled(root)).toBe(false)
})

it('is installed once that is noted, until a package file changes', () => {
  mkdirSync(path.join(root, 'node_modules'))
  noteInstalled(root)
  expect(isInstalled(root)).toBe(true)
  writeFileSync(path.join(root, 'package-lock.json'), '{ "changed": true }')
  expect(isInstalled(root)).toBe(false)
})

it('is stale under another major version of Node only', () => {
  expect(installStamp(root, '20.1.0')).toBe(installStamp(root, '20.9.0'))
  expect(installStamp(root, '22.1.0')).not.toBe(installStamp(root, '20.1.0'))
})

it.each(['npm error code ENOTFOUND', 'npm error code EAI_AGAIN', 'connect ECONNREFUSED 127.0.0.1:4873'])(
  'says in one line that there is no network: %s',
  (output) => {
    expect(explainNpm(output)).toMatch(/^The dependencies could not be downloaded: check the network[^\n]*$/)
  },
)

it('passes on what npm says when the reason is another', () => {
  expect(explainNpm('npm error odd thing')).toContain('odd thing')
})

it('wants Node 22 and takes 20 from the first that reads .env', () => {
  expect(() => checkNodeVersion('20.11.1')).toThrow('Node 22 is needed (20.12 at least) and this is 20.11.1')
  expect(() => checkNodeVersion('20.12.0')).not.toThrow()
  expect(() => checkNodeVersion('22.12.0')).not.toThrow()
  expect(() => checkNodeVersion('24.1.0')).not.toThrow()
})
