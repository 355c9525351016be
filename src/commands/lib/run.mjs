import { spawn } from 'node:child_process'
import { inRoot, ROOT } from './paths.mjs'

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] - added to the environment
 * @property {boolean} [quiet] - keeps the output back and returns it
 * @property {(text: string) => void} [onOutput] - told of the output while it is kept back
 * @property {boolean} [hideOutput] - throws the standard output away; errors are shown
 */

/**
 * Runs a program in the project's folder, its output in view, and waits for it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} the exit code (1 when it could not start)
 */
export function run(program, args, { env = {}, quiet = false, hideOutput = false, onOutput } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: [
        quiet ? 'ignore' : 'inherit',
        hideOutput ? 'ignore' : quiet ? 'pipe' : 'inherit',
        quiet ? 'pipe' : 'inherit',
      ],
      // npm and npx are scripts on Windows.
      shell: process.platform === 'win32',
    })
    const keep = (chunk) => {
      output += chunk
      onOutput?.(String(chunk))
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs a script of a dependency with this very Node, past npx and its start-up time.
 *
 * @param {string} script - its path below node_modules, such as 'gatsby/cli.js'
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runScript(script, args, options) {
  return run(process.execPath, [inRoot('node_modules', script), ...args], options)
}
