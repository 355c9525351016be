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
  console.log('Installing what is missing: two or three minutes the first time ...')
  // NODE_ENV=production from outside would leave the tools out.
  const env = { NODE_ENV: 'development' }
  // Not `npm ci`: it refuses a lock file that was written on another kind of machine, because npm leaves out of it the
  // optional packages of systems it cannot see. The versions are the lock file's all the same, and it is not written to.
  const { code, output } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    quiet: true,
    env,
  })
  if (code !== 0) throw new PlainError(explainNpm(output))
  noteInstalled(ROOT)
}
