import { claimed, deliver, isDue, type DeliverySettings } from './delivery'
import type { Deploy } from './deploy'
import type { LeadStore } from './lead-store'
import { waitingOutlets } from './waiting-outlets'

const AT_ONCE = 10

interface Redelivery {
  delivered: number
  failed: number
}

/**
 * Sends what is due, ten at a time, until nothing is left or the time for starting is over.
 *
 * @param store - where the enquiries are kept
 * @param deploy - where the function runs
 * @param settings - time limit and pause of a delivery
 * @param startingMs - how long new ones are started: a scheduled function is ended after 30 s
 */
export async function redeliverDue(
  store: LeadStore,
  deploy: Deploy,
  settings: DeliverySettings,
  startingMs: number,
): Promise<Redelivery> {
  const end = Date.now() + startingMs
  const result: Redelivery = { delivered: 0, failed: 0 }
  // Shuffled: enquiries that always fail must not keep the rest waiting.
  const ids = shuffled(await store.due.ids())

  async function work() {
    for (let id = ids.pop(); id !== undefined && Date.now() < end; id = ids.pop()) {
      const isDelivered = await one(id).catch((error: unknown) => {
        const kind = error instanceof Error ? error.name : 'unknown'
        console.error(`leads: enquiry ${id} could not be redelivered: ${kind}`)
        return false
      })
      if (isDelivered !== undefined) result[isDelivered ? 'delivered' : 'failed'] += 1
    }
  }

  async function one(id: string) {
    const found = await store.find(id)
    if (!found || found.lead.state !== 'pending') {
      // The mark may come a moment before the enquiry: the sweep removes those that stay alone.
      if (found) await store.due.unmark(id)
      return undefined
    }
    if (!isDue(found.lead)) return undefined
    const claim = await store.replace(claimed(found.lead, settings), found.etag)
    if (!claim) return undefined
    const lead = await deliver(store, claim, waitingOutlets(claim.lead, deploy), settings)
    return lead.state === 'delivered'
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return result
}

function shuffled(ids: string[]) {
  return ids
    .map((id) => ({ id, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id)
}
