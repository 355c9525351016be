import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes Gatsby's cache when the project's folder has been moved or copied: it holds absolute paths, and a build with stale ones
 * fails, or silently reads the files of the old place.
 *
 * @param {string} root
 * @returns {boolean} whether a cache was taken away
 */
export function dropMovedCache(root) {
  const note = path.join(root, 'node_modules/.cache/riverway/root')
  const cache = path.join(root, '.cache')
  const hasMoved = existsSync(note) && readFileSync(note, 'utf8') !== root
  const isStale = hasMoved && existsSync(cache)
  if (isStale) rmSync(cache, { recursive: true, force: true })
  mkdirSync(path.dirname(note), { recursive: true })
  writeFileSync(note, root)
  return isStale
}
