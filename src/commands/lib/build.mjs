import { runScript } from './run.mjs'

/** Builds the site with Gatsby. @returns {Promise<boolean>} whether it succeeded */
export async function build() {
  // A NODE_ENV from outside would make Gatsby build something else.
  const env = { NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' }
  const { code } = await runScript('gatsby/cli.js', ['build'], { env })
  return code === 0
}
