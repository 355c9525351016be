import { addUp } from './reports.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] - the name of a step without which this one makes no sense
 * @property {string} [after] - the name of a step of another row that it waits for, however that ends
 * @property {(how: import('./run.mjs').RunOptions) => Promise<import('./reports.mjs').Count>} run - hands `how` on to the
 *   programs that it starts
 */

/** @typedef {{ name: string, note: string, count: import('./reports.mjs').Count }} Result */

/**
 * Runs every step that can be run, even after a failure: one round should show everything there is to correct. Ends with
 * the line `N passed, N failed`.
 *
 * @param {(Step | Step[][])[]} plan - steps one after the other; rows of steps run side by side, and all but the first print
 *   what they have to say when they are done
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSteps(plan, print = console.log) {
  /** @type {Result[]} */
  const results = []
  for (const item of plan) {
    if (!Array.isArray(item)) results.push(await runStep(item, results, print))
    else {
      const ends = endsOf(item)
      const rows = await Promise.all(
        item.map((row, index) => runRow(row, { before: [...results], ends, isHeld: index > 0, print })),
      )
      results.push(...rows.flat())
    }
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

/** For each step of the rows a promise that it has ended, and how to keep that. @param {Step[][]} rows */
function endsOf(rows) {
  return new Map(
    rows.flat().map(({ name }) => {
      let end = () => undefined
      const ended = new Promise((resolve) => (end = resolve))
      return [name, { ended, end }]
    }),
  )
}

/**
 * @param {Step[]} row
 * @param {object} among
 * @param {Result[]} among.before
 * @param {ReturnType<typeof endsOf>} among.ends
 * @param {boolean} among.isHeld - keeps back what it prints until it is done
 * @param {(line: string) => void} among.print
 */
async function runRow(row, { before, ends, isHeld, print }) {
  const results = []
  const held = []
  const how = { quiet: true, onOutput: (text) => void held.push(text) }
  const printHeld = (line) => void held.push(`${line}\n`)
  for (const step of row) {
    const known = [...before, ...results]
    await ends.get(step.after)?.ended
    results.push(await (isHeld ? runStep(step, known, printHeld, how) : runStep(step, known, print)))
    ends.get(step.name)?.end()
  }
  if (isHeld) print(held.join('').trimEnd())
  return results
}

/**
 * @param {Step} step
 * @param {Result[]} before
 * @param {(line: string) => void} print
 * @param {import('./run.mjs').RunOptions} [how]
 * @returns {Promise<Result>}
 */
async function runStep({ name, needs, run }, before, print, how = {}) {
  if (needs && before.some((result) => result.name === needs && result.count.failed > 0)) {
    print(`\n== ${name}: left out, because it needs '${needs}'`)
    // It was not run, so it must not count as passed.
    return { name, note: 'left out', count: { passed: 0, failed: 1 } }
  }
  print(`\n== ${name}`)
  const started = Date.now()
  const count = await run(how)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  print(`== ${name}: ${count.failed === 0 ? 'good' : 'FAILED'} in ${seconds} s`)
  return { name, note: `${seconds} s`, count }
}
