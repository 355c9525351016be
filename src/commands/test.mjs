import { provideBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { ASSISTANT, DATA, READING, reportFile, UNIT_TESTS } from './lib/checks.mjs'
import { runCommand } from './lib/fail.mjs'
import { buildAndNote } from './lib/fingerprint.mjs'
import { install } from './lib/install.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { freePort, readPort } from './lib/port.mjs'
import { countOne, countPlaywright } from './lib/reports.mjs'
import { run, runScript } from './lib/run.mjs'
import { runSteps } from './lib/steps.mjs'

/** `npm test`: everything, from nothing. Ends with the line `N passed, N failed`. */
runCommand(async () => {
  await install()
  const good = await runSteps([
    DATA,
    [
      [
        ASSISTANT,
        { name: 'Production build', run: async () => countOne(await buildAndNote(ROOT, () => build())) },
        { name: 'Budgets', needs: 'Production build', run: budgets },
      ],
      // Beside the build, whose last minutes are one processor's work.
      [...READING, UNIT_TESTS],
    ],
    { name: 'Browser tests', needs: 'Production build', run: browserTests },
  ])
  process.exitCode = good ? 0 : 1
})

async function budgets() {
  const { code } = await run(process.execPath, [inRoot('src/commands/budget.mjs')])
  return countOne(code === 0)
}

async function browserTests() {
  if (!(await provideBrowser())) return countOne(false)
  const report = reportFile('playwright.json')
  // Another checkout may be testing at the same time, or anything else listen there.
  const port = await freePort(readPort(process.env.TEST_PORT, 8899))
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_ENV: 'test', TEST_PORT: String(port) }
  // A second try for what a busy machine does to one test in thousands: named in the report, and few are allowed (reports.mjs).
  const args = ['test', '--reporter=list,json', '--retries=1']
  const { code } = await runScript('@playwright/test/cli.js', args, { env })
  return countPlaywright(report, code)
}
