import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../src/commands/lib/fail.mjs'

/**
 * Takes the render lock for this process. A lock whose process has gone is ignored.
 *
 * @param {string} root
 * @returns {() => void} releases the lock
 * @throws {PlainError} when another run holds the lock
 */
export function takeLock(root) {
  const file = path.join(root, 'studio/out/lock')
  mkdirSync(path.dirname(file), { recursive: true })
  const other = holderOf(file)
  if (other !== null) {
    throw new PlainError(`The studio is rendering already (process ${other}): wait for it, or stop it first.`)
  }
  rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    throw new PlainError('The studio has just been started elsewhere.')
  }
  return () => rmSync(file, { force: true })
}

/** @returns {number | null} the living process that holds the lock */
function holderOf(file) {
  let pid
  try {
    pid = Number(readFileSync(file, 'utf8'))
    if (!(pid > 0)) return null
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // Alive, but owned by another user.
    return error.code === 'EPERM' ? pid : null
  }
}
