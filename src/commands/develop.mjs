import { spawn } from 'node:child_process'
import { runCommand } from './lib/fail.mjs'
import { forgetBuild } from './lib/fingerprint.mjs'
import { install } from './lib/install.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { checkPort, readPort } from './lib/port.mjs'
import { serve } from './lib/serve.mjs'
import { readSettings } from './lib/settings.mjs'

/**
 * `npm run develop`: Gatsby's hot-reloading server at http://localhost:8000. The functions run beside it on PORT, starting
 * afresh whenever one changes; gatsby-config passes /api and /.netlify/functions on to FUNCTIONS_ORIGIN.
 */
runCommand(async () => {
  readSettings(ROOT)
  const port = readPort(process.env.PORT)
  await checkPort(8000, 'npm run develop')
  await checkPort(port, 'npm run develop')
  await install()
  // Gatsby's development server writes into public/ as well.
  forgetBuild(ROOT)
  const platform = serve(port, { watch: true })
  const address = await Promise.race([platform.ready, platform.ended])
  if (typeof address !== 'string') {
    process.exitCode = 1
    return
  }
  const gatsby = spawn(
    process.execPath,
    [inRoot('node_modules/gatsby/cli.js'), 'develop', '--port', '8000'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        GATSBY_TELEMETRY_DISABLED: '1',
        FUNCTIONS_ORIGIN: address,
      },
      stdio: 'inherit',
    },
  )
  const ended = new Promise((resolve) => gatsby.once('close', (code) => resolve(code ?? 0)))
  // One cannot do without the other.
  void platform.ended.then(() => gatsby.kill('SIGTERM'))
  process.exitCode = await ended
  platform.child.kill('SIGTERM')
})
