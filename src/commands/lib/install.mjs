import { PlainError } from './fail.mjs'
import { explainNpm, isInstalled, noteInstalled } from './install-stamp.mjs'
import { checkNodeVersion } from './node-version.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'

/**
 * Installs the dependencies unless they are there already, from these very package files.
 *
 * @throws {PlainError} when that is not possible
 */
export async function install() {
  checkNodeVersion()
  if (isInstalled(ROOT)) return
  console.log('Installing what is missing (npm ci): two or three minutes the first time ...')
  // NODE_ENV=production from outside would leave the tools out.
  const env = { NODE_ENV: 'development' }
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true, env })
  if (code !== 0) throw new PlainError(explainNpm(output))
  noteInstalled(ROOT)
}
