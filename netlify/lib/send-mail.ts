import { createTransport } from 'nodemailer'
import { reference } from '../../src/contracts/lead'
import { describedFields, kindInWords, localTime } from './describe-lead'
import type { ForwardOutcome } from './forward'
import type { Lead } from './lead-store'
import { ADDRESS, type MailDestination } from './mail-destination'

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Sends an enquiry by mail, once. Its `Message-ID` follows from its id: a mail that is sent again, because the server's answer was
 * lost, is the same mail, and mailboxes show it once. Never throws.
 *
 * @param lead - the enquiry
 * @param destination - server, recipients, sender
 * @param options - how long the server may take for all of it
 */
export async function sendMail(
  lead: Pick<Lead, 'id' | 'form' | 'record' | 'receivedAt'>,
  { server, to, from, inbox }: MailDestination,
  { timeLimitMs }: { timeLimitMs: number },
): Promise<ForwardOutcome> {
  const hasPassword = server.username !== ''
  const transport = createTransport({
    url: server.href,
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    // A password goes over an encrypted line or not at all.
    requireTLS: server.protocol === 'smtp:' && hasPassword && !THIS_MACHINE.test(server.hostname),
    forceAuth: hasPassword,
  })
  const visitor = visitorsAddress(lead)
  try {
    await transport.sendMail({
      messageId: `<${lead.id.toLowerCase()}@${from.split('@')[1]}>`,
      from: { name: 'Website enquiries', address: from },
      to: to.map((address) => ({ name: '', address })),
      ...(visitor ? { replyTo: { name: '', address: visitor } } : {}),
      // Nothing that a stranger wrote stands in a header but this address, whose form is checked.
      subject: `${kindInWords(lead.form)} ${reference(lead.id)}`,
      text: bodyOf(lead, { canReply: visitor !== undefined, inbox }),
      headers: { 'X-Enquiry-Reference': reference(lead.id), 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(timeLimitMs),
    })
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: reasonOf(error as MailError) }
  }
}

type MailError = Error & { code?: string; responseCode?: number }

/** The kind of failure and no more: the server's words may quote the visitor or name an account. */
function reasonOf({ name, code, responseCode }: MailError) {
  if (code === 'EAUTH')
    return `the mail server refused user or password${responseCode ? ` (${responseCode})` : ''}`
  if (responseCode) return `the mail server answered ${responseCode}`
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT')
    return 'no answer from the mail server in time'
  return `no connection to the mail server (${code ?? name})`
}

function visitorsAddress({ record }: Pick<Lead, 'record'>) {
  const { email } = record as Record<string, unknown>
  return typeof email === 'string' && email.length <= 254 && ADDRESS.test(email) ? email : undefined
}

interface BodyOptions {
  canReply: boolean
  inbox: string | undefined
}

/** Plain text. What has several lines is indented, so that no line of a stranger's passes for one of ours. */
function bodyOf(lead: Pick<Lead, 'id' | 'form' | 'record' | 'receivedAt'>, { canReply, inbox }: BodyOptions) {
  const fields = describedFields(lead).map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '    ')}` : `${label}: ${value}`,
  )
  const ends = [
    canReply ? 'Your reply to this message goes to the visitor.' : '',
    inbox ? `All enquiries: ${inbox}` : '',
  ]
  return [
    `Reference: ${reference(lead.id)}`,
    `Received: ${localTime(lead.receivedAt)}`,
    '',
    ...fields,
    '',
    ...ends.filter(Boolean),
  ].join('\n')
}
