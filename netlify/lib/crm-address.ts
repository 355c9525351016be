import { lookup } from 'node:dns/promises'
import type { Deploy } from './deploy'
import { INBOX, webAddress, type Destination } from './destination'
import { isPublicAddress, literalAddress } from './public-address'

interface AllowList {
  inbox: boolean
  prefixes: URL[]
}

/**
 * Where a lead may go that names its own address: only below one of the prefixes in `CRM_WEBHOOK_ALLOW`, since whoever
 * reads the page can name any address, and each call to a CRM costs money. A preview has a list of its own
 * (`DEPLOY_PREVIEW_CRM_WEBHOOK_ALLOW`); what only the real site may reach stays in the preview's inbox.
 *
 * @param webhookUrl - the address that the sender named
 * @param deploy - where the function runs
 * @param source - the environment
 * @returns undefined when the address is not allowed
 */
export function crmDestination(
  webhookUrl: string,
  { isPreview, settingPrefix }: Deploy,
  source: Record<string, string | undefined> = process.env,
): Destination | undefined {
  const real = allowList(source.CRM_WEBHOOK_ALLOW ?? `${INBOX},${source.GATSBY_CRM_WEBHOOK_URL ?? ''}`)
  const own = isPreview ? allowList(source[`${settingPrefix}CRM_WEBHOOK_ALLOW`] ?? INBOX) : real
  if (webhookUrl === INBOX) return own.inbox || real.inbox ? { kind: 'inbox' } : undefined
  const address = webAddress(webhookUrl)
  if (!address || address.username || address.password) return undefined
  // An encoded slash or backslash would pass the prefix check here and leave the prefix on a lenient server.
  if (/%(2f|5c|2e)/i.test(address.pathname)) return undefined
  address.hash = ''
  const isAllowed = (ip: string) => isPublicAddress(ip) || isListed(ip, own)
  if (own.prefixes.some((prefix) => isBelow(address, prefix))) {
    const literal = literalAddress(address)
    return literal && !isAllowed(literal) ? undefined : { kind: 'address', address, isAllowed }
  }
  return isPreview && real.prefixes.some((prefix) => isBelow(address, prefix)) ? { kind: 'inbox' } : undefined
}

/**
 * SSRF check: whether a host name resolves to an address that is not allowed, so that the caller can be told at once. A name
 * that cannot be looked up just now is no refusal: the lead is kept and tried again, and every connection is checked anyway.
 */
export async function isForbidden(destination: Destination) {
  if (destination.kind !== 'address' || !destination.isAllowed) return false
  const addresses = await lookup(destination.address.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(
    () => [],
  )
  return addresses.some(({ address }) => !destination.isAllowed?.(address))
}

function allowList(setting: string): AllowList {
  const entries = setting.split(',').map((entry) => entry.trim())
  return {
    inbox: entries.includes(INBOX),
    prefixes: entries.map(webAddress).filter((address) => address !== undefined),
  }
}

/** Same scheme, host and port, and the same path or one further down: '/hooks/a' is not above '/hooks/abc'. */
function isBelow(address: URL, prefix: URL) {
  if (address.origin !== prefix.origin) return false
  if (prefix.search && address.search !== prefix.search) return false
  const border = prefix.pathname.endsWith('/') ? prefix.pathname : `${prefix.pathname}/`
  return address.pathname === prefix.pathname || address.pathname.startsWith(border)
}

/** A private address is reached only when the list names that very address (or, for loopback, 'localhost'). */
function isListed(ip: string, { prefixes }: AllowList) {
  return prefixes.some((prefix) =>
    prefix.hostname === 'localhost' ? ip === '127.0.0.1' || ip === '::1' : literalAddress(prefix) === ip,
  )
}
