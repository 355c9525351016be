import { createServer } from 'node:net'
import { PlainError } from './fail.mjs'

/**
 * The port from the environment.
 *
 * @param {string | undefined} value - `PORT`
 * @param {number} standard - when it is not set
 * @throws {PlainError} when it is no port
 */
export function readPort(value, standard = 8888) {
  const port = Number(value || standard)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new PlainError(`PORT must be 1 to 65535, not '${value}'`)
  return port
}

/**
 * Stops when a program is listening on the port already.
 *
 * @param {number} port
 * @param {string} command - how to run this on another port
 * @throws {PlainError}
 */
export async function checkPort(port, command = 'npm start') {
  const problem = await tryToListen(port)
  if (problem === 'EADDRINUSE') {
    throw new PlainError(`Port ${port} is in use: stop the other program or run PORT=${port + 2} ${command}`)
  }
  if (problem) throw new PlainError(`Port ${port} cannot be used (${problem}): run PORT=8890 ${command}`)
}

/**
 * The first port that nobody listens on.
 *
 * @param {number} from - where to begin
 * @param {number[]} taken - ports that somebody is about to listen on
 * @throws {PlainError} when none of the next hundred is free
 */
export async function freePort(from, taken = []) {
  for (let port = from; port < from + 100 && port <= 65535; port += 1) {
    if (!taken.includes(port) && !(await tryToListen(port))) return port
  }
  throw new PlainError(`No port is free from ${from} on: set PORT to another`)
}

function tryToListen(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    // Without a host, as the server will: a program on any address of this machine is in the way.
    server.listen(port, () => server.close(() => resolve(undefined)))
  })
}
