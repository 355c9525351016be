import { isLeadForm } from '../../src/contracts/lead'
import { crmDestination } from './crm-address'
import type { Deploy } from './deploy'
import { destinationOf, settingOf, type Destination } from './destination'
import type { Lead } from './lead-store'

/**
 * Where an enquiry that waits goes by the settings of this moment: a corrected address counts for what waits, too. Only what
 * was meant for an address ever waits; where the settings name none, it goes on waiting, and never ends in the inbox by
 * itself.
 *
 * @param lead - an enquiry that is pending or was given up
 * @param deploy - where this runs
 * @param source - the environment
 */
export function waitingDestination(
  { form, webhookUrl = '' }: Pick<Lead, 'form' | 'webhookUrl'>,
  deploy: Deploy,
  source: Record<string, string | undefined> = process.env,
): Exclude<Destination, { kind: 'inbox' }> {
  if (!isLeadForm(form)) {
    const destination = crmDestination(webhookUrl, deploy, source)
    if (destination?.kind === 'address') return destination
    return { kind: 'unusable', reason: 'its address is not in CRM_WEBHOOK_ALLOW' }
  }
  const destination = destinationOf(form, deploy, source)
  if (destination.kind !== 'inbox') return destination
  return { kind: 'unusable', reason: `${settingOf(form, deploy)} is not set` }
}
