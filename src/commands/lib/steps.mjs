import { addUp } from './reports.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] - the name of a step without which this one makes no sense
 * @property {() => Promise<import('./reports.mjs').Count>} run
 */

/**
 * Runs every step that can be run, even after a failure: one round should show everything there is to correct. Ends with
 * the line `N passed, N failed`.
 *
 * @param {Step[]} steps
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSteps(steps, print = console.log) {
  const results = []
  for (const { name, needs, run } of steps) {
    const missing = needs && results.find((result) => result.name === needs && result.count.failed > 0)
    if (missing) {
      print(`\n== ${name}: left out, because it needs '${needs}'`)
      // Not known to be good, so it does not count as good.
      results.push({ name, note: 'left out', count: { passed: 0, failed: 1 } })
      continue
    }
    print(`\n== ${name}`)
    const started = Date.now()
    const count = await run()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    print(`== ${name}: ${count.failed === 0 ? 'good' : 'FAILED'} in ${seconds} s`)
    results.push({ name, note: `${seconds} s`, count })
  }
  print('')
  for (const { name, note, count } of results) {
    print(
      `${count.failed === 0 ? 'good  ' : 'FAILED'}  ${name} (${count.passed} passed, ${count.failed} failed, ${note})`,
    )
  }
  const total = addUp(results.map(({ count }) => count))
  print(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}
