import { LEAD_NAMES, reference } from '../../src/contracts/lead'
import { describedFields, kindInWords, localTime, senderOf } from '../lib/describe-lead'
import { filterLeads, type LeadFilter } from '../lib/filter-leads'
import type { Channel, Lead, LeadKind, LeadState } from '../lib/lead-store'
import { isBusy, isWaiting } from '../lib/make-due'
import { outstanding } from '../lib/outbox'
import { html, type Html } from './html'
import { page } from './page'
import { PRIVATE } from './sign-in-page'

const STATES: Record<LeadState, string> = {
  stored: 'Kept here',
  pending: 'Waiting',
  delivered: 'Delivered',
  dead: 'Not delivered',
}
const KINDS: LeadKind[] = [...LEAD_NAMES, 'chat']
const CHANNELS: Record<Channel, string> = { webhook: 'its address', mail: 'mail' }
const ON_A_PAGE = 50

interface InboxView {
  leads: Lead[]
  filter: LeadFilter
  /** What is wrong with the settings. */
  notes: string[]
  /** What just happened. */
  message?: string
  /** From 0. */
  sheet?: number
}

/** The managers' page: what came in, where it stands, and what can be done about it. Plain HTML, without any script. */
export function inboxPage({ leads, filter, notes, message, sheet = 0 }: InboxView) {
  const found = filterLeads(leads, filter)
  const sheets = Math.max(1, Math.ceil(found.length / ON_A_PAGE))
  const current = Math.min(Math.max(0, sheet), sheets - 1)
  const shown = found.slice(current * ON_A_PAGE, (current + 1) * ON_A_PAGE)
  const content = html`<div class="inbox">
    ${notes.map((note) => html`<p class="notice">${note}</p>`)}
    ${message ? html`<p class="message" role="status">${message}</p>` : undefined} ${filterForm(filter)}
    <h2>
      ${found.length === leads.length ? `${found.length}` : `${found.length} of ${leads.length}`}
      ${leads.length === 1 ? 'enquiry' : 'enquiries'}
    </h2>
    <ul class="leads">
      ${shown.map((lead) => html`<li>${entry(lead, filter)}</li>`)}
    </ul>
    ${sheets > 1 ? turning(filter, current, sheets) : undefined}
    <form method="post" action="/inbox/sign-out"><button class="quiet">Sign out</button></form>
  </div>`
  return page(200, 'Enquiries', content, PRIVATE)
}

function filterForm({ state, form, text }: LeadFilter) {
  const states = Object.entries(STATES).map(([value, label]) => option(value, label, state))
  const kinds = KINDS.map((kind) => option(kind, kindInWords(kind), form))
  return html`<form method="post" action="/inbox" class="filter">
    <div>
      <label for="state">State</label>
      <select id="state" name="state">
        <option value="">Any</option>
        ${states}
      </select>
    </div>
    <div>
      <label for="form">Form</label>
      <select id="form" name="form">
        <option value="">Any</option>
        ${kinds}
      </select>
    </div>
    <div>
      <label for="text">Reference or words</label>
      <input id="text" name="text" type="search" maxlength="100" autocomplete="off" value="${text}" />
    </div>
    <p class="buttons">
      <button>Show</button>
      <button class="quiet" formaction="/inbox/csv">Download as CSV</button>
    </p>
  </form>`
}

function option(value: string, label: string, chosen: string): Html {
  return html`<option value="${value}" ${value === chosen ? html` selected` : undefined}>${label}</option>`
}

function entry(lead: Lead, filter: LeadFilter) {
  return html`<details>
    <summary>
      <strong>${reference(lead.id)}</strong> ${senderOf(lead) || 'No name'}
      <span class="facts">${kindInWords(lead.form)}, ${localTime(lead.receivedAt)}</span>
      <span class="state ${lead.state}">${STATES[lead.state]}</span>
    </summary>
    <dl>
      ${describedFields(lead).map(
        ({ label, value }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
      <div>
        <dt>Delivery</dt>
        <dd>${delivery(lead)}</dd>
      </div>
    </dl>
    ${isWaiting(lead) && !isBusy(lead) ? retryForm(lead, filter) : undefined}
  </details>`
}

/** Where an enquiry has arrived, what it waits for and why. */
function delivery(lead: Lead) {
  const { receipts = {}, attempts = 0, failure, nextAt, deliveredAt } = lead
  if (lead.state === 'stored') return 'It is kept here and was to be sent nowhere.'
  const arrived = (Object.keys(receipts) as Channel[]).map(
    (channel) => `Arrived by ${CHANNELS[channel]} on ${localTime(receipts[channel]!)}.`,
  )
  if (lead.state === 'delivered') {
    return arrived.join(' ') || `Arrived on ${localTime(deliveredAt ?? lead.receivedAt)}.`
  }
  const missing = `Not yet by ${outstanding(lead)
    .map((channel) => CHANNELS[channel])
    .join(' and ')}: ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${failure ? `, ${failure}` : ''}.`
  const next = isBusy(lead) ? 'It is being sent now.' : nextAt ? `Next attempt ${localTime(nextAt)}.` : ''
  return [...arrived, missing, lead.state === 'dead' ? 'Given up after three days.' : next]
    .filter(Boolean)
    .join(' ')
}

function retryForm({ id }: Lead, filter: LeadFilter) {
  return html`<form method="post" action="/inbox/retry">
    <input type="hidden" name="id" value="${id}" />
    ${kept(filter)}
    <button>Send ${reference(id)} now</button>
  </form>`
}

function turning(filter: LeadFilter, sheet: number, sheets: number) {
  return html`<form method="post" action="/inbox" class="turning">
    ${kept(filter)}
    ${sheet > 0 ? html`<button class="quiet" name="sheet" value="${String(sheet - 1)}">Newer</button>` : undefined}
    <span>Sheet ${String(sheet + 1)} of ${String(sheets)}</span>
    ${sheet + 1 < sheets ? html`<button class="quiet" name="sheet" value="${String(sheet + 1)}">Older</button>` : undefined}
  </form>`
}

function kept(filter: LeadFilter) {
  return Object.entries(filter).map(
    ([name, value]: [string, string]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
}
