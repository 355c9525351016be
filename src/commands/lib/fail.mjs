/** An error that the reader can act on: printed without a stack trace. */
export class PlainError extends Error {}

/**
 * Runs a command to its end and turns whatever it throws into one message and exit code 1.
 *
 * @param {() => Promise<void>} command
 */
export function runCommand(command) {
  command().catch((error) => {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  })
}
