import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the service does with a call. */
export type Script = (response: ServerResponse, request: IncomingMessage & { text: string }) => void

/** A chat service on this machine that does what a test tells it. */
export async function startUpstream() {
  let script: Script = (response) => void response.end()
  const calls: { text: string; headers: IncomingMessage['headers']; closed: boolean }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const call = { text, headers: request.headers, closed: false }
      calls.push(call)
      response.on('close', () => (call.closed = true))
      script(response, Object.assign(request, { text }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    does(next: Script) {
      script = next
      calls.length = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One event of a chat-completions stream. */
export function piece(content: unknown, more: object = {}) {
  return `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: { content }, ...more }] })}\n\n`
}

/** Begins a stream. */
export function stream(response: ServerResponse, ...parts: string[]) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  for (const part of parts) response.write(part)
}
