import { spawn } from 'node:child_process'
import { inRoot, ROOT } from './paths.mjs'

/**
 * Starts the local platform as a process of its own.
 *
 * @param {number} port
 * @param {{ watch?: boolean }} [options] - `watch` starts it afresh when a function changes
 * @returns {{ child: import('node:child_process').ChildProcess, ready: Promise<string>, ended: Promise<number> }}
 *   `ready` comes with the address once it answers and never if it cannot; `ended` with the exit code
 */
export function serve(port, { watch = false } = {}) {
  const tsx = inRoot('node_modules/tsx/dist/cli.mjs')
  const args = [tsx, ...(watch ? ['watch', '--clear-screen=false'] : []), inRoot('netlify/local/server.ts')]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const [, address] = /^Ready: (\S+)/m.exec(String(chunk)) ?? []
      if (address) resolve(address)
      else process.stdout.write(chunk)
    })
  })
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 0)))
  // Ctrl-C reaches the whole group; a signal to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return { child, ready, ended }
}
