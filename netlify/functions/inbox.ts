import { setTimeout as pause } from 'node:timers/promises'
import type { Config, Context } from '@netlify/functions'
import { reference } from '../../src/contracts/lead'
import type { DeliverySettings } from '../lib/delivery'
import { deployOf, type Deploy } from '../lib/deploy'
import { readEnv } from '../lib/env'
import { filterLeads, readFilter } from '../lib/filter-leads'
import { forwardingNotes } from '../lib/forwarding-notes'
import { isFormPost, readFormFields } from '../lib/http'
import { hasSession, NO_SESSION, sessionCookie } from '../lib/inbox-session'
import { isSame } from '../lib/is-same'
import { openLeadStore, type LeadStore } from '../lib/lead-store'
import { leadsCsv } from '../lib/leads-csv'
import { isBusy, makeDue } from '../lib/make-due'
import { isOwnOrigin } from '../lib/own-origin'
import { createRateLimiter } from '../lib/rate-limit'
import { redeliverDue } from '../lib/redeliver-due'
import { obstacleOf } from '../lib/waiting-outlets'
import { inboxPage } from '../pages/inbox-page'
import { inboxRefusal, PRIVATE, signInPage } from '../pages/sign-in-page'

const BODY_LIMIT = 4 * 1024
/** Attempts to sign in that one visitor has in a minute, whatever RATE_LIMIT says. */
const SIGN_INS = 5
/** How long the page waits for a delivery before it says that it is under way. */
const SENDING_MS = 6_000

const env = readEnv()
const signIns = createRateLimiter(SIGN_INS)
const settings: DeliverySettings = { timeLimitMs: env.deliveryTimeLimitMs, retryMs: env.deliveryRetryMs }

/**
 * `/inbox`: the enquiries of this site, or of this preview, for whoever knows `INBOX_PASSWORD`; without one there is no such page.
 * What is looked for comes in posts, never in an address, which browsers and servers write down.
 */
export default async function inbox(request: Request, context: Context) {
  const password = process.env.INBOX_PASSWORD ?? ''
  const action = context.params.action ?? ''
  if (!password) return nothing()
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && action) return nothing()
  if (!isReading && request.method !== 'POST') {
    return inboxRefusal(405, 'Not possible', 'This page is read or sent.', { Allow: 'GET, HEAD, POST' })
  }
  if (isReading) return hasSession(request, password) ? guarded(() => list(context, {})) : signInPage()
  // Browsers name the origin of every post; what does not is no browser of a manager's.
  if (!request.headers.has('origin') || !isOwnOrigin(request, context) || !isFormPost(request)) {
    return inboxRefusal(403, 'Not taken', 'This did not come from the inbox: open it again.')
  }
  const fields = await readFormFields(request, BODY_LIMIT)
  if (!fields.ok) return inboxRefusal(fields.status, 'Not taken', `${fields.error}.`)
  if (action === 'sign-in') return signIn(fields.value.password ?? '', password, context)
  if (!hasSession(request, password)) return signInPage({ status: 403 })
  return guarded(() => act(action, fields.value, context))
}

function act(action: string, fields: Record<string, string>, context: Context) {
  if (action === '') return list(context, fields)
  if (action === 'csv') return csv(context, fields)
  if (action === 'retry') return retry(context, fields)
  if (action === 'sign-out') return seeOther(NO_SESSION)
  return nothing()
}

function signIn(given: string, password: string, { ip }: Context) {
  const wait = signIns.take(ip)
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    return signInPage({ status: 429, error: 'Too many attempts: please wait a minute', headers })
  }
  if (!isSame(given, password)) return signInPage({ status: 403, error: 'That is not the password' })
  return seeOther(sessionCookie(password))
}

async function list(context: Context, fields: Record<string, string>, message?: string) {
  const deploy = deployOf(context)
  return inboxPage({
    leads: await openLeadStore(deploy).list(),
    filter: readFilter(fields),
    notes: forwardingNotes(deploy),
    ...(message ? { message } : {}),
    sheet: Number.parseInt(fields.sheet ?? '0', 10) || 0,
  })
}

async function csv(context: Context, fields: Record<string, string>) {
  const leads = filterLeads(await openLeadStore(deployOf(context)).list(), readFilter(fields))
  // The mark at the beginning tells a spreadsheet that this is UTF-8.
  return new Response(`\uFEFF${leadsCsv(leads)}`, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="enquiries-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function retry(context: Context, fields: Record<string, string>) {
  const deploy = deployOf(context)
  const message = await send(openLeadStore(deploy), fields.id ?? '', deploy, context)
  return list(context, fields, message)
}

/** Sends one enquiry that waits or was given up, and says what came of it. */
async function send(store: LeadStore, id: string, deploy: Deploy, context: Context) {
  const found = /^[0-9A-Z]{26}$/.test(id) ? await store.find(id) : undefined
  if (!found) return 'There is no such enquiry any more.'
  const obstacle = obstacleOf(found.lead, deploy)
  if (obstacle) return `${reference(id)} goes on waiting: ${obstacle}.`
  const { count } = await makeDue(store, (lead) => lead.id === id)
  if (count === 0) return `${reference(id)} needs no sending, or is being sent.`
  const work = redeliverDue(store, deploy, settings, SENDING_MS)
  if (typeof context.waitUntil === 'function') context.waitUntil(work)
  await Promise.race([work, pause(SENDING_MS, undefined, { ref: false })])
  const lead = (await store.find(id))?.lead
  if (lead?.state === 'delivered') return `${reference(id)} was delivered.`
  if (lead && isBusy(lead)) return `${reference(id)} is being sent: look again in a minute.`
  return `${reference(id)} was not delivered: ${lead?.failure ?? 'it is gone'}.`
}

/** Errors are logged without personal data. */
async function guarded(work: () => Response | Promise<Response>) {
  try {
    return await work()
  } catch (error) {
    console.error(`inbox: ${error instanceof Error ? error.name : 'unknown'}`)
    return inboxRefusal(
      502,
      'Not now',
      'The enquiries cannot be read at this moment. None is lost: try again.',
    )
  }
}

function seeOther(cookie: string) {
  const headers = { ...PRIVATE, Location: '/inbox', 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

function nothing() {
  return inboxRefusal(404, 'Page not found', 'There is no such page.')
}

// Read by Netlify without running the file: literals only. See leads.ts.
export const config: Config = {
  path: ['/inbox', '/inbox/:action'],
  region: 'fra',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
