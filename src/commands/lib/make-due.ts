import type { LeadStore } from '../../../netlify/lib/lead-store'

/**
 * Makes every enquiry due that waits for its next attempt or was given up, except those that are being sent right now.
 *
 * @param store - where the enquiries are kept
 * @returns how many are due now
 */
export async function makeDue(store: LeadStore) {
  const now = new Date().toISOString()
  const waiting = (await store.list()).filter(({ state }) => state === 'pending' || state === 'dead')
  let count = 0
  for (const { id } of waiting) {
    const found = await store.find(id)
    if (!found) continue
    const isBusy = found.lead.isClaimed && (found.lead.nextAt ?? '') > now
    if (isBusy || !['pending', 'dead'].includes(found.lead.state)) continue
    const isMade = await store.replace(
      { ...found.lead, state: 'pending', isClaimed: undefined, nextAt: now },
      found.etag,
    )
    if (!isMade) continue
    await store.due.mark(id)
    count += 1
  }
  return count
}
