import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getStore } from '@netlify/blobs'
import { leadStore } from '../../netlify/lib/lead-store'
import { readSettings } from '../../src/commands/lib/settings.mjs'
import { useBlobs } from '../support/blobs'
import { validLead } from '../support/leads'
import { useEnv } from '../support/receiver'

const PROJECT = path.resolve(__dirname, '../..')
const blobs = useBlobs()
const setEnv = useEnv()

it('leaves what waits for an address that this shell does not know, until it is told in so many words', async () => {
  const store = leadStore(getStore('leads'))
  const id = 'A'.repeat(26)
  await store.add({
    id,
    form: 'order',
    idempotencyKey: 'key',
    receivedAt: new Date().toISOString(),
    state: 'pending',
    record: validLead('order'),
  })
  await store.due.mark(id)
  expect(command('--retry')).toContain('RW-AAAAAA goes on waiting: ORDER_WEBHOOK_URL is not set.')
  expect((await store.find(id))?.lead).toMatchObject({ state: 'pending' })
  expect(command('--to-inbox', 'RW-AAAAAA')).toContain('RW-AAAAAA is kept in the inbox now.')
  expect((await store.find(id))?.lead).toMatchObject({ state: 'stored' })
  expect(command('--retry')).toContain('Nothing waits for delivery.')
}, 60_000)

it('reads .env, and lets the shell win', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  setEnv({ FROM_SHELL: 'shell' })
  writeFileSync(path.join(root, '.env'), '# a note\nFROM_SHELL=file\nFROM_FILE="https://crm.example/a?b=c"\n')
  readSettings(root)
  expect(process.env).toMatchObject({ FROM_SHELL: 'shell', FROM_FILE: 'https://crm.example/a?b=c' })
  rmSync(path.join(root, '.env'))
  expect(() => readSettings(root)).not.toThrow()
  rmSync(root, { recursive: true })
})

function command(...args: string[]) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(PROJECT, 'node_modules/tsx/dist/cli.mjs'),
      path.join(PROJECT, 'src/commands/leads.ts'),
      ...args,
    ],
    { env: { ...process.env, ORDER_WEBHOOK_URL: '', LOCAL_BLOBS_DIR: blobs.directory }, encoding: 'utf8' },
  )
  return stdout
}
