import { PlainError } from './fail.mjs'

/** What Netlify builds and runs the site on: .nvmrc and netlify.toml say the same. */
const WANTED = '22'
/** The first version that can load a .env file by itself. */
const OLDEST = [20, 12]

/**
 * Stops on a Node that the tools cannot run on.
 *
 * @param {string} version - such as '22.12.0'
 * @throws {PlainError}
 */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  throw new PlainError(
    `Node ${WANTED} is needed (${OLDEST.join('.')} at least) and this is ${version}: install it from https://nodejs.org`,
  )
}
