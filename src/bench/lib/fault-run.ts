import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { leadId, type Lead } from '../../../netlify/lib/lead-store'
import { faultyReceiver } from './faulty-receiver'

const ROOT = path.resolve(__dirname, '../../..')
const VISITORS_AT_ONCE = 8
const END_MS = 2 * 60_000

interface FaultRunOptions {
  /** How many enquiries. */
  count: number
  /** How often the site is killed while they come in. */
  kills: number
  log?: (line: string) => void
}

/**
 * Sends enquiries to a site of its own (the local platform as `npm start` runs it, with an empty lead store) whose receiver answers
 * 500, redirects, hangs, breaks connections and restarts, and kills that site with SIGKILL again and again. Visitors behave as the
 * form does: they try again under the same key until they are told 202. At the end the receiver recovers, and every acknowledged
 * enquiry must arrive.
 */
export async function faultRun({ count, kills, log = () => undefined }: FaultRunOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fault-run-'))
  const blobs = path.join(folder, 'blobs')
  const root = path.join(folder, 'site')
  mkdirSync(path.join(root, 'public'), { recursive: true })
  writeFileSync(path.join(root, 'public/index.html'), 'home')
  writeFileSync(path.join(root, 'netlify.toml'), '[build]\npublish = "public"\n')

  const readLead = (key: string) => readKept(blobs, leadId('order', key))
  const receiver = faultyReceiver(async (key) => (await readLead(key))?.state === 'delivered')
  await receiver.start()
  const port = await freePort()
  const site = siteProcess({ port, root, blobs, receiver: receiver.address() })
  const enquiries = Array.from({ length: count }, (_, index) => ({
    key: randomUUID(),
    record: record(index),
  }))
  const acknowledged = new Set<string>()
  let killed = 0
  try {
    await site.start()
    let next = 0
    const visitor = async () => {
      for (let enquiry = enquiries[next++]; enquiry; enquiry = enquiries[next++]) {
        while (!(await post(port, enquiry))) await pause(100)
        acknowledged.add(enquiry.key)
      }
    }
    const mayhem = async () => {
      for (let round = 1; round <= kills; round++) {
        while (acknowledged.size < (count * round) / (kills + 1)) await pause(20)
        await site.kill()
        killed += 1
        log(`${acknowledged.size} acknowledged: site killed and started again, receiver restarted`)
        await Promise.all([site.start(), receiver.restart(300)])
      }
    }
    await Promise.all([mayhem(), ...Array.from({ length: VISITORS_AT_ONCE }, visitor)])
    log(`all ${acknowledged.size} acknowledged: the receiver gets well, what waits is delivered ...`)
    receiver.isWell = true
    const end = Date.now() + END_MS
    const waiting = new Set(acknowledged)
    while (waiting.size > 0 && Date.now() < end) {
      for (const key of waiting) if ((await readLead(key))?.state === 'delivered') waiting.delete(key)
      await pause(300)
    }
    const taken = receiver.arrivals.filter(({ isTaken }) => isTaken)
    const delivered = new Set(taken.map(({ key }) => key))
    const keyOf = new Map<string, string>(
      enquiries.map(({ key, record: { preferredStyle } }) => [preferredStyle, key]),
    )
    const sentAs = new Map<string, string>(
      enquiries.map(({ key, record: body }) => [key, JSON.stringify(sorted(body))]),
    )
    const result = {
      sent: count,
      acknowledged: acknowledged.size,
      delivered: delivered.size,
      lost: [...acknowledged].filter((key) => !delivered.has(key)).length,
      unsettled: await Promise.all([...waiting].map((key) => standing(blobs, leadId('order', key)))),
      altered: taken.filter(({ key, body }) => JSON.stringify(sorted(body as object)) !== sentAs.get(key))
        .length,
      attempts: receiver.arrivals.length,
      failures: receiver.arrivals.length - taken.length,
      repeats: taken.length - delivered.size,
      repeatsAfterConfirmation: receiver.arrivals.filter(({ isConfirmedBefore }) => isConfirmedBefore).length,
      repeatsUnderOtherKey: receiver.arrivals.filter(({ key, message }) => keyOf.get(message) !== key).length,
      receiverRestarts: receiver.restarts,
      kills: killed,
    }
    const mustBeZero = [
      result.lost,
      result.unsettled.length,
      result.altered,
      result.repeatsAfterConfirmation,
      result.repeatsUnderOtherKey,
    ]
    return { ...result, isGood: acknowledged.size === count && mustBeZero.every((figure) => figure === 0) }
  } finally {
    await site.kill()
    await receiver.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Site {
  port: number
  root: string
  blobs: string
  receiver: string
}

/** The site as a process of its own, at a quickened pace. */
function siteProcess({ port, root, blobs, receiver }: Site) {
  let child: ChildProcess | undefined
  // The functions of this project, served from a folder with next to no pages.
  const env = {
    ...process.env,
    PORT: String(port),
    SITE_ROOT: root,
    LOCAL_FUNCTIONS_DIR: path.join(ROOT, 'netlify/functions'),
    LOCAL_BLOBS_DIR: blobs,
    LOCAL_SCHEDULE_MS: '1000',
    ORDER_WEBHOOK_URL: receiver,
    RATE_LIMIT: '0',
    DELIVERY_TIME_LIMIT_MS: '500',
    DELIVERY_RETRY_MS: '500',
    CONTEXT: 'dev',
  }
  return {
    async start() {
      const args = [
        '--import',
        path.join(ROOT, 'node_modules/tsx/dist/loader.mjs'),
        path.join(ROOT, 'netlify/local/server.ts'),
      ]
      const process_ = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] })
      child = process_
      let words = ''
      await new Promise<void>((resolve, reject) => {
        process_.stdout.on('data', (chunk) => {
          words += String(chunk)
          if (words.includes('Ready:')) resolve()
        })
        process_.once('close', () => reject(new Error(`The site ended: ${words}`)))
      })
    },

    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** One try of a visitor; true once told that the enquiry is taken. */
async function post(port: number, { key, record: body }: { key: string; record: object }) {
  try {
    const response = await fetch(`http://localhost:${port}/api/leads/order`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
    const { id } = (await response.json()) as { id?: string }
    return response.status === 202 && id === leadId('order', key)
  } catch {
    return false
  }
}

function record(index: number) {
  return {
    firstName: 'Ann',
    lastName: 'Example',
    email: 'ann@example.com',
    phoneNumber: '01632 960001',
    postcode: 'CM20 2SN',
    preferredStyle: `Style ${index}`,
    preferredColor: 'Slate Grey',
    adSource: 'The CM17 Connection',
    timestamp: '2026-11-20T09:00:00.000Z',
    source: 'Door Order Form',
  }
}

function sorted(body: object) {
  return Object.entries(body).sort(([one], [other]) => one.localeCompare(other))
}

/** Reads the lead store's file, past the site, as one who looks from outside. */
async function readKept(blobs: string, id: string) {
  const file = path.join(blobs, 'entries/0/site:leads', id)
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Lead
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Where an enquiry stands that ought to be delivered: enough to tell why it is not. */
async function standing(blobs: string, id: string) {
  const { state, attempts, isClaimed, nextAt, failure } = (await readKept(blobs, id)) ?? {}
  const isMarked = existsSync(path.join(blobs, 'entries/0/site:leads/due', id))
  return { state, attempts, isClaimed, nextAt, failure, isMarked }
}

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
