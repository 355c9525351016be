import { spawn } from 'node:child_process'
import { appendFileSync, createWriteStream, readFileSync } from 'node:fs'

const LAST_LINES = 12
const PATIENCE_MS = 5000

/**
 * The C library keeps what a program frees. Else it fetches and clears the same memory for every layer of the denoiser, which takes
 * half of its time. Other libraries ignore these.
 */
const KEPT_MEMORY = {
  MALLOC_MMAP_MAX_: '0',
  MALLOC_TRIM_THRESHOLD_: '100000000000',
  MALLOC_TOP_PAD_: '500000000',
}

/** Thrown by whatever was under way when the run was stopped. */
export class Stopped extends Error {}

/**
 * @typedef {object} Processes
 * @property {(program: string, args: string[], log: string) => Promise<string>} run - appends all output to the log and
 *   returns the standard output; throws with the log's last lines
 * @property {() => void} stop - stops what is running and starts nothing more
 */

/**
 * One program at a time, so that it can be stopped.
 *
 * @returns {Processes}
 */
export function createProcesses() {
  let child = null
  let isStopped = false

  async function run(program, args, log) {
    if (isStopped) throw new Stopped()
    const file = createWriteStream(log, { flags: 'a' })
    let output = ''
    const code = await new Promise((resolve) => {
      child = spawn(program, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...KEPT_MEMORY },
      })
      child.stdout.on('data', (chunk) => (output += chunk))
      child.stdout.pipe(file, { end: false })
      child.stderr.pipe(file, { end: false })
      child.once('error', (error) => resolve(error.message))
      child.once('close', (status, signal) => resolve(status ?? signal))
    })
    child = null
    await new Promise((resolve) => file.end(resolve))
    if (isStopped) throw new Stopped()
    if (code !== 0) {
      appendFileSync(log, `\n${program} ended with ${code}\n`)
      throw new Error(lastLines(log))
    }
    return output
  }

  function stop() {
    isStopped = true
    const running = child
    if (!running) return
    running.kill('SIGTERM')
    setTimeout(() => running.kill('SIGKILL'), PATIENCE_MS).unref()
  }

  return { run, stop }
}

function lastLines(log) {
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  return lines
    .slice(-LAST_LINES)
    .map((line) => `    ${line}`)
    .join('\n')
}
