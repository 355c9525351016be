import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The Chromium or Chrome of this machine.
 *
 * @param {Record<string, string | undefined>} env - `CHROME_PATH` names one; else the search path is looked through
 * @returns {string | undefined} its path
 */
export function findChromium(env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [env.CHROME_PATH, ...onPath, ...USUAL_PLACES].find((file) => file && existsSync(file))
}
