import { existsSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { run, runScript } from './run.mjs'

/**
 * Sees to it that the browser tests have a Chromium: the installed one, else the system's package, else Playwright's own.
 *
 * @returns {Promise<boolean>} whether there is one now
 */
export async function provideBrowser() {
  if (await hasBrowser()) return true
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium (apt-get) ...')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { quiet: true, env })
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true, env })
    if (await hasBrowser()) return true
  }
  console.log('Installing Chromium (Playwright) ...')
  await runScript('@playwright/test/cli.js', ['install', 'chromium'])
  if (await hasBrowser()) return true
  console.error(
    'There is no Chromium and none could be installed: install Chromium or Chrome, or set CHROME_PATH.',
  )
  return false
}

async function hasBrowser() {
  if (findChromium()) return true
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}
