import type { Deploy } from './deploy'
import type { Destination } from './destination'
import type { Channel, Lead } from './lead-store'
import { mailDestination, type MailDestination } from './mail-destination'

/** Somewhere an enquiry is sent to; the inbox is nowhere: it is kept there anyway. */
export type Outlet = Exclude<Destination, { kind: 'inbox' }> | MailDestination

/** Where an enquiry is to go, by way; empty: it is kept, and that is all. */
export type Outlets = Partial<Record<Channel, Outlet>>

/**
 * Everywhere that a new enquiry goes: the address of its form or chat, and by mail where that is set.
 *
 * @param webhook - its own address
 * @param deploy - where the function runs
 * @param source - the environment
 */
export function outletsOf(
  webhook: Destination,
  deploy: Pick<Deploy, 'settingPrefix'>,
  source: Record<string, string | undefined> = process.env,
): Outlets {
  const mail = mailDestination(deploy, source)
  return { ...(webhook.kind === 'inbox' ? {} : { webhook }), ...(mail ? { mail } : {}) }
}

/** The ways on which an enquiry has not yet arrived. Those that were kept before there was mail await their address. */
export function outstanding({ awaits = ['webhook'], receipts = {} }: Pick<Lead, 'awaits' | 'receipts'>) {
  return awaits.filter((channel) => !receipts[channel])
}
