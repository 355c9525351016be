import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { validLead } from '../support/leads'
import { root, run, start, useSmallSite } from '../support/small-site'

let address: string

useSmallSite()
beforeAll(async () => {
  address = await start()
}, 120_000)

it.each(['/', '/doors/x', '/doors/x?from=mail'])(
  'answers %s with its page, without a redirect',
  async (url) => {
    const response = await fetch(address + url, { redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  },
)

it('follows the redirect rules', async () => {
  const response = await fetch(`${address}/old`, { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(new URL(response.headers.get('location') ?? '', address).pathname).toBe('/doors/x')
})

it.each([
  '/nothing',
  '/doors/x/y',
  '/%',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/doors/../../secret.txt',
  '//secret.txt',
  '/_headers',
  '/_redirects',
])('answers %s with the not-found page and its headers', async (url) => {
  const { status, headers, body } = await raw(url)
  expect(status).toBe(404)
  expect(body.toString()).toBe('This door is locked')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})

it('answers HEAD like GET, without the body', async () => {
  expect(await raw('/doors/x', 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  expect(await raw('/nothing', 'HEAD')).toMatchObject({ status: 404, body: Buffer.alloc(0) })
})

it('compresses text when the client accepts it', async () => {
  const { headers, body } = await raw('/doors/x', 'GET', { 'Accept-Encoding': 'gzip' })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(body).toString()).toBe('door x')
})

it.each(['gzip', 'br', 'identity'])('shows what a new build has changed (%s)', async (encoding) => {
  const file = path.join(root, 'public/news/index.html')
  mkdirSync(path.dirname(file), { recursive: true })
  for (const text of ['yesterday', 'today', 'at any time']) {
    writeFileSync(file, text)
    for (const path of ['/news', '/news', '/news/'])
      expect(await (await fetch(address + path, { headers: { 'Accept-Encoding': encoding } })).text()).toBe(
        text,
      )
  }
  rmSync(file)
  expect((await fetch(`${address}/news`)).status).toBe(404)
})

it('answers 405 to a POST to a page', async () => {
  expect((await fetch(`${address}/doors/x`, { method: 'POST', body: 'x' })).status).toBe(405)
})

it('stores an enquiry where `npm run leads` looks for it', async () => {
  const response = await send(address)
  const { id } = (await response.json()) as { id: string }
  expect(response.status).toBe(202)
  expect(readdirSync(path.join(root, '.netlify/blobs-serve'), { recursive: true }).join('\n')).toContain(id)
})

it('answers 413 before a large request body has been read', async () => {
  const options = {
    method: 'POST',
    body: 'x'.repeat(5_000_000),
    headers: { 'Content-Type': 'application/json' },
  }
  expect((await fetch(`${address}/api/leads/quote`, options)).status).toBe(413)
})

it('keeps the connection usable after refusing a large request body', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const type = { 'Content-Type': 'application/json' }
  const post = (length: number) => raw('/api/leads/quote', 'POST', type, { agent, body: 'x'.repeat(length) })
  expect(await post(200_000)).toMatchObject({ status: 413 })
  expect(await post(2)).toMatchObject({ status: 400 })
  agent.destroy()
})

it('rate-limits by the connection’s address, whatever the headers say', async () => {
  const answers: number[] = []
  for (let count = 0; count < 25; count++) {
    const headers = {
      'X-Forwarded-For': `203.0.113.${count}`,
      'X-Nf-Client-Connection-Ip': `203.0.113.${count}`,
    }
    answers.push((await send(address, headers)).status)
  }
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
})

it('streams chunks as they come and aborts the function when the client disconnects', async () => {
  const response = await fetch(`${address}/.netlify/functions/ticks`)
  const reader = response.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toBe('data: 1\n\n')
  await reader?.cancel()
  for (let tries = 0; tries < 50 && !(await hasDisconnected()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await hasDisconnected()).toBe(true)
})

it('says in one line that its port is taken', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const server = run({ PORT: String(port) })
  let words = ''
  server.stderr?.on('data', (chunk) => (words += String(chunk)))
  const [code] = (await once(server, 'close')) as [number]
  other.close()
  expect(code).toBe(1)
  expect(words.trim()).toBe(
    `Port ${port} is in use: stop the other program or run PORT=${port + 2} npm start`,
  )
}, 60_000)

it("answers the same when Netlify's own tool bundles and runs the functions", async () => {
  const bundled = await start({ LOCAL_FUNCTIONS: 'bundled' })
  const response = await send(bundled)
  expect(response.status).toBe(202)
  expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9A-Z]{26}$/) as string })

  const call = (name: string, body: object) =>
    fetch(`${bundled}/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer public-anon' },
      body: JSON.stringify(body),
    })
  // The second question has a thread of its own.
  for (const content of ['How wide can bi-folds be?', 'And how high?']) {
    const chat = await call('ai-chat', { messages: [{ role: 'user', content }] })
    expect(chat.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(await chat.text()).toMatch(/data: \[DONE\]\s*$/)
  }
  const lead = { name: 'Ann', phone: '01632 960001' }
  const taken = await call('ghl-webhook', { webhookUrl: 'local:inbox', leadData: lead })
  expect([taken.status, await taken.json()]).toMatchObject([200, {}])
  // Netlify gives the body of a scheduled function the time of its next run.
  expect((await call('redeliver', { next_run: new Date().toISOString() })).ok).toBe(true)
}, 120_000)

async function hasDisconnected() {
  return (await (await fetch(`${address}/.netlify/functions/ticks`, { method: 'POST' })).json()) as boolean
}

function send(to: string, headers: Record<string, string> = {}) {
  return fetch(`${to}/api/leads/quote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(validLead('quote')),
  })
}

/** A request with its path exactly as written, which fetch would tidy up. */
function raw(
  url: string,
  method = 'GET',
  headers: Record<string, string> = {},
  { agent, body = '' }: { agent?: Agent; body?: string } = {},
) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const request = httpRequest({ hostname, port, path: url, method, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.once('error', reject).end(body)
  })
}
