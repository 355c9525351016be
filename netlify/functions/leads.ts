import { randomUUID } from 'node:crypto'
import type { Config, Context } from '@netlify/functions'
import { isLeadForm, type LeadForm } from '../../src/contracts/lead'
import { contentKeys } from '../lib/content-key'
import { deliver, type DeliverySettings } from '../lib/delivery'
import { deployOf, type Deploy } from '../lib/deploy'
import { destinationOf } from '../lib/destination'
import { readEnv } from '../lib/env'
import { refusal } from '../lib/guards'
import { isFormPost, isJson, readFormFields, readJsonObject } from '../lib/http'
import { readKey } from '../lib/idempotency-key'
import { keep, sendUnkept, STORE_TIME_LIMIT_MS, type NewLead } from '../lib/intake'
import { leadId, openLeadStore } from '../lib/lead-store'
import { outletsOf } from '../lib/outbox'
import { isBot, parseLead } from '../lib/parse-lead'
import { createRateLimiter } from '../lib/rate-limit'
import { withinTime } from '../lib/time-limit'
import { JSON_REPLIES, pageReplies, words, type Replies } from '../pages/replies'

const BODY_LIMIT = 32 * 1024

const env = readEnv()
const limiter = createRateLimiter(env.rateLimit)
const settings: DeliverySettings = { timeLimitMs: env.deliveryTimeLimitMs, retryMs: env.deliveryRetryMs }

/**
 * `POST /api/leads/:form`: takes an enquiry, keeps it, answers, and only then forwards it, so that no receiver keeps a
 * visitor waiting. Nothing of what the visitor wrote is ever logged.
 *
 * @returns 202 `{"id"}` once it is kept, or a refusal as JSON; to a form that the browser sent by itself 303 to a page of
 *   thanks, or the form again with what is wrong
 */
export default async function leads(request: Request, context: Context) {
  const isPlain = isFormPost(request)
  const { refused } = isPlain ? pageReplies() : JSON_REPLIES
  const stopped = refusal(
    request,
    context,
    { limiter, tooMany: words.tooMany, ownPagesOnly: words.elsewhere },
    refused,
  )
  if (stopped) return stopped
  if (!isPlain && !isJson(request)) return refused(415, 'The body must be JSON, or a form')
  const form = context.params.form ?? ''
  if (isPlain) {
    const fields = await readFormFields(request, BODY_LIMIT)
    if (!fields.ok) return refused(fields.status, words.tooLarge)
    if (!isLeadForm(form)) return refused(404, 'There is no such form')
    const key = await plainKey(form, fields.value, deployOf(context))
    return take(form, fields.value, key, context, pageReplies({ form, values: fields.value }))
  }
  const body = await readJsonObject(request, BODY_LIMIT)
  if (!body.ok && body.status === 413) return refused(body.status, body.error)
  if (!isLeadForm(form)) return refused(404, 'There is no such form')
  const key = readKey(request)
  if (!key.ok) return refused(key.status, key.error)
  if (!body.ok) return refused(body.status, body.error)
  return take(form, body.value, key.value ?? randomUUID(), context, JSON_REPLIES)
}

async function take(
  form: LeadForm,
  input: Record<string, unknown>,
  idempotencyKey: string,
  context: Context,
  replies: Replies,
) {
  const id = leadId(form, idempotencyKey)
  // A bot gets the same answer as everybody, so that it learns nothing.
  if (isBot(input)) return replies.taken(id)

  const deploy = deployOf(context)
  const receivedAt = new Date().toISOString()
  const parsed = await parseLead(form, input, receivedAt)
  if ('fields' in parsed) {
    // A key seen before gets the first answer, whatever the body says now.
    return (await isSeen(id, deploy)) ? replies.taken(id) : replies.invalid(parsed.fields)
  }
  const enquiry: NewLead = { id, form, idempotencyKey, receivedAt, record: parsed.record }
  const outlets = outletsOf(destinationOf(form, deploy), deploy)
  try {
    const store = openLeadStore(deploy)
    const { claim } = await keep(store, enquiry, outlets, settings)
    if (claim) await inBackground(context, deliver(store, claim, outlets, settings))
    return replies.taken(id)
  } catch (error) {
    // The kind of error and no more: its text may quote the visitor.
    console.error(
      `leads: enquiry ${id} could not be stored: ${error instanceof Error ? error.name : 'unknown'}`,
    )
    if (await sendUnkept(enquiry, outlets, settings)) return replies.taken(id)
    return replies.refused(502, words.failed)
  }
}

/** A second press of the button gets the first one's key. */
async function plainKey(form: LeadForm, values: Record<string, string>, deploy: Deploy) {
  const { current, previous } = contentKeys(values)
  return (await isSeen(leadId(form, previous), deploy)) ? previous : current
}

function isSeen(id: string, deploy: Deploy) {
  const found = async () => (await openLeadStore(deploy).find(id)) !== undefined
  return withinTime(found(), STORE_TIME_LIMIT_MS).catch(() => false)
}

/** Goes on after the answer where the platform can do that; elsewhere the answer waits. */
async function inBackground(context: Context, work: Promise<unknown>) {
  if (typeof context.waitUntil === 'function') context.waitUntil(work)
  else await work
}

// Read by Netlify without running the file: literals only. The limit here is Netlify's own, in front of all instances:
// the list ["ip","domain"] counts each visitor (the single word "ip" would be read as "domain", one count for all).
export const config: Config = {
  path: '/api/leads/:form',
  region: 'fra',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
