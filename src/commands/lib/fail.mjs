/** A failure that the reader can do something about: printed as it is, without a stack. */
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
