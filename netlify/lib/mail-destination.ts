import type { Deploy } from './deploy'

/** Where enquiries go by mail. */
export interface MailDestination {
  kind: 'mail'
  /** The mail server. */
  server: URL
  to: string[]
  from: string
  /** The managers' page, for a link in the mail. */
  inbox?: string
}

/** Addresses that every mail server takes: without quotes, commas or spaces, which could add a recipient. */
export const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/

/**
 * Where each enquiry goes by mail, beside its own address: `MAIL_URL` (`smtps://user:password@host`), `MAIL_TO`, and `MAIL_FROM` where
 * the server takes mail from certain addresses alone. As with addresses, a preview looks only at settings of its own.
 *
 * @param deploy - where the function runs
 * @param source - the environment
 * @returns undefined without `MAIL_URL`; a setting that cannot be used loses no enquiry: it waits
 */
export function mailDestination(
  { settingPrefix }: Pick<Deploy, 'settingPrefix'>,
  source: Record<string, string | undefined> = process.env,
): MailDestination | { kind: 'unusable'; reason: string } | undefined {
  const setting = (name: string) => source[settingPrefix + name]?.trim() ?? ''
  const unusable = (name: string, fault: string) => ({
    kind: 'unusable' as const,
    reason: `${settingPrefix}${name} ${fault}`,
  })
  if (!setting('MAIL_URL')) return undefined
  const server = mailServer(setting('MAIL_URL'))
  if (!server) return unusable('MAIL_URL', 'is no address of a mail server')
  const to = setting('MAIL_TO')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  if (to.length === 0) return unusable('MAIL_TO', 'is not set')
  if (!to.every((address) => ADDRESS.test(address))) return unusable('MAIL_TO', 'is no e-mail address')
  const user = decoded(server.username)
  const from = setting('MAIL_FROM') || (ADDRESS.test(user) ? user : to[0]!)
  if (!ADDRESS.test(from)) return unusable('MAIL_FROM', 'is no e-mail address')
  const site = settingPrefix ? undefined : source.SITE_URL || source.URL
  const inbox = source.INBOX_PASSWORD && site ? `${site.replace(/\/+$/, '')}/inbox` : undefined
  return { kind: 'mail', server, to, from, ...(inbox ? { inbox } : {}) }
}

function mailServer(text: string) {
  if (!URL.canParse(text)) return undefined
  const server = new URL(text)
  return /^smtps?:$/.test(server.protocol) && server.hostname ? server : undefined
}

/** As it was meant: in an address, '@' is written '%40'. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
