import { setTimeout as pause } from 'node:timers/promises'
import { reference } from '../../src/contracts/lead'
import type { Destination } from './destination'
import { forward, type ForwardOutcome } from './forward'
import type { Lead, LeadStore, Versioned } from './lead-store'
import { giveUpAt, retryAt } from './retry-schedule'

export interface DeliverySettings {
  /** How long the receiver may take. */
  timeLimitMs: number
  /** How long to wait after the first failure. */
  retryMs: number
}

/** What a sender needs beyond the receiver's time to note the result; after that somebody else may send it. */
const SETTLE_MS = 20_000
const SETTLE_PAUSES_MS = [300, 1_000, 3_000]

/**
 * The enquiry as one that somebody is sending until the receiver's time is up and the result must have been noted. Who
 * writes this into the store on condition that nobody else wrote has the right to send, and nobody else.
 *
 * @param lead - the enquiry
 * @param settings - how long the receiver may take
 * @param now - the time
 */
export function claimed(lead: Lead, { timeLimitMs }: DeliverySettings, now = Date.now()): Lead {
  const nextAt = new Date(now + timeLimitMs + SETTLE_MS).toISOString()
  return { ...lead, state: 'pending', attempts: (lead.attempts ?? 0) + 1, isClaimed: true, nextAt }
}

/** Whether an enquiry is to be sent now: its time has come, or that of whoever was sending it has run out. */
export function isDue({ state, nextAt }: Lead, now = Date.now()) {
  return state === 'pending' && Date.parse(nextAt ?? '1970-01-01') <= now
}

/**
 * Sends an enquiry that the caller has claimed, once, and notes what became of it.
 *
 * @param store - where it is kept
 * @param claim - the enquiry as the caller wrote it into the store
 * @param destination - where it goes
 * @param settings - time limit and pause
 * @returns the enquiry as it stands now
 */
export async function deliver(
  store: LeadStore,
  claim: Versioned,
  destination: Destination,
  settings: DeliverySettings,
): Promise<Lead> {
  const outcome = await send(claim.lead, destination, settings)
  const lead = settled(claim.lead, destination, outcome, settings.retryMs)
  await note(store, lead, claim.etag)
  if (lead.state !== 'pending') await store.due.unmark(lead.id).catch(() => undefined)
  if (lead.state === 'dead') {
    console.error(
      `leads: enquiry ${lead.id} could NOT BE DELIVERED for three days and is parked (${lead.failure}): see npm run leads`,
    )
  } else if (!outcome.ok) {
    console.warn(`leads: enquiry ${lead.id} not delivered yet, attempt ${lead.attempts}: ${outcome.reason}`)
  }
  return lead
}

/**
 * Posts an enquiry: the record as the specification has it, its key and the reference that the visitor saw as headers.
 *
 * @param lead - the enquiry
 * @param destination - where it goes
 * @param settings - time limit
 */
export async function send(
  { id, idempotencyKey, record }: Lead,
  destination: Destination,
  { timeLimitMs }: DeliverySettings,
): Promise<ForwardOutcome> {
  if (destination.kind === 'inbox') return { ok: true }
  if (destination.kind === 'unusable') return { ok: false, reason: destination.reason }
  const { address, isAllowed } = destination
  const headers = { 'Idempotency-Key': idempotencyKey, 'X-Enquiry-Reference': reference(id) }
  return forward(address, record, { headers, timeLimitMs, isAllowed })
}

function settled(lead: Lead, destination: Destination, outcome: ForwardOutcome, retryMs: number): Lead {
  const rest = { ...lead, isClaimed: undefined, nextAt: undefined, failure: undefined }
  const now = Date.now()
  if (outcome.ok) {
    if (destination.kind === 'inbox') return { ...rest, state: 'stored' }
    return { ...rest, state: 'delivered', deliveredAt: new Date(now).toISOString() }
  }
  const failure = outcome.reason
  if (now >= giveUpAt(lead)) return { ...rest, state: 'dead', failure }
  const nextAt = retryAt(lead, { now, retryMs, retryAfterMs: outcome.retryAfterMs })
  return { ...rest, state: 'pending', failure, nextAt: new Date(nextAt).toISOString() }
}

/** Tried again and again: a confirmed receipt that is not noted would be sent a second time. */
async function note(store: LeadStore, lead: Lead, etag: string) {
  for (const pauseMs of [...SETTLE_PAUSES_MS, undefined]) {
    try {
      // Undefined: our time ran out and somebody else is at it, or an earlier try of ours went through after all.
      return await store.replace(lead, etag)
    } catch (error) {
      if (pauseMs === undefined) {
        const kind = error instanceof Error ? error.name : 'unknown'
        console.error(`leads: the result of enquiry ${lead.id} (${lead.state}) could not be noted: ${kind}`)
        return undefined
      }
      await pause(pauseMs)
    }
  }
}
