import { build } from './lib/build.mjs'
import { runCommand } from './lib/fail.mjs'
import { buildAndNote } from './lib/fingerprint.mjs'
import { checkNodeVersion } from './lib/node-version.mjs'
import { ROOT } from './lib/paths.mjs'
import { readSettings } from './lib/settings.mjs'

/** `npm run build`: the production build, as Netlify runs it. */
runCommand(async () => {
  checkNodeVersion()
  readSettings(ROOT)
  process.exitCode = (await buildAndNote(ROOT, build)) ? 0 : 1
})
