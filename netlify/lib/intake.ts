import { claimed, send, type DeliverySettings } from './delivery'
import type { Channel, Lead, LeadStore, Versioned } from './lead-store'
import type { Outlets } from './outbox'
import { withinTime } from './time-limit'

/** A visitor waits no longer than this for the store, whose own client would try for half a minute. */
export const STORE_TIME_LIMIT_MS = 8_000

/** An enquiry that just came in. */
export type NewLead = Pick<Lead, 'id' | 'form' | 'idempotencyKey' | 'receivedAt' | 'record' | 'webhookUrl'>

/** `claim` is there when this is the first of its key and is to be delivered by whoever asked. */
interface Kept {
  lead: Lead
  claim?: Versioned
}

/**
 * Keeps an enquiry before anything else happens to it. One that is to be forwarded is written as already being sent by
 * the caller, so that a second one of the same key, at the same instant even, finds it taken.
 *
 * @param store - where enquiries are kept
 * @param enquiry - what came in
 * @param outlets - where it goes; nowhere: it is kept, and that is all
 * @param settings - how long the receiver may take
 * @throws when it could not be kept
 */
export async function keep(
  store: LeadStore,
  enquiry: NewLead,
  outlets: Outlets,
  settings: DeliverySettings,
): Promise<Kept> {
  const awaits = Object.keys(outlets) as Channel[]
  const lead: Lead =
    awaits.length === 0
      ? { ...enquiry, state: 'stored' }
      : claimed({ ...enquiry, state: 'pending', awaits }, settings)
  const mark = () => store.due.mark(lead.id)
  const work = Promise.all([store.add(lead), lead.state === 'pending' ? mark() : undefined])
  const [added] = await withinTime(work, STORE_TIME_LIMIT_MS)
  if (added) return lead.state === 'pending' ? { lead, claim: added } : { lead }
  const first = await withinTime(store.find(lead.id), STORE_TIME_LIMIT_MS)
  return { lead: first?.lead ?? lead }
}

/**
 * The last way out when the store is down: straight to the receivers.
 *
 * @returns whether one of them has it
 */
export async function sendUnkept(enquiry: NewLead, outlets: Outlets, settings: DeliverySettings) {
  const outcomes = await Promise.all(
    Object.values(outlets).map((outlet) => send({ ...enquiry, state: 'pending' }, outlet, settings)),
  )
  return outcomes.some(({ ok }) => ok)
}
