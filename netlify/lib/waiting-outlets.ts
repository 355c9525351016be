import { isLeadForm } from '../../src/contracts/lead'
import { crmDestination } from './crm-address'
import type { Deploy } from './deploy'
import { destinationOf, settingOf } from './destination'
import type { Lead } from './lead-store'
import { mailDestination } from './mail-destination'
import { outstanding, type Outlet, type Outlets } from './outbox'

type Source = Record<string, string | undefined>
type Waiting = Pick<Lead, 'form' | 'webhookUrl' | 'awaits' | 'receipts'>

/**
 * Where a pending enquiry still has to go, by the settings of this moment: a corrected address counts for what waits, too. Only
 * what was meant to be sent ever waits; where the settings name no address, it goes on waiting, and never ends in the inbox by
 * itself.
 *
 * @param lead - an enquiry that is pending or was given up
 * @param deploy - where this runs
 * @param source - the environment
 */
export function waitingOutlets(lead: Waiting, deploy: Deploy, source: Source = process.env): Outlets {
  const outlets: Outlets = {}
  for (const channel of outstanding(lead)) {
    outlets[channel] = channel === 'mail' ? mail(deploy, source) : webhook(lead, deploy, source)
  }
  return outlets
}

/** Why a pending enquiry cannot be sent at the moment; undefined when it can. */
export function obstacleOf(lead: Waiting, deploy: Deploy, source: Source = process.env) {
  const outlets = Object.values(waitingOutlets(lead, deploy, source))
  const reasons = outlets.flatMap((outlet) => (outlet.kind === 'unusable' ? outlet.reason : []))
  return reasons.length > 0 && reasons.length === outlets.length ? reasons.join('; ') : undefined
}

function webhook({ form, webhookUrl = '' }: Waiting, deploy: Deploy, source: Source): Outlet {
  if (!isLeadForm(form)) {
    const destination = crmDestination(webhookUrl, deploy, source)
    if (destination?.kind === 'address') return destination
    return { kind: 'unusable', reason: 'its address is not in CRM_WEBHOOK_ALLOW' }
  }
  const destination = destinationOf(form, deploy, source)
  if (destination.kind !== 'inbox') return destination
  return { kind: 'unusable', reason: `${settingOf(form, deploy)} is not set` }
}

function mail(deploy: Deploy, source: Source): Outlet {
  return (
    mailDestination(deploy, source) ?? {
      kind: 'unusable',
      reason: `${deploy.settingPrefix}MAIL_URL is not set`,
    }
  )
}
