import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { checkData, formatProblem } from '../content/check-data'
import { dataFolder } from './data-folder'
import { removeScripts, restorePages } from './restore-pages'

/**
 * Stops the build before it starts when a data file is wrong, with every place that needs a correction; else makes the last
 * build's pages ready for it.
 */
export async function onPreInit({ reporter }: ParentSpanPluginArgs) {
  const problems = checkData(dataFolder)
  if (problems.length === 0) {
    await removeScripts(path.resolve('public'))
    return restorePages(path.resolve('public'))
  }
  reporter.panic(
    `The site cannot be built, because data/ has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n\n${problems
      .map((problem) => `  ${formatProblem(problem)}`)
      .join('\n')}\n\nCorrect these places; "npm run check:data" checks them in seconds.`,
  )
}
