import type { Lead, LeadStore } from './lead-store'

const DAY_MS = 24 * 60 * 60_000
const EVERY_MS = 60 * 60_000

/** Retention in days. What has reached nobody else is kept longer, but not for ever either. */
const KEPT_DAYS = { delivered: 30, stored: 180, dead: 180 } as const

/**
 * Once an hour: erases what has been kept long enough, marks again what waits without its mark, and complains about
 * what could not be delivered.
 *
 * @param store - where the enquiries are kept
 * @param now - the time
 */
export async function sweepHourly(store: LeadStore, now = Date.now()) {
  const last = Date.parse((await store.sweep.last()) ?? '')
  if (last > now - EVERY_MS) return
  // First, so that one that takes too long is not begun again every minute.
  await store.sweep.note(new Date(now).toISOString())
  const marked = await store.due.ids()
  const leads = await store.list()
  const known = new Set(leads.map(({ id }) => id))
  for (const id of marked.filter((one) => !known.has(one))) await removeLoneMark(store, id, now)
  const unmarked = leads.filter(({ id, state }) => state === 'pending' && !marked.includes(id))
  for (const { id } of unmarked) await store.due.mark(id)
  for (const lead of leads.filter((one) => isOver(one, now))) await store.erase(lead.id)
  const dead = leads.filter(({ state }) => state === 'dead').length
  if (dead > 0) {
    console.error(`leads: ${dead} enquiries could NOT BE DELIVERED: see npm run leads, then -- --retry`)
  }
}

/**
 * An enquiry and its mark are written at the same time, and a slow store may have the mark long before the enquiry: only
 * a mark that has stood alone for an hour belongs to nothing.
 */
async function removeLoneMark(store: LeadStore, id: string, now: number) {
  const markedAt = Date.parse((await store.due.markedAt(id)) ?? '')
  if (markedAt < now - EVERY_MS && !(await store.find(id))) await store.due.unmark(id)
}

function isOver({ state, receivedAt, deliveredAt }: Lead, now: number) {
  if (state === 'pending') return false
  return Date.parse(deliveredAt ?? receivedAt) < now - KEPT_DAYS[state] * DAY_MS
}
