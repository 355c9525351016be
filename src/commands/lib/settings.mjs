import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Reads the project's `.env`, if there is one, into the environment. What the shell sets wins. Every command that serves,
 * builds or delivers does it first; tests and benches never do, so that no trial enquiry reaches anybody.
 *
 * @param {string} root - the project's folder
 */
export function readSettings(root) {
  const file = path.join(root, '.env')
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
    process.env[name] ??= value
}
