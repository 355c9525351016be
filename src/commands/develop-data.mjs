import { mkdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { runScript } from './lib/run.mjs'
import { updateCopy } from './lib/sound-copy.mjs'

/** An editor writes a file in several steps. */
const PAUSE_MS = 200

/**
 * Runs beside `npm run develop` and keeps an always valid copy of `data/` at DATA_FOLDER. The data are checked after each edit;
 * while something is wrong the copy stays as it was, and DATA_PROBLEMS_FILE says what. Tells its parent process when there is a
 * copy.
 */
runCommand(async () => {
  const { DATA_FOLDER: copy, DATA_PROBLEMS_FILE: file } = process.env
  const data = inRoot('data')
  let timer
  let isChecking = false
  let isStale = true
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(path.dirname(file), { recursive: true })

  async function look() {
    if (isChecking) return
    isChecking = true
    while (isStale) {
      isStale = false
      const { code, output } = await runScript('tsx/dist/cli.mjs', ['src/commands/check-data.ts'], {
        quiet: true,
      })
      // What changed meanwhile may not be sound.
      if (isStale) continue
      if (code === 0) updateCopy(data, copy)
      else console.error(`\n${output.trim()}\nThe pages stay as they are until then.`)
      writeFileSync(file, code === 0 ? '' : output)
      if (code === 0) process.send?.('sound')
    }
    isChecking = false
  }

  watch(data, { recursive: true }, () => {
    isStale = true
    clearTimeout(timer)
    timer = setTimeout(look, PAUSE_MS)
  })
  await look()
})
