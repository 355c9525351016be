import type { Context } from '@netlify/functions'
import { isTrial, settingPrefixOf } from '../../src/contracts/deploy-context'

/** Where a function runs: the public site (or this machine), or a trial of it that must not reach anybody. */
export interface Deploy {
  isPreview: boolean
  /** What the settings of a preview begin with: `DEPLOY_PREVIEW_` or `BRANCH_DEPLOY_`; empty elsewhere. */
  settingPrefix: string
}

/**
 * Tells a preview from the real site, by what Netlify says of the deploy and by its `CONTEXT` variable: either is enough.
 * A context that we do not know is a preview.
 *
 * @param context - what Netlify hands to the function
 * @param source - the environment
 */
export function deployOf(
  context: Pick<Context, 'deploy'>,
  source: Record<string, string | undefined> = process.env,
): Deploy {
  const told: string | undefined = (context.deploy as Context['deploy'] | undefined)?.context
  const trial = [told, source.CONTEXT].find(isTrial)
  return { isPreview: trial !== undefined, settingPrefix: trial === undefined ? '' : settingPrefixOf(trial) }
}
