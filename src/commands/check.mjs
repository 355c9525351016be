import { ASSISTANT, DATA, READING, UNIT_TESTS } from './lib/checks.mjs'
import { runCommand } from './lib/fail.mjs'
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'

/** `npm run check`: data, types, lint and unit tests, without a build. */
runCommand(async () => {
  await install()
  process.exitCode = (await runSteps([DATA, [READING, [ASSISTANT, UNIT_TESTS]]])) ? 0 : 1
})
