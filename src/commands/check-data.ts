import path from 'node:path'
import { checkData } from '../content/check-data'
import { faultsOf, formatReport } from '../content/check/problem'

/** `npm run check:data`: prints every problem in `data/` with its place; exit code 1 when one keeps the site from being built. */
async function main() {
  const problems = await checkData(path.resolve(__dirname, '../../data'))
  if (problems.length === 0) console.log('Data: every file is sound.')
  else console.error(formatReport(problems))
  process.exitCode = faultsOf(problems).length === 0 ? 0 : 1
}

void main()
