import type { Lead, LeadStore } from './lead-store'

/**
 * Makes every enquiry due that waits for its next attempt or was given up, except those that are being sent right now.
 *
 * @param store - where the enquiries are kept
 * @param canGo - whether the settings name an address for it; what cannot go stays as it is
 * @returns how many are due now, and which are held back
 */
export async function makeDue(store: LeadStore, canGo: (lead: Lead) => boolean = () => true) {
  const now = new Date().toISOString()
  const held: Lead[] = []
  let count = 0
  for (const { id } of (await store.list()).filter(isWaiting)) {
    const found = await store.find(id)
    if (!found || isBusy(found.lead) || !isWaiting(found.lead)) continue
    if (!canGo(found.lead)) {
      held.push(found.lead)
      continue
    }
    const isMade = await store.replace(
      { ...found.lead, state: 'pending', isClaimed: undefined, nextAt: now },
      found.etag,
    )
    if (!isMade) continue
    await store.due.mark(id)
    count += 1
  }
  return { count, held }
}

/** Whether an enquiry was meant for an address and has not reached it. */
export function isWaiting({ state }: Lead) {
  return state === 'pending' || state === 'dead'
}

/** Whether somebody is sending it now. */
export function isBusy({ isClaimed, nextAt }: Lead) {
  return Boolean(isClaimed) && (nextAt ?? '') > new Date().toISOString()
}
