import { PlainError } from './fail.mjs'

const OLDEST = 20

/**
 * Stops on a Node that the tools cannot run on.
 *
 * @param {string} version - such as '20.11.0'
 * @throws {PlainError}
 */
export function checkNodeVersion(version = process.versions.node) {
  if (Number(version.split('.')[0]) < OLDEST) {
    throw new PlainError(
      `Node ${OLDEST} or newer is needed and this is ${version}: install it from https://nodejs.org`,
    )
  }
}
