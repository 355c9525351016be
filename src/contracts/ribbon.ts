import { isTrial, settingPrefixOf } from './deploy-context'

const LONGEST_BRANCH = 60
const COMMIT = /^[0-9a-f]{7,40}$/i
const OWN_DESTINATION = /_WEBHOOK_URL$|MAIL_URL$|CRM_WEBHOOK_ALLOW$/
const INBOX = 'local:inbox'

/**
 * What a preview says of itself at the top of every page: 'Preview of BRANCH at COMMIT: enquiries stay here'.
 *
 * @param source - the environment, with what Netlify tells a build; a function is not told branch and commit
 * @param context - the kind of deploy, where `CONTEXT` does not say it
 * @returns undefined outside of previews
 */
export function ribbonText(source: Record<string, string | undefined>, context = source.CONTEXT) {
  if (!isTrial(context)) return undefined
  // For a pull request, BRANCH is 'pull/14/head' and HEAD the branch that its author knows.
  const branch =
    (context === 'deploy-preview' ? source.HEAD || source.BRANCH : source.BRANCH || source.HEAD) ?? ''
  const commit = COMMIT.test(source.COMMIT_REF ?? '') ? source.COMMIT_REF?.slice(0, 7) : undefined
  const name = `${branch ? ` of ${shortened(branch)}` : ''}${commit ? ` at ${commit}` : ''}`
  const prefix = settingPrefixOf(context)
  const hasOwn = Object.entries(source).some(
    ([setting, value]) =>
      setting.startsWith(prefix) && OWN_DESTINATION.test(setting) && value?.trim() && value.trim() !== INBOX,
  )
  return `Preview${name}: ${hasOwn ? 'enquiries go where this preview’s own settings say' : 'enquiries stay here'}`
}

function shortened(branch: string) {
  return branch.length > LONGEST_BRANCH ? `${branch.slice(0, LONGEST_BRANCH - 1)}…` : branch
}
