import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addUp, countJest, countOne, countPlaywright } from '../../src/commands/lib/reports.mjs'
import type { RunOptions } from '../../src/commands/lib/run.mjs'
import { runSteps } from '../../src/commands/lib/steps.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
const file = path.join(folder, 'report.json')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs steps and gives back what was printed. */
async function run(steps: Parameters<typeof runSteps>[0]) {
  const lines: string[] = []
  const good = await runSteps(steps, (line) => void lines.push(line))
  return { good, lines, last: lines.at(-1) }
}

const step = (name: string, passed: number, failed: number, needs?: string) => ({
  name,
  ...(needs ? { needs } : {}),
  run: jest.fn(() => Promise.resolve({ passed, failed })),
})

it('adds up what passed and what failed in its last line', async () => {
  expect(await run([step('A', 1, 0), step('B', 40, 0)])).toMatchObject({
    good: true,
    last: '41 passed, 0 failed',
  })
  expect(await run([step('A', 0, 1), step('B', 38, 2)])).toMatchObject({
    good: false,
    last: '38 passed, 3 failed',
  })
})

it('goes on after a failure, but not with what needs the failed step', async () => {
  const [build, browser, other] = [step('Build', 0, 1), step('Browser', 9, 0, 'Build'), step('Other', 1, 0)]
  const { good, last } = await run([build, browser, other])
  expect(browser.run).not.toHaveBeenCalled()
  expect(other.run).toHaveBeenCalled()
  expect({ good, last }).toEqual({ good: false, last: '1 passed, 2 failed' })
})

it('runs rows of steps side by side, and prints the second when it is done', async () => {
  let release: () => void = () => undefined
  const other = new Promise<void>((resolve) => (release = resolve))
  const waits = {
    name: 'Waits',
    run: async () => {
      await other
      return { passed: 1, failed: 0 }
    },
  }
  const speaks = {
    name: 'Speaks',
    run: ({ onOutput }: RunOptions) => {
      onOutput?.('two lines\nof output\n')
      release()
      return Promise.resolve({ passed: 2, failed: 0 })
    },
  }
  const { good, lines, last } = await run([
    [
      [waits, step('Second', 4, 0)],
      [speaks, step('Fails', 0, 1), step('Left', 8, 0, 'Fails')],
    ],
    step('After', 16, 0, 'Fails'),
  ])
  expect({ good, last }).toEqual({ good: false, last: '7 passed, 3 failed' })
  const held = lines.filter((line) => line.includes('two lines'))
  expect(held).toEqual([
    expect.stringMatching(/== Speaks\ntwo lines\nof output\n== Speaks: good[^]*left out/),
  ])
})

it.each([0, 1])('has a step wait for one of another row, even for one that fails (%s)', async (failed) => {
  const order: string[] = []
  const noted = (name: string, more: object = {}) => ({
    name,
    ...more,
    run: async () => {
      order.push(name)
      await new Promise(setImmediate)
      order.push(`${name} ended`)
      return { passed: 1, failed: name === 'Learns' ? failed : 0 }
    },
  })
  const { last } = await run([
    [[noted('Before'), noted('Learns')], [noted('Waits', { after: 'Learns' })]],
    noted('Alone', { after: 'Learns' }),
  ])
  expect(order.indexOf('Waits')).toBeGreaterThan(order.indexOf('Learns ended'))
  expect(last).toBe(`4 passed, ${failed} failed`)
})

it('counts a plain step as one', () => {
  expect(addUp([countOne(true), countOne(false), countOne(true)])).toEqual({ passed: 2, failed: 1 })
})

it('counts the tests of jest, and a file that cannot be loaded as a failure', () => {
  write({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })
  expect(countJest(file, 1)).toEqual({ passed: 7, failed: 3 })
})

it('counts the tests of Playwright, and flaky ones as failures if there are more than two', () => {
  write({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 2 } })
  expect(countPlaywright(file, 1)).toEqual({ passed: 7, failed: 1 })
  write({ stats: { expected: 5, unexpected: 1, flaky: 3, skipped: 2 } })
  expect(countPlaywright(file, 0)).toEqual({ passed: 5, failed: 4 })
})

it('does not believe a report without failures when the program says that it failed', () => {
  write({ stats: { expected: 5, unexpected: 0, flaky: 0 } })
  expect(countPlaywright(file, 1)).toEqual({ passed: 5, failed: 1 })
})

it.each(['', 'no JSON'])('counts a report that cannot be read (%p) as a failure', (content) => {
  writeFileSync(file, content)
  expect(countJest(file, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countJest(path.join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

function write(report: object) {
  writeFileSync(file, JSON.stringify(report))
}
