import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What node_modules must have been installed from: the two package files and the Node it was built for.
 *
 * @param {string} root - the project's folder
 * @param {string} node - Node's version
 */
export function installStamp(root, node = process.versions.node) {
  const hash = createHash('sha256').update(node.split('.')[0] ?? '')
  for (const file of ['package.json', 'package-lock.json']) {
    hash.update(existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : '')
  }
  return hash.digest('hex')
}

/**
 * Whether node_modules is there and came from these package files.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const file = stampFile(root)
  return existsSync(file) && readFileSync(file, 'utf8') === installStamp(root)
}

/**
 * Remembers what node_modules was just installed from.
 *
 * @param {string} root
 */
export function noteInstalled(root) {
  writeFileSync(stampFile(root), installStamp(root))
}

/**
 * Why npm could not install: one line for the usual reasons, npm's own words for the rest.
 *
 * @param {string} output - of npm
 */
export function explainNpm(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return 'The dependencies could not be downloaded: check the network (or the proxy of npm) and run the command again.'
  }
  if (/ENOSPC/.test(output))
    return 'The dependencies could not be installed: the disk is full (about 1 GB is needed).'
  return `${output.trim()}\nThe dependencies could not be installed: the reason that npm gives stands above.`
}

function stampFile(root) {
  return path.join(root, 'node_modules/.install-stamp')
}
