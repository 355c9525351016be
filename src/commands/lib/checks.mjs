import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'
import { countJest, countOne } from './reports.mjs'
import { runScript } from './run.mjs'

/** Where the test programs leave their reports. */
const REPORTS = inRoot('node_modules/.cache/riverway')

/** Which folders may import which. */
const LAYERS = ['--config', 'src/lint/layers.cjs', 'src', 'netlify']

/** Files, exports and dependencies that nothing uses, and dependencies that package.json does not name. */
const UNUSED = [
  '--config',
  'src/lint/knip.jsonc',
  '--no-progress',
  '--include',
  'files,dependencies,unlisted,unresolved,exports,types',
  '--preprocessor',
  './src/lint/gatsby-queries.mjs',
]

/** First, since everything else reads them. @type {import('./steps.mjs').Step} */
export const DATA = { name: 'Data', run: script('tsx/dist/cli.mjs', 'src/commands/check-data.ts') }

/** What reads the source and runs none of it. @type {import('./steps.mjs').Step[]} */
export const READING = [
  { name: 'Types', run: script('typescript-native/bin/tsc', '--noEmit') },
  { name: 'Lint', run: lint },
  { name: 'Layers', run: script('dependency-cruiser/bin/dependency-cruise.mjs', ...LAYERS) },
  { name: 'Unused', run: script('knip/bin/knip.js', ...UNUSED) },
]

/** What the assistant's tests ask it with: learnt from its examples. @type {import('./steps.mjs').Step} */
export const ASSISTANT = { name: 'Assistant', run: script('tsx/dist/cli.mjs', 'netlify/assistant/learn.ts') }

/** @type {import('./steps.mjs').Step} */
export const UNIT_TESTS = { name: 'Unit tests', after: ASSISTANT.name, run: unitTests }

/**
 * An empty place for a report, so that nobody counts an old one.
 *
 * @param {string} name
 */
export function reportFile(name) {
  const file = path.join(REPORTS, name)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** A step that is one program of a dependency. @returns {import('./steps.mjs').Step['run']} */
function script(name, ...args) {
  return async (how) => {
    const { code } = await runScript(name, args, how)
    return countOne(code === 0)
  }
}

async function lint(how) {
  const rules = await runScript(
    'eslint/bin/eslint.js',
    ['.', '--max-warnings', '0', '--cache', '--cache-location', CACHE],
    how,
  )
  const ofTypes = await runScript('oxlint/bin/oxlint', OF_TYPES, how)
  const format = await runScript('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'], how)
  return countOne(rules.code === 0 && ofTypes.code === 0 && format.code === 0)
}

const OF_TYPES = ['--type-aware', '--config', 'src/lint/of-types.jsonc']
const CACHE = 'node_modules/.cache/eslint/'

async function unitTests(how) {
  const report = reportFile('jest.json')
  const { code } = await runScript(
    'jest/bin/jest.js',
    ['--json', `--outputFile=${report}`, '--reporters=default'],
    {
      ...how,
      // The report itself is in the file: jest prints it as well.
      env: { NODE_ENV: 'test' },
      hideOutput: true,
    },
  )
  return countJest(report, code)
}
