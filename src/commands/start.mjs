import { build } from './lib/build.mjs'
import { checkData } from './lib/check-data.mjs'
import { PlainError, runCommand } from './lib/fail.mjs'
import { buildAndNote, fingerprint, isBuilt } from './lib/fingerprint.mjs'
import { install } from './lib/install.mjs'
import { checkNodeVersion } from './lib/node-version.mjs'
import { ROOT } from './lib/paths.mjs'
import { checkPort, readPort } from './lib/port.mjs'
import { serve } from './lib/serve.mjs'
import { readSettings } from './lib/settings.mjs'

/** `npm start`: installs what is missing, builds if something changed, serves the site with its functions. */
runCommand(async () => {
  checkNodeVersion()
  readSettings(ROOT)
  const port = readPort(process.env.PORT)
  // Before minutes of work, not after.
  await checkPort(port)
  await install()
  if (isBuilt(ROOT, fingerprint(ROOT))) {
    console.log('Nothing changed since the last build.')
  } else {
    await checkData()
    console.log('Building the site: a few minutes the first time, less than one later ...')
    if (!(await buildAndNote(ROOT, () => build({ isBrief: true })))) {
      throw new PlainError(
        'The site could not be built: the reason stands above. Correct it and run npm start again.',
      )
    }
  }
  console.log('Starting the server ...')
  const { ready, ended } = serve(port)
  void ready.then((address) => console.log(`\nThe site is at ${address} (Ctrl-C stops it)`))
  process.exitCode = await ended
})
