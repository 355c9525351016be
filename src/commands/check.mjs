import { QUICK_STEPS } from './lib/checks.mjs'
import { runCommand } from './lib/fail.mjs'
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'

/** `npm run check`: data, types, lint and unit tests, without a build. */
runCommand(async () => {
  await install()
  process.exitCode = (await runSteps(QUICK_STEPS)) ? 0 : 1
})
