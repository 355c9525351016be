import { randomUUID } from 'node:crypto'
import type { Config, Context } from '@netlify/functions'
import { isLeadForm } from '../../src/contracts/lead'
import { readEnv } from '../lib/env'
import { isJson, json, readJsonObject, refuse } from '../lib/http'
import { leadId, openLeadStore, type Lead } from '../lib/lead-store'
import { isBot, parseLead } from '../lib/parse-lead'
import { createRateLimiter } from '../lib/rate-limit'
import { withinTime } from '../lib/time-limit'

const BODY_LIMIT = 32 * 1024
const KEY = /^[\x21-\x7e]{1,200}$/
/** A visitor waits no longer than this for the store, whose own client would try for half a minute. */
const STORE_TIME_LIMIT_MS = 8_000

const limiter = createRateLimiter(readEnv().rateLimit)

/**
 * `POST /api/leads/:form`: takes an enquiry and keeps it. Nothing of what the visitor wrote is ever logged.
 *
 * @returns 202 `{"id"}` once it is kept, or a refusal as JSON
 */
export default async function leads(request: Request, context: Context) {
  if (request.method !== 'POST') return refuse(405, 'Only POST is possible here', { Allow: 'POST' })
  const wait = limiter.take(context.ip)
  if (wait > 0)
    return refuse(429, 'Too many requests: please try again in a minute', { 'Retry-After': String(wait) })
  if (!isJson(request)) return refuse(415, 'The body must be JSON')
  const body = await readJsonObject(request, BODY_LIMIT)
  if (!body.ok && body.status === 413) return refuse(body.status, body.error)
  const form = context.params.form ?? ''
  if (!isLeadForm(form)) return refuse(404, 'There is no such form')
  const idempotencyKey = request.headers.get('idempotency-key') ?? randomUUID()
  if (!KEY.test(idempotencyKey)) return refuse(400, 'The Idempotency-Key must be 1 to 200 visible characters')
  if (!body.ok) return refuse(body.status, body.error)

  const id = leadId(form, idempotencyKey)
  // A program that fills in everything is told what everybody is told, so that it learns nothing.
  if (isBot(body.value)) return json(202, { id })

  try {
    const store = openLeadStore(context.deploy.context)
    const receivedAt = new Date().toISOString()
    const parsed = await parseLead(form, body.value, receivedAt)
    if ('fields' in parsed) {
      // A key seen before gets the first answer, whatever the body says now.
      const seen = await withinTime(store.has(id), STORE_TIME_LIMIT_MS).catch(() => false)
      return seen ? json(202, { id }) : json(400, { error: 'Please check the fields', fields: parsed.fields })
    }
    const lead: Lead = { id, form, idempotencyKey, receivedAt, state: 'stored', record: parsed.record }
    await withinTime(store.add(lead), STORE_TIME_LIMIT_MS)
    return json(202, { id })
  } catch (error) {
    // The kind of error and no more: its text may quote the visitor.
    console.error(
      `leads: enquiry ${id} could not be stored: ${error instanceof Error ? error.name : 'unknown'}`,
    )
    return refuse(502, 'Your enquiry could not be taken: please try again or call us')
  }
}

// Read by Netlify without running the file: literals only. The limit here is Netlify's own, in front of all instances:
// the list ["ip","domain"] counts each visitor (the single word "ip" would be read as "domain", one count for all).
export const config: Config = {
  path: '/api/leads/:form',
  region: 'fra',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
