import { createHash } from 'node:crypto'
import { getDeployStore, getStore, type Store } from '@netlify/blobs'
import type { LeadForm, LeadRecord } from '../../src/contracts/lead'

/** An enquiry as it is kept. */
export interface Lead {
  id: string
  form: LeadForm
  idempotencyKey: string
  /** ISO time at which the server took it. */
  receivedAt: string
  /** `stored`: kept here, which is also its destination. */
  state: 'stored'
  record: LeadRecord
}

/** Where enquiries are kept. */
export interface LeadStore {
  /** Whether an enquiry with this id is kept already. */
  has(id: string): Promise<boolean>
  /** Keeps an enquiry; one with the same id that came earlier stays as it is. Throws when it could not be kept. */
  add(lead: Lead): Promise<void>
  /** Every enquiry, the latest first. */
  list(): Promise<Lead[]>
}

export const LEAD_STORE = 'leads'
/** Personal data of people in the UK: kept in Europe, not in the default region (Ohio). */
export const LEAD_STORE_REGION = 'eu-central-1'

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
export function leadId(form: LeadForm, idempotencyKey: string) {
  const digest = createHash('sha256').update(`${form}\n${idempotencyKey}`).digest()
  return Array.from(digest.subarray(0, 26), (byte) => ALPHABET[byte % 32]).join('')
}

/**
 * The store of this deploy: the site's own in production and locally, one of its own in every preview, so that a trial
 * enquiry never lands among the real ones.
 *
 * @param deployContext - `context.deploy.context` of the function
 */
export function openLeadStore(deployContext: string | undefined): LeadStore {
  const isPreview = deployContext === 'deploy-preview' || deployContext === 'branch-deploy'
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
    return (await blobs.get(id, { type: 'json' })) as Lead | null
  }

  return {
    async has(id) {
      return (await find(id)) !== null
    },

    async add(lead) {
      const { modified, etag } = await blobs.setJSON(lead.id, lead, { onlyIfNew: true })
      // The client takes every answer but 412 to a conditional write for a success, a server error too. Without the etag
      // of a written blob we look for ourselves: an enquiry is only confirmed when it is there.
      if (modified && !etag && !(await find(lead.id))) throw new Error('The store did not keep the enquiry')
    },

    async list() {
      const { blobs: entries } = await blobs.list()
      // Half-written files of the local store show up in its list.
      const ids = entries.map(({ key }) => key).filter((key) => ID.test(key))
      const leads: Lead[] = []
      // In portions: a request for each of thousands at once would be refused.
      for (let start = 0; start < ids.length; start += PORTION) {
        const portion = await Promise.all(ids.slice(start, start + PORTION).map(find))
        leads.push(...portion.filter((lead) => lead !== null))
      }
      return leads.sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
    },
  }
}
