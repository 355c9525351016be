import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROJECT = path.resolve(__dirname, '../..')
/** The folder of a small site with the real functions. */
export const root = mkdtempSync(path.join(tmpdir(), 'site-'))
const servers: ChildProcess[] = []

/** Writes the site before all tests of a file, and stops its servers after them. */
export function useSmallSite() {
  beforeAll(makeSite)
  afterAll(() => {
    for (const server of servers) server.kill('SIGKILL')
    rmSync(root, { recursive: true, force: true })
  })
}

function makeSite() {
  const files: Record<string, string> = {
    'netlify.toml':
      '[build]\npublish = "public"\n[functions]\ndirectory = "netlify/functions"\nnode_bundler = "esbuild"\n',
    'package.json': '{ "private": true }',
    'secret.txt': 'secret',
    'public/index.html': 'home',
    'public/404.html': 'This door is locked',
    'public/doors/x/index.html': 'door x',
    'public/_redirects': '/old /doors/x 301\n',
    'public/_headers': '/*\n  X-Frame-Options: SAMEORIGIN\n',
    'netlify/functions/ticks.ts': TICKS,
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'))
  for (const folder of [
    'netlify/functions',
    'netlify/content',
    'netlify/lib',
    'netlify/assistant',
    'netlify/pages',
    'src/content',
    'src/contracts',
    'src/content',
    'src/lib',
    'src/lib',
    'src/theme',
    'data',
  ]) {
    const filter = (file: string) => path.basename(file) !== 'images'
    cpSync(path.join(PROJECT, folder), path.join(root, folder), { recursive: true, filter })
  }
}

/** Starts a server on a free port and waits until it answers. */
export async function start(env: Record<string, string> = {}) {
  const free = createServer().listen(0)
  await once(free, 'listening')
  const { port } = free.address() as { port: number }
  await new Promise((resolve) => free.close(resolve))
  const server = run({ PORT: String(port), ...env })
  let words = ''
  return new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      words += String(chunk)
      const [, ready] = /^Ready: (\S+)/m.exec(words) ?? []
      if (ready) resolve(ready)
    })
    server.stderr?.on('data', (chunk) => (words += String(chunk)))
    server.once('close', () => reject(new Error(`The server ended: ${words}`)))
  })
}

/** Starts a server that may end at once. */
export function run(env: Record<string, string>) {
  const server = spawn(
    process.execPath,
    [
      '--import',
      path.join(PROJECT, 'node_modules/tsx/dist/loader.mjs'),
      path.join(PROJECT, 'netlify/local/server.ts'),
    ],
    { cwd: PROJECT, env: { ...process.env, RATE_LIMIT: '20', LOCAL_BLOBS_DIR: '', SITE_ROOT: root, ...env } },
  )
  servers.push(server)
  return server
}

/** A function that streams until the visitor leaves, and says whether one has left. */
const TICKS = `
import { existsSync, writeFileSync } from 'node:fs'
const note = __dirname + '/left.txt'
export default function ticks(request) {
  if (request.method === 'POST') return Response.json(existsSync(note))
  let timer
  request.signal.addEventListener('abort', () => writeFileSync(note, 'left'))
  const body = new ReadableStream({
    start(controller) {
      let tick = 0
      const send = () => controller.enqueue(new TextEncoder().encode('data: ' + ++tick + '\\n\\n'))
      send()
      timer = setInterval(send, 500)
    },
    cancel() { clearInterval(timer) },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}
`
