import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts the tests in the report that jest writes with `--json --outputFile`.
 *
 * @param {string} file
 * @param {number} code - jest's exit code: a report that shows no failure cannot make up for it
 * @returns {Count}
 */
export function countJest(file, code) {
  const report = read(file)
  // A test file that cannot even be loaded has no tests that could fail.
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
  return atLeastOneFailure({ passed: report?.numPassedTests ?? 0, failed }, code)
}

/** So many browser tests may need a second try; with more of them something is wrong with the site, or with the tests. */
const MOST_FLAKY = 2

/**
 * Counts the tests in Playwright's JSON report. One that passes at the second try (Playwright names it as flaky) counts as
 * passed, unless there are many.
 *
 * @param {string} file
 * @param {number} code - Playwright's exit code
 * @returns {Count}
 */
export function countPlaywright(file, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file)?.stats ?? {}
  const failed = flaky > MOST_FLAKY ? unexpected + flaky : unexpected
  return atLeastOneFailure({ passed: expected + unexpected + flaky - failed, failed }, code)
}

/**
 * A step that is one check.
 *
 * @param {boolean} good
 * @returns {Count}
 */
export function countOne(good) {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function addUp(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function atLeastOneFailure(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function read(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
