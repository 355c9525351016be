import { mkdirSync, openSync, closeSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A process writes its number into its lock at once: a lock that is still empty after this was left by one killed between. */
const NAMELESS_MS = 2_000

/** Runs work so that nothing else runs under the same name at the same time, in this process or in another. */
export type KeyLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Locks by files that hold the number of their process: what a killed process left locked is free at once.
 *
 * @param directory - where the lock files are; names are file names
 */
export function keyLock(directory: string): KeyLock {
  const queues = new Map<string, Promise<unknown>>()

  return async function locked(name, work) {
    const before = queues.get(name) ?? Promise.resolve()
    const turn = before.then(() => holding(path.join(directory, name), work))
    const settled = turn.catch(() => undefined)
    queues.set(name, settled)
    try {
      return await turn
    } finally {
      // The last in the queue tidies up, or the map would hold a name for every enquiry there ever was.
      if (queues.get(name) === settled) queues.delete(name)
    }
  }
}

async function holding<Result>(file: string, work: () => Promise<Result>) {
  while (!create(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    else await pause(5)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function create(file: string) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the process that made the file is gone. Its number comes a moment after the file: a new empty one is being made. */
function isAbandoned(file: string) {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    // Within this process the queue keeps order: a file with our own number is left from an earlier process.
    if (owner === process.pid) return true
    if (owner === 0) return statSync(file).mtimeMs < Date.now() - NAMELESS_MS
    process.kill(owner, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
