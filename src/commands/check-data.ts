import path from 'node:path'
import { checkData, formatProblem } from '../content/check-data'

/** `npm run check:data`: prints every problem in `data/` with its place; exit code 1 when there is one. */
const problems = checkData(path.resolve(__dirname, '../../data'))
for (const problem of problems) console.error(formatProblem(problem))
console.log(
  problems.length === 0
    ? 'Data: every file is sound.'
    : `Data: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Correct the places named above.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
