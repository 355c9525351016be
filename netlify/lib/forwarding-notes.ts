import { LEAD_NAMES } from '../../src/contracts/lead'
import type { Deploy } from './deploy'
import { destinationOf, INBOX } from './destination'
import { mailDestination } from './mail-destination'

/**
 * What whoever runs the site should know about where its enquiries go: settings that cannot be used, and that they go nowhere.
 *
 * @param deploy - where this runs
 * @param source - the environment
 */
export function forwardingNotes(
  deploy: Deploy,
  source: Record<string, string | undefined> = process.env,
): string[] {
  const destinations = LEAD_NAMES.map((form) => ({ form, destination: destinationOf(form, deploy, source) }))
  const mail = mailDestination(deploy, source)
  const unusable = [...destinations.map(({ destination }) => destination), ...(mail ? [mail] : [])].flatMap(
    (one) => (one.kind === 'unusable' ? `${one.reason}: enquiries wait until it is put right.` : []),
  )
  const kept: string[] = destinations.flatMap(({ form, destination }) =>
    destination.kind === 'inbox' ? form : [],
  )
  const chat = source.GATSBY_CRM_WEBHOOK_URL
  if (deploy.isPreview || chat === undefined || chat.trim() === INBOX) kept.push('chat')
  return mail || kept.length === 0 ? unusable : [...unusable, keptNote(kept, deploy)]
}

function keptNote(kept: string[], { isPreview }: Deploy) {
  if (isPreview) return 'This is a preview: its enquiries are kept here and sent nowhere.'
  const which =
    kept.length > LEAD_NAMES.length ? 'Enquiries are' : `Enquiries of these kinds are (${kept.join(', ')})`
  return `${which} kept in the inbox and sent nowhere: nobody is told of them. Set MAIL_URL and MAIL_TO, or addresses such as QUOTE_WEBHOOK_URL.`
}
