import { PlainError } from './fail.mjs'
import { runScript } from './run.mjs'

/**
 * Looks at `data/` before anything that takes minutes does.
 *
 * @throws {PlainError} when something stands in the way of the site; what it is has been printed
 */
export async function checkData() {
  const { code } = await runScript('tsx/dist/cli.mjs', ['src/commands/check-data.ts'])
  if (code !== 0) throw new PlainError('The site waits for these corrections in data/.')
}
