import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { forwardingNotes } from '../../netlify/lib/forwarding-notes'
import { checkData } from '../content/check-data'
import { faultsOf, formatReport } from '../content/check/problem'
import { dataFolder } from './data-folder'
import { removeScripts, restorePages } from './restore-pages'

/**
 * Stops the build before it starts when a data file is invalid, listing every fault; otherwise prepares the last build's pages for
 * it. A production build warns when enquiries would not be forwarded to anybody.
 */
export async function onPreInit({ reporter }: ParentSpanPluginArgs) {
  const faults = faultsOf(await checkData(dataFolder))
  if (faults.length > 0)
    reporter.panic(`The site cannot be built with these data.\n\n${formatReport(faults)}`)
  if (process.env.CONTEXT === 'production') {
    for (const note of forwardingNotes({ isPreview: false, settingPrefix: '' })) reporter.warn(note)
  }
  await removeScripts(path.resolve('public'))
  return restorePages(path.resolve('public'))
}
