import { readdirSync } from 'node:fs'
import { runCommand, PlainError } from './lib/fail.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

/** `npm run bench -- <name> […]`: runs `src/bench/<name>.mjs` or `.ts`; without a name says which there are. */
runCommand(async () => {
  const [wanted, ...args] = process.argv.slice(2)
  const files = readdirSync(inRoot('src/bench')).filter((file) => /\.(mjs|ts)$/.test(file))
  const names = files.map((file) => file.replace(/\.\w+$/, '')).sort()
  const file = files.find((one) => one.replace(/\.\w+$/, '') === wanted)
  if (!file) throw new PlainError(`npm run bench -- <name>, one of: ${names.join(', ')}`)
  await install()
  const { code } = await run(process.execPath, [
    inRoot('node_modules/tsx/dist/cli.mjs'),
    inRoot('src/bench', file),
    ...args,
  ])
  process.exitCode = code
})
