import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runCommand, PlainError } from './lib/fail.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

/** `npm run bench -- <name> […]`: runs what `src/bench/<name>.ts` exports; without a name says which there are. */
runCommand(async () => {
  const [wanted, ...args] = process.argv.slice(2)
  const files = readdirSync(inRoot('src/bench')).filter((file) => file.endsWith('.ts'))
  const names = files.map((file) => path.parse(file).name).sort()
  if (!wanted || !names.includes(wanted))
    throw new PlainError(`npm run bench -- <name>, one of: ${names.join(', ')}`)
  await install()
  const { code } = await run(process.execPath, [
    inRoot('node_modules/tsx/dist/cli.mjs'),
    inRoot('src/bench/lib/start.ts'),
    wanted,
    ...args,
  ])
  process.exitCode = code
})
