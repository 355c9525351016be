import { getStore } from '@netlify/blobs'
import type { Context } from '@netlify/functions'
import leads from '../../netlify/functions/leads'
import redeliver from '../../netlify/functions/redeliver'
import { leadStore, type Lead } from '../../netlify/lib/lead-store'
import { makeDue } from '../../netlify/lib/make-due'
import { validLead } from './leads'

let visitors = 0

/**
 * The context that Netlify passes with a request, each time of another visitor. Without `waitUntil`, so that the response comes
 * after the delivery.
 */
export function context(overrides: object = {}) {
  visitors += 1
  return {
    ip: `198.51.100.${visitors % 250}`,
    params: { form: 'order' },
    deploy: { context: 'production' },
    ...overrides,
  } as unknown as Context
}

/** The store that the functions under test write to. */
export function store() {
  return leadStore(getStore('leads'))
}

/** The enquiry in the store, which holds no other. */
export async function only(): Promise<Lead | undefined> {
  const all = await store().list()
  expect(all).toHaveLength(1)
  return all[0]
}

/**
 * Puts an enquiry into the store.
 *
 * @param fill fills the name up to an id
 */
export async function kept(name: string, values: Partial<Lead>, fill = '0') {
  const lead: Lead = {
    id: name.toUpperCase().padEnd(26, fill),
    form: 'order',
    idempotencyKey: `key-${name}`,
    receivedAt: ago(0),
    state: 'pending',
    record: validLead('order'),
    ...values,
  }
  await store().add(lead)
  return lead
}

/** The time some milliseconds ago, as a lead has it. */
export function ago(ms: number) {
  return new Date(Date.now() - ms).toISOString()
}

/** Puts an enquiry into the store that waits for its delivery. */
export async function pending(values: Partial<Lead>) {
  const lead = await kept('a', { state: 'pending', ...values })
  await store().due.mark(lead.id)
  return lead
}

/** Sends an order as the form does. */
export async function order(key?: string, overrides: object = {}) {
  const request = new Request('http://localhost/api/leads/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) },
    body: JSON.stringify(validLead('order')),
  })
  const response = await leads(request, context(overrides))
  return { status: response.status, ...((await response.json()) as { id: string }) }
}

/** What the scheduled function does with what is due. */
export async function deliverDue() {
  await redeliver(new Request('http://localhost'), context())
}

/** Makes what waits due and sends it, as `npm run leads -- --retry` does. */
export async function deliverAll() {
  await makeDue(store())
  await deliverDue()
}
