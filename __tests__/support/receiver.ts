import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  url?: string
  headers: IncomingHttpHeaders
  body: unknown
}

type Behaviour = (response: ServerResponse) => void

const OK: Behaviour = (response) => response.writeHead(200).end('thanks')

/** A receiver of enquiries for the tests of a file: it remembers what it got and behaves as told. */
export function useReceiver() {
  const receiver = {
    address: '',
    received: [] as Received[],
    behave: OK,
    /** Answers with this status. */
    answer(status: number, headers: Record<string, string> = {}) {
      receiver.behave = (response) => response.writeHead(status, headers).end()
    },
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      receiver.received.push({ ...(request.url ? { url: request.url } : {}), headers: request.headers, body })
      receiver.behave(response)
    })
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    receiver.received = []
    receiver.behave = OK
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

/** Sets variables of the environment until the end of the test. */
export function useEnv() {
  const before = { ...process.env }
  afterEach(() => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  })
  return (values: Record<string, string>) => Object.assign(process.env, values)
}
