import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { createTransport } from 'nodemailer'

const LIMIT_MS = 8_000

/**
 * Whether somebody answers at an address, without asking anything of them: a connection is opened (encrypted for https) and closed.
 * Not even the head of a page is asked for, because some receivers take any request for an enquiry.
 *
 * @returns what stands in the way, or undefined
 */
export function reachAddress(address: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const isSecure = protocol === 'https:'
    const number = Number(port || (isSecure ? 443 : 80))
    const socket: Socket = isSecure
      ? connectTls({ host, port: number, servername: host })
      : connectPlain({ host, port: number })
    const end = (problem?: string) => {
      socket.destroy()
      resolve(problem)
    }
    socket.setTimeout(LIMIT_MS, () => end('no answer in time'))
    socket.once(isSecure ? 'secureConnect' : 'connect', () => end())
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'no connection'))
  })
}

/** Whether a mail server answers and takes user and password; no mail is sent. */
export async function reachMailServer(url: string): Promise<string | undefined> {
  const transport = createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? 'no connection'
  } finally {
    transport.close()
  }
}
