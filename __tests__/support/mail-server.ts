import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/**
 * - `take`: accepts the mail
 * - `later`, `never`: answers 451 or 550 to the whole mail
 * - `unknown`: answers 550 to the recipient
 * - `cut`: breaks the connection in the middle of the mail
 * - `lose`: accepts the mail and breaks the connection before it says so
 * - `silent`: does not answer
 */
export type MailFault = 'take' | 'later' | 'never' | 'unknown' | 'cut' | 'lose' | 'silent'

export interface ReceivedMail {
  text: string
  recipients: string[]
  messageId: string
}

/** A real SMTP server for the tests of a file: it remembers the mails that it took and behaves as told. */
export function useMailServer() {
  const mails: ReceivedMail[] = []
  const server = {
    url: '',
    mails,
    /** What it does with the next mails, in turn; the last behaviour stays. */
    faults: [] as MailFault[],
    /** Ends its silence; nothing while it is not silent. */
    answerAtLast: undefined as (() => void) | undefined,
  }
  const next = () => (server.faults.length > 1 ? server.faults.shift() : server.faults[0]) ?? 'take'
  let fault: MailFault = 'take'
  const sockets = new Set<Socket>()
  const cut = () => sockets.forEach((socket) => socket.destroy())

  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, callback) {
      fault = next()
      callback()
    },
    onRcptTo(_address, _session, callback) {
      callback(fault === 'unknown' ? refusal(550) : null)
    },
    onData(stream, session, callback) {
      if (fault === 'cut') return cut()
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (fault === 'silent') {
          server.answerAtLast = () => callback()
          return
        }
        if (fault === 'later') return callback(refusal(451))
        if (fault === 'never') return callback(refusal(550))
        const text = Buffer.concat(chunks).toString()
        const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(text) ?? []
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ text, recipients, messageId: messageId.trim() })
        if (fault === 'lose') return cut()
        callback()
      })
    },
  })
  // A connection that the test itself breaks is no fault of the server's.
  smtp.on('error', () => undefined)
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  beforeAll(async () => {
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    server.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    mails.length = 0
    server.faults = []
    server.answerAtLast = undefined
  })
  afterAll(async () => {
    cut()
    await new Promise<void>((resolve) => smtp.close(resolve))
  })
  return server
}

function refusal(responseCode: number) {
  return Object.assign(new Error('No, and here is the address of ann@example.com'), { responseCode })
}
