/** The deploy contexts that are not previews: the public site, and this machine. */
const REAL = new Set(['production', 'dev'])

/** Whether Netlify's name for a kind of deploy (`CONTEXT`) means a trial of the site; one that we do not know does. */
export function isTrial(name: string | undefined): name is string {
  return name !== undefined && name !== '' && !REAL.has(name)
}

/** What the settings of a trial begin with, so that a value that was set for every deploy reaches none of them. */
export function settingPrefixOf(trial: string) {
  return trial === 'deploy-preview' ? 'DEPLOY_PREVIEW_' : 'BRANCH_DEPLOY_'
}
