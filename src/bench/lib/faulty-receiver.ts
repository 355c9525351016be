import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the receiver does to the requests that it does not take. */
type Fault = '500' | '503' | 'redirect' | 'hang' | 'break' | 'break-midway'
const FAULTS: Fault[] = ['500', '503', 'redirect', 'hang', 'break', 'break-midway']

interface Arrival {
  key: string
  message: string
  body: unknown
  /** Whether the receiver said yes. */
  isTaken: boolean
  /** Whether the site had noted a receipt of this key already. */
  isConfirmedBefore: boolean
}

/**
 * A receiver that takes some requests and fails the others in every way there is. `isWell` makes it take everything.
 *
 * @param isConfirmed - whether the site has noted the receipt of a key
 */
export function faultyReceiver(isConfirmed: (key: string) => Promise<boolean>) {
  const arrivals: Arrival[] = []
  let server: Server | undefined
  let port = 0
  const receiver = {
    arrivals,
    isWell: false,
    restarts: 0,
    address: () => `http://127.0.0.1:${port}/hooks/account/webhook-trigger/1`,

    async start() {
      server = createServer((request, response) => {
        const chunks: Buffer[] = []
        request.on('error', () => undefined)
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('end', () => {
          const key = String(request.headers['idempotency-key'])
          const body = JSON.parse(Buffer.concat(chunks).toString()) as { preferredStyle: string }
          void isConfirmed(key).then((isConfirmedBefore) => {
            const fault = receiver.isWell || Math.random() < 0.4 ? undefined : pick(FAULTS)
            const arrival = { key, message: body.preferredStyle, body, isTaken: !fault, isConfirmedBefore }
            arrivals.push(arrival)
            if (!fault) response.writeHead(200).end('{"status":"success"}')
            else if (fault === '500') response.writeHead(500).end('no')
            else if (fault === '503') response.writeHead(503, { 'Retry-After': '1' }).end()
            else if (fault === 'redirect') response.writeHead(302, { Location: '/elsewhere' }).end()
            else if (fault === 'break') response.socket?.destroy()
            else if (fault === 'break-midway') response.socket?.end('HTTP/1.1 20')
          })
        })
      })
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    },

    async stop() {
      if (!server) return
      const closed = once(server, 'close')
      server.closeAllConnections()
      server.close()
      await closed
    },

    async restart(downMs: number) {
      await receiver.stop()
      await new Promise((resolve) => setTimeout(resolve, downMs))
      await receiver.start()
      receiver.restarts += 1
    },
  }
  return receiver
}

function pick<Item>(items: Item[]) {
  return items[Math.floor(Math.random() * items.length)]
}
