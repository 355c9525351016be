import { createHash } from 'node:crypto'
import { getDeployStore, getStore, type Store } from '@netlify/blobs'
import type { LeadForm, LeadRecord } from '../../src/contracts/lead'
import type { Deploy } from './deploy'

/** The five forms, and `chat`: a visitor whom the assistant found to be interested. */
export type LeadKind = LeadForm | 'chat'

/** What the chat collected: fields that the assistant chose, each a text, number or flag. */
export type ChatRecord = Record<string, string | number | boolean>

/**
 * - `stored`: kept here, which is also its destination
 * - `pending`: to be forwarded
 * - `delivered`: every receiver said that it has it
 * - `dead`: given up after three days, kept until somebody looks
 */
export type LeadState = 'stored' | 'pending' | 'delivered' | 'dead'

/** The ways on which an enquiry reaches the firm. */
export type Channel = 'webhook' | 'mail'

/** An enquiry as it is kept. */
export interface Lead {
  id: string
  form: LeadKind
  idempotencyKey: string
  /** ISO time at which the server took it. */
  receivedAt: string
  state: LeadState
  record: LeadRecord | ChatRecord
  /** The address that a chat lead named; forms have theirs in the settings. */
  webhookUrl?: string
  /** The ways on which it is to go, as the settings were when it came in; missing: its address. */
  awaits?: Channel[]
  /** When it arrived (ISO), by way: what has arrived is never sent that way again. */
  receipts?: Partial<Record<Channel, string>>
  /** How many attempts there were; missing before the first. */
  attempts?: number
  /** ISO time before which nobody may send it (again). */
  nextAt?: string
  /** Claimed by a run that is sending it, until `nextAt`; after that the run must have died. */
  isClaimed?: boolean
  /** Why the last attempt failed, without a word of the visitor's. */
  failure?: string
  deliveredAt?: string
}

/** An enquiry together with the version in which it was read or written. */
export interface Versioned {
  lead: Lead
  etag: string
}

/** Where enquiries are kept. */
export interface LeadStore {
  /** The enquiry with this id. */
  find(id: string): Promise<Versioned | undefined>
  /**
   * Keeps an enquiry; one with the same id that came earlier stays as it is.
   *
   * @returns the kept one, or undefined when another was there first
   * @throws when it could not be kept
   */
  add(lead: Lead): Promise<Versioned | undefined>
  /** Overwrites an enquiry unless somebody else did since: then undefined. */
  replace(lead: Lead, etag: string): Promise<Versioned | undefined>
  /** Erases an enquiry. */
  erase(id: string): Promise<void>
  /** The ids of all enquiries. */
  ids(): Promise<string[]>
  /** Every enquiry, the latest first. */
  list(): Promise<Lead[]>
  /** What is to be forwarded, by id, so that it is found among thousands that are done. */
  due: {
    mark(id: string): Promise<void>
    /** When an enquiry was last marked (ISO). */
    markedAt(id: string): Promise<string | undefined>
    unmark(id: string): Promise<void>
    ids(): Promise<string[]>
  }
  /** When all enquiries were last gone through (ISO), and noting it. */
  sweep: { last(): Promise<string | undefined>; note(iso: string): Promise<void> }
}

export const LEAD_STORE = 'leads'
/** Personal data of people in the UK: kept in Europe, not in the default region (Ohio). */
export const LEAD_STORE_REGION = 'eu-central-1'

const DUE = 'due/'
const SWEEP = 'sweep'
const PORTION = 40
const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/
// Crockford's alphabet: no I, L, O, U, so that an id can be read out on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The id of an enquiry follows from its key, so that sending it again finds the first one by itself: there is no index
 * that could disagree with the store, and two at the same moment end in one enquiry.
 *
 * @param form - the form it came from
 * @param idempotencyKey - what the browser calls this enquiry
 * @returns 26 letters and digits
 */
export function leadId(form: LeadKind, idempotencyKey: string) {
  const digest = createHash('sha256').update(`${form}\n${idempotencyKey}`).digest()
  return Array.from(digest.subarray(0, 26), (byte) => ALPHABET[byte % 32]).join('')
}

/**
 * The store of this deploy: the site's own in production and locally, one of its own in every preview, so that a trial
 * enquiry never lands among the real ones.
 *
 * @param deploy - where the function runs
 */
export function openLeadStore({ isPreview }: Pick<Deploy, 'isPreview'>): LeadStore {
  const options = { name: LEAD_STORE, region: LEAD_STORE_REGION, consistency: 'strong' } as const
  return leadStore(isPreview ? getDeployStore(options) : getStore(options))
}

/**
 * Enquiries over a Netlify Blobs store.
 *
 * @param blobs - the store that holds one JSON blob per enquiry, under its id
 */
export function leadStore(blobs: Store): LeadStore {
  async function find(id: string) {
    const entry = await blobs.getWithMetadata(id, { type: 'json' })
    return entry ? { lead: entry.data as Lead, etag: entry.etag ?? '' } : undefined
  }

  /**
   * The client takes every answer but 412 to a conditional write for a success, a server error too. Without the etag of a
   * written blob we look for ourselves: what is said to be kept is there.
   */
  async function written(lead: Lead, { modified, etag }: { modified: boolean; etag?: string }) {
    if (!modified) return undefined
    if (etag) return { lead, etag }
    const found = await find(lead.id)
    if (!found || JSON.stringify(found.lead) !== JSON.stringify(lead)) {
      throw new Error('The store did not keep the enquiry')
    }
    return found
  }

  async function ids(prefix = '') {
    const { blobs: entries } = await blobs.list({ prefix })
    // Half-written files of the local store show up in its list.
    return entries.map(({ key }) => key.slice(prefix.length)).filter((id) => ID.test(id))
  }

  return {
    find,

    async add(lead) {
      return written(lead, await blobs.setJSON(lead.id, lead, { onlyIfNew: true }))
    },

    async replace(lead, etag) {
      // The client would take an empty one for no condition at all.
      if (!etag) throw new Error('The store did not tell the version of the enquiry')
      return written(lead, await blobs.setJSON(lead.id, lead, { onlyIfMatch: etag }))
    },

    async erase(id) {
      await Promise.all([blobs.delete(id), blobs.delete(DUE + id)])
    },

    ids: () => ids(),

    async list() {
      const leads: Lead[] = []
      await inPortions(await ids(), async (id) => {
        const found = await find(id)
        if (found) leads.push(found.lead)
      })
      return leads.sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
    },

    due: {
      async mark(id) {
        await blobs.set(DUE + id, new Date().toISOString())
      },
      markedAt: async (id) => (await blobs.get(DUE + id, { type: 'text' })) ?? undefined,
      unmark: (id) => blobs.delete(DUE + id),
      ids: () => ids(DUE),
    },

    sweep: {
      last: async () => (await blobs.get(SWEEP, { type: 'text' })) ?? undefined,
      async note(iso) {
        await blobs.set(SWEEP, iso)
      },
    },
  }
}

/** In portions: a request for each of thousands at once would be refused. */
async function inPortions(ids: string[], work: (id: string) => Promise<void>) {
  for (let start = 0; start < ids.length; start += PORTION) {
    await Promise.all(ids.slice(start, start + PORTION).map(work))
  }
}
