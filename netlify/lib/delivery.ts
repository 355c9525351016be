import { setTimeout as pause } from 'node:timers/promises'
import { reference } from '../../src/contracts/lead'
import { forward, type ForwardOutcome } from './forward'
import type { Channel, Lead, LeadStore, Versioned } from './lead-store'
import { outstanding, type Outlet, type Outlets } from './outbox'
import { giveUpAt, retryAt } from './retry-schedule'
import { sendMail } from './send-mail'

export interface DeliverySettings {
  /** How long the receiver may take. */
  timeLimitMs: number
  /** How long to wait after the first failure. */
  retryMs: number
}

/** Grace on top of the receiver's timeout for noting the result; after that another run may send it. */
const SETTLE_MS = 20_000
const SETTLE_PAUSES_MS = [300, 1_000, 3_000]

/**
 * Claims an enquiry: marks it as being sent until the receiver's timeout and the grace have passed. Whoever writes this into the
 * store by a conditional write, and nobody else, may send.
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
 * Sends an enquiry that the caller has claimed, once on each way that is still open, and notes what became of it. What arrived is
 * noted at once, while another way is still busy: it must not go there twice because of the other.
 *
 * @param store - where it is kept
 * @param claim - the enquiry as the caller wrote it into the store
 * @param outlets - where it goes
 * @param settings - time limit and pause
 * @returns the enquiry as it stands now
 */
export async function deliver(
  store: LeadStore,
  claim: Versioned,
  outlets: Outlets,
  settings: DeliverySettings,
): Promise<Lead> {
  let { lead, etag } = claim
  let noting: Promise<unknown> = Promise.resolve()
  const open = outstanding(claim.lead).filter((channel) => outlets[channel])
  const busy = new Set(open)
  const failures: Failure[] = []
  await Promise.all(
    open.map(async (channel) => {
      const outcome = await send(claim.lead, outlets[channel]!, settings)
      busy.delete(channel)
      if (!outcome.ok) {
        failures.push({ channel, ...outcome })
        return
      }
      lead = withReceipt(lead, channel)
      if (busy.size > 0) noting = note(store, { lead, etag }).then((noted) => (etag = noted))
    }),
  )
  await noting
  lead = settled(lead, failures, settings.retryMs)
  await note(store, { lead, etag })
  if (lead.state !== 'pending') await store.due.unmark(lead.id).catch(() => undefined)
  if (lead.state === 'dead') {
    console.error(
      `leads: enquiry ${lead.id} could NOT BE DELIVERED for three days and is parked (${lead.failure}): see npm run leads`,
    )
  } else if (lead.state === 'pending') {
    console.warn(`leads: enquiry ${lead.id} not delivered yet, attempt ${lead.attempts}: ${lead.failure}`)
  }
  return lead
}

interface Failure {
  channel: Channel
  reason: string
  retryAfterMs?: number
}

/**
 * Sends an enquiry: to an address the record as the specification has it, its key and the reference that the visitor saw as
 * headers; by mail in words.
 *
 * @param lead - the enquiry
 * @param outlet - where it goes
 * @param settings - time limit
 */
export async function send(
  lead: Lead,
  outlet: Outlet,
  { timeLimitMs }: DeliverySettings,
): Promise<ForwardOutcome> {
  if (outlet.kind === 'unusable') return { ok: false, reason: outlet.reason }
  if (outlet.kind === 'mail') return sendMail(lead, outlet, { timeLimitMs })
  const { address, isAllowed } = outlet
  const headers = { 'Idempotency-Key': lead.idempotencyKey, 'X-Enquiry-Reference': reference(lead.id) }
  return forward(address, lead.record, { headers, timeLimitMs, isAllowed })
}

function withReceipt(lead: Lead, channel: Channel): Lead {
  return { ...lead, receipts: { ...lead.receipts, [channel]: new Date().toISOString() } }
}

function settled(lead: Lead, failures: Failure[], retryMs: number): Lead {
  const rest = { ...lead, isClaimed: undefined, nextAt: undefined, failure: undefined }
  const now = Date.now()
  if (outstanding(lead).length === 0) {
    return { ...rest, state: 'delivered', deliveredAt: new Date(now).toISOString() }
  }
  const failure = failures.map(({ reason }) => reason).join('; ')
  if (now >= giveUpAt(lead)) return { ...rest, state: 'dead', failure }
  const retryAfterMs = Math.max(0, ...failures.map(({ retryAfterMs: wish = 0 }) => wish))
  const nextAt = retryAt(lead, { now, retryMs, retryAfterMs })
  return { ...rest, state: 'pending', failure, nextAt: new Date(nextAt).toISOString() }
}

/**
 * Tried again and again: a confirmed receipt that is not noted would be sent a second time.
 *
 * @returns the version that is kept now
 */
async function note(store: LeadStore, { lead, etag }: Versioned): Promise<string> {
  for (const pauseMs of [...SETTLE_PAUSES_MS, undefined]) {
    try {
      // Undefined: our time limit passed and another run has taken it over, or an earlier try of ours went through after all.
      return (await store.replace(lead, etag))?.etag ?? etag
    } catch (error) {
      if (pauseMs === undefined) {
        const kind = error instanceof Error ? error.name : 'unknown'
        console.error(`leads: the result of enquiry ${lead.id} (${lead.state}) could not be noted: ${kind}`)
        break
      }
      await pause(pauseMs)
    }
  }
  return etag
}
