import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { keyLock, type KeyLock } from './key-lock'
import { removeLeftovers } from './leftovers'

/**
 * Netlify's local Blobs server with the two promises of the real one that it does not keep: a conditional write is
 * decided at one instant, also between processes, and reading an entry tells its etag. Entries are plain files, written
 * beside their place and then renamed, so that a process killed in the middle leaves the old entry or the new one.
 *
 * @param directory - where the files are
 * @param token - what clients must send
 * @returns the port to talk to, and how to stop it
 */
export async function startBlobsServer(directory: string, token: string) {
  removeLeftovers(path.join(directory, 'entries'))
  const inner = new BlobsServer({ directory, token })
  const { port: innerPort } = await inner.start()
  const lock = keyLock(path.join(directory, 'locks'))
  const server = createServer((incoming, outgoing) => {
    answer(incoming, `http://localhost:${innerPort}`, lock)
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.writeHead(500).end())
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      server.close()
      await inner.stop()
    },
  }
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

async function answer(incoming: IncomingMessage, origin: string, lock: KeyLock): Promise<Answer> {
  const { method = 'GET', url = '/' } = incoming
  const { 'if-match': match, 'if-none-match': noneMatch, ...headers } = plainHeaders(incoming)
  const body = method === 'PUT' ? await read(incoming) : undefined
  const pass = () => ask(`${origin}${url}`, { method, headers, body })
  const get = () => ask(`${origin}${url}`, { headers })
  if (method === 'GET') return withEtag(await pass())
  if (method !== 'PUT' && method !== 'DELETE') return pass()

  return lock(digest(Buffer.from(url.split('?')[0] ?? '')), async () => {
    if (match !== undefined || noneMatch !== undefined) {
      const current = withEtag(await get())
      const exists = current.status === 200
      if (noneMatch === '*' && exists) return refused()
      if (match !== undefined && (!exists || current.headers.etag !== match)) return refused()
    }
    const written = await pass()
    return body && written.status === 200 ? { ...written, headers: { etag: etagOf(body) } } : written
  })
}

function refused(): Answer {
  return { status: 412, headers: {}, body: Buffer.alloc(0) }
}

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  const body = Buffer.from(await response.arrayBuffer())
  const headers = without(Object.fromEntries(response.headers), ['content-length', 'connection'])
  return { status: response.status, headers, body }
}

/** By what it holds, not by the time of writing: two writes may fall into one millisecond. */
function withEtag(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  return { ...answer, headers: { ...answer.headers, etag: etagOf(answer.body) } }
}

function etagOf(body: Buffer) {
  return `"${digest(body)}"`
}

function digest(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 40)
}

function plainHeaders({ headers }: IncomingMessage) {
  const text = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  return without(Object.fromEntries(text), ['host', 'connection', 'content-length', 'transfer-encoding'])
}

function without(headers: Record<string, string>, names: string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}

async function read(incoming: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send({ status, headers, body }: Answer, outgoing: ServerResponse) {
  outgoing.writeHead(status, headers).end(body)
}

/** A token that nobody can guess. */
export function newToken() {
  return randomUUID()
}
