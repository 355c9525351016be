import { reference } from '../../contracts/lead'
import type { Lead, LeadStore } from '../../../netlify/lib/lead-store'
import { isBusy, isWaiting } from '../../../netlify/lib/make-due'

/**
 * Gives up forwarding some pending enquiries: from now on they are kept in the inbox alone.
 *
 * @param store - where the enquiries are kept
 * @param names - their ids or references
 * @returns the moved ones
 * @throws Error, before anything is moved, when a name means no enquiry that waits, or more than one
 */
export async function toInbox(store: LeadStore, names: string[]): Promise<Lead[]> {
  if (names.length === 0) throw new Error('Which? npm run leads -- --to-inbox RW-…')
  const waiting = (await store.list()).filter(isWaiting)
  const ids = names.map((name) => idOf(name, waiting))
  const moved: Lead[] = []
  for (const id of new Set(ids)) {
    const found = await store.find(id)
    if (!found || !isWaiting(found.lead)) continue
    if (isBusy(found.lead)) throw new Error(`${reference(id)} is being sent at this moment: try again later.`)
    const lead: Lead = { ...found.lead, state: 'stored', isClaimed: undefined, nextAt: undefined }
    if (!(await store.replace(lead, found.etag))) throw new Error(`${reference(id)} changed: try again.`)
    await store.due.unmark(id)
    moved.push(lead)
  }
  return moved
}

function idOf(name: string, waiting: Lead[]) {
  const wanted = name.toUpperCase()
  const [found, other] = waiting.filter(({ id }) => id === wanted || reference(id) === wanted)
  if (!found) throw new Error(`No enquiry that waits for delivery is called ${name}.`)
  if (other) throw new Error(`${name} is the reference of several enquiries: use the id that --json shows.`)
  return found.id
}
