import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Removes everything else from a folder: what an earlier build left there, or a cache restored.
 *
 * @param folder - it need not be there
 * @param names - what stays
 * @param kind - only names of this kind are looked at
 */
export async function keepOnly(folder: string, names: Iterable<string>, kind = /./) {
  if (!existsSync(folder)) return
  const kept = new Set(names)
  const old = readdirSync(folder).filter((name) => kind.test(name) && !kept.has(name))
  await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })))
}
