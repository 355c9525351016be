import { runScript } from './run.mjs'

/** Builds the site with Gatsby. @returns {Promise<boolean>} whether it succeeded */
export async function build() {
  // A NODE_ENV from outside would make Gatsby build something else.
  const env = { NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' }
  const learnt = await runScript('tsx/dist/cli.mjs', ['netlify/assistant/learn.ts'], { env })
  if (learnt.code !== 0) return false
  const { code } = await runScript('gatsby/cli.js', ['build'], { env })
  return code === 0
}
