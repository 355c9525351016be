import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** A file that is older than this and was never given its name belongs to a process that was killed. */
const LEFTOVER_MS = 10 * 60_000

/**
 * Removes entries that a killed process left half-written: they hold what a visitor typed, and do not stay.
 *
 * @param entries - the folder of all stores, which need not exist
 */
export function removeLeftovers(entries: string) {
  if (!existsSync(entries)) return
  for (const name of readdirSync(entries, { recursive: true, encoding: 'utf8' })) {
    if (!path.basename(name).startsWith('.')) continue
    const file = path.join(entries, name)
    const status = statSync(file, { throwIfNoEntry: false })
    if (status?.isFile() && status.mtimeMs < Date.now() - LEFTOVER_MS) rmSync(file, { force: true })
  }
}
