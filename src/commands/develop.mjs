import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { runCommand } from './lib/fail.mjs'
import { forgetBuild } from './lib/fingerprint.mjs'
import { dropMovedCache } from './lib/moved-cache.mjs'
import { install } from './lib/install.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { freePort, readPort } from './lib/port.mjs'
import { serve } from './lib/serve.mjs'
import { readSettings } from './lib/settings.mjs'

/**
 * `npm run develop`: Gatsby's hot-reloading server at http://localhost:8000, or the next free port. The functions run beside
 * it, starting afresh whenever one changes; gatsby-config passes /api and /.netlify/functions on to FUNCTIONS_ORIGIN.
 */
runCommand(async () => {
  await install()
  readSettings(ROOT)
  const port = await freePort(readPort(process.env.PORT))
  const pagesPort = await freePort(8000, [port])
  // Gatsby's development server writes into public/ as well.
  forgetBuild(ROOT)
  dropMovedCache(ROOT)
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    GATSBY_TELEMETRY_DISABLED: '1',
    DATA_FOLDER: inRoot('.netlify/develop/data'),
    DATA_PROBLEMS_FILE: inRoot('.netlify/develop/problems.txt'),
  }
  const data = fork(inRoot('src/commands/develop-data.mjs'), { cwd: ROOT, env })
  const platform = serve(port, { watch: true })
  const stop = () => [data, platform.child].forEach((child) => child.kill('SIGTERM'))
  // Gatsby cannot start with data that it cannot read: correct them first.
  const [address] = await Promise.all([
    Promise.race([platform.ready, platform.ended]),
    Promise.race([once(data, 'message'), platform.ended]),
  ])
  if (typeof address !== 'string') {
    stop()
    process.exitCode = 1
    return
  }
  console.log(`The pages come at http://localhost:${pagesPort} in a minute; the functions are at ${address}`)
  const args = [inRoot('node_modules/gatsby/cli.js'), 'develop', '--port', String(pagesPort)]
  const gatsby = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, FUNCTIONS_ORIGIN: address },
    stdio: 'inherit',
  })
  const ended = new Promise((resolve) => gatsby.once('close', (code) => resolve(code ?? 0)))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => gatsby.kill(signal))
  // One cannot do without the other.
  void platform.ended.then(() => gatsby.kill('SIGTERM'))
  process.exitCode = await ended
  stop()
})
