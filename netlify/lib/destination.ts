import type { LeadForm } from '../../src/contracts/lead'
import type { Deploy } from './deploy'

/** Where an enquiry goes: it stays in the lead store, is posted to an address, or waits for a setting to be put right. */
export type Destination =
  | { kind: 'inbox' }
  | { kind: 'address'; address: URL; isAllowed?: (ip: string) => boolean }
  | { kind: 'unusable'; reason: string }

export const INBOX = 'local:inbox'

/**
 * Where the enquiries of a form go: `ORDER_WEBHOOK_URL` and its like. Netlify hands a function the values of its own
 * deploy context but does not tell whether a value was meant for it, and a value set for all contexts reaches previews
 * too. So a preview looks only at `DEPLOY_PREVIEW_ORDER_WEBHOOK_URL` or `BRANCH_DEPLOY_ORDER_WEBHOOK_URL`.
 *
 * A setting that is no address loses no enquiry: it is kept, and sent once the setting is right.
 *
 * @param form - the form
 * @param deploy - where the function runs
 * @param source - the environment
 */
export function destinationOf(
  form: LeadForm,
  deploy: Deploy,
  source: Record<string, string | undefined> = process.env,
): Destination {
  const setting = settingOf(form, deploy)
  const value = source[setting]?.trim() || INBOX
  if (value === INBOX) return { kind: 'inbox' }
  const address = webAddress(value)
  return address ? { kind: 'address', address } : { kind: 'unusable', reason: `${setting} is no web address` }
}

/** The name of the setting that says where the enquiries of a form go. */
export function settingOf(form: LeadForm, { settingPrefix }: Pick<Deploy, 'settingPrefix'>) {
  return `${settingPrefix}${form.toUpperCase()}_WEBHOOK_URL`
}

/** Text as an http or https address; undefined when it is none. */
export function webAddress(text: string) {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : undefined
}
