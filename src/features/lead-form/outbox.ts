import { isLeadForm, type LeadForm } from '@/contracts/lead'
import { OUTBOX_KEY } from './outbox-key'
import { submitLead, type LeadPayload } from './submit-lead'

/** An enquiry that the visitor takes for sent and the server has not confirmed yet. */
export interface PendingEnquiry {
  form: LeadForm
  key: string
  payload: LeadPayload
  /** When it was put here, in milliseconds since 1970. */
  since: number
}

/** Older entries are dropped: by then the visitor has been in touch by other means, and personal data is not kept for ever. */
const LIFETIME_MS = 3 * 24 * 60 * 60 * 1000
const MOST = 20

/** Holds what the storage cannot: it may be switched off or full. */
let memory: PendingEnquiry[] = []

/** Puts an enquiry into the outbox; `deliver` sends it. */
export function keep(enquiry: PendingEnquiry) {
  write([...pendingEnquiries(), enquiry].slice(-MOST))
}

/** What waits to be sent. Entries that are too old, or not of our making, are passed over. */
export function pendingEnquiries(): PendingEnquiry[] {
  const now = Date.now()
  return read().filter(({ since }) => now - since < LIFETIME_MS)
}

let running: Promise<void> | undefined

/**
 * Sends what waits, each enquiry under its own key. What is refused waits on: the fault may be the server's, and mended.
 *
 * @returns whether nothing is left
 */
export async function deliver(): Promise<boolean> {
  running ??= deliverAll().finally(() => {
    running = undefined
  })
  await running
  return pendingEnquiries().length === 0
}

/**
 * Goes on trying while the page is open.
 *
 * @param pauses milliseconds before each try
 * @returns whether everything is through
 */
export async function deliverPatiently(pauses: readonly number[]): Promise<boolean> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (await deliver()) return true
  }
  return false
}

async function deliverAll() {
  const tried = new Set<string>()
  // Read again each time: a visitor may send another one meanwhile, from another tab too.
  for (;;) {
    const next = pendingEnquiries().find(({ key }) => !tried.has(key))
    if (!next) return
    tried.add(next.key)
    const { isSent } = await submitLead(next.form, next.payload, next.key)
    if (isSent) write(pendingEnquiries().filter(({ key }) => key !== next.key))
  }
}

function read(): PendingEnquiry[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(OUTBOX_KEY) ?? '[]')
    const entries = Array.isArray(stored) ? stored.filter(isPendingEnquiry) : []
    return [...entries, ...memory.filter(({ key }) => !entries.some((entry) => entry.key === key))]
  } catch {
    return memory
  }
}

function write(entries: PendingEnquiry[]) {
  memory = entries
  try {
    if (entries.length > 0) window.localStorage.setItem(OUTBOX_KEY, JSON.stringify(entries))
    else window.localStorage.removeItem(OUTBOX_KEY)
    memory = []
  } catch {
    // They wait in `memory`, as long as the page is open.
  }
}

function isPendingEnquiry(value: unknown): value is PendingEnquiry {
  if (typeof value !== 'object' || value === null) return false
  const { form, key, payload, since } = value as Record<string, unknown>
  return (
    typeof form === 'string' &&
    isLeadForm(form) &&
    typeof key === 'string' &&
    typeof since === 'number' &&
    typeof payload === 'object' &&
    payload !== null
  )
}
