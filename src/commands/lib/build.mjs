import { buildProgress } from './build-progress.mjs'
import { dropMovedCache } from './moved-cache.mjs'
import { ROOT } from './paths.mjs'
import { runScript } from './run.mjs'

/**
 * Builds the site with Gatsby.
 *
 * @param {{ isBrief?: boolean }} [options] - `isBrief` shows a line for each step and what remains, and Gatsby's own words only
 *   when it fails
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function build({ isBrief = false } = {}) {
  if (dropMovedCache(ROOT)) console.log('The folder has moved since the last build: building from nothing.')
  // A NODE_ENV from outside would make Gatsby build something else.
  const env = { NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' }
  const learnt = await runScript('tsx/dist/cli.mjs', ['netlify/assistant/learn.ts'], { env })
  if (learnt.code !== 0) return false
  const progress = buildProgress()
  const onOutput = (text) => {
    const line = progress(text)
    if (line) console.log(line)
  }
  const { code, output } = await runScript(
    'gatsby/cli.js',
    ['build'],
    isBrief ? { env, quiet: true, onOutput } : { env },
  )
  if (code !== 0 && isBrief) console.error(output)
  return code === 0
}
