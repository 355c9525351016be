import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config, Context } from '@netlify/functions'
import { crmDestination, isForbidden } from '../lib/crm-address'
import { deliver, type DeliverySettings } from '../lib/delivery'
import { deployOf } from '../lib/deploy'
import { readEnv } from '../lib/env'
import { refusal } from '../lib/guards'
import { isJson, json, readJsonObject, refuse } from '../lib/http'
import { readKey } from '../lib/idempotency-key'
import { keep, sendUnkept, type NewLead } from '../lib/intake'
import { leadId, openLeadStore, type Lead, type LeadStore } from '../lib/lead-store'
import { outletsOf } from '../lib/outbox'
import { parseChatLead } from '../lib/parse-chat-lead'
import { createRateLimiter } from '../lib/rate-limit'

const BODY_LIMIT = 64 * 1024
const ADDRESS_LIMIT = 2_000
const LOOK_AGAIN_MS = 250

const env = readEnv()
const limiter = createRateLimiter(env.rateLimit)
const settings: DeliverySettings = { timeLimitMs: env.deliveryTimeLimitMs, retryMs: env.deliveryRetryMs }

/**
 * `POST /.netlify/functions/ghl-webhook`: takes `{leadData, webhookUrl}` of a conversation, keeps the lead and passes it to the
 * CRM, if its address is on the allow list.
 *
 * @returns 200 `{"ok":true,…}` once it is where it belongs, 202 when it is kept and will be tried again, or a refusal
 */
export default async function ghlWebhook(request: Request, context: Context) {
  const refused = refusal(request, context, {
    limiter,
    ownPagesOnly: 'Leads are taken from our own pages only',
    needsKey: true,
  })
  if (refused) return refused
  if (!isJson(request)) return refuse(400, 'The body must be JSON')
  const key = readKey(request)
  if (!key.ok) return refuse(key.status, key.error)
  const body = await readJsonObject(request, BODY_LIMIT)
  if (!body.ok) return refuse(body.status, body.error)
  const { leadData, webhookUrl } = body.value
  if (typeof webhookUrl !== 'string' || webhookUrl === '' || webhookUrl.length > ADDRESS_LIMIT) {
    return refuse(400, 'webhookUrl must be an address')
  }
  const parsed = parseChatLead(leadData)
  if (!parsed.ok) return refuse(parsed.status, parsed.error)

  const deploy = deployOf(context)
  const destination = crmDestination(webhookUrl, deploy)
  if (!destination || (await isForbidden(destination))) return refuse(403, 'That address is not allowed')

  const outlets = outletsOf(destination, deploy)
  const idempotencyKey = key.value ?? randomUUID()
  const id = leadId('chat', idempotencyKey)
  const receivedAt = new Date().toISOString()
  const enquiry: NewLead = { id, form: 'chat', idempotencyKey, receivedAt, record: parsed.value, webhookUrl }
  try {
    const store = openLeadStore(deploy)
    const { lead, claim } = await keep(store, enquiry, outlets, settings)
    return answer(claim ? await deliver(store, claim, outlets, settings) : await settledLead(store, lead))
  } catch (error) {
    console.error(
      `ghl-webhook: lead ${id} could not be stored: ${error instanceof Error ? error.name : 'unknown'}`,
    )
    if (await sendUnkept(enquiry, outlets, settings)) return json(200, { ok: true, id, state: 'delivered' })
    return refuse(502, 'The lead could not be taken')
  }
}

/** The same key gets the same answer, however much later: 200 only when the first attempt was enough. */
function answer({ id, state, attempts = 0 }: Lead) {
  const isDone = state === 'stored' || (state === 'delivered' && attempts === 1)
  return json(isDone ? 200 : 202, { ok: true, id, state: isDone ? state : 'pending' })
}

/** What became of a lead that somebody else is sending at this moment. */
async function settledLead(store: LeadStore, first: Lead) {
  const end = Date.now() + settings.timeLimitMs
  let lead = first
  while (lead.isClaimed && lead.attempts === 1 && Date.now() < end) {
    await pause(LOOK_AGAIN_MS)
    lead = (await store.find(lead.id))?.lead ?? lead
  }
  return lead
}

// Read by Netlify without running the file: literals only. See leads.ts. The path is that of every function: Netlify
// lets no function claim one below /.netlify by itself.
export const config: Config = {
  region: 'fra',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
