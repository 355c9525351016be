import os from 'node:os'
import { runCommand } from '../src/commands/lib/fail.mjs'
import { ROOT } from '../src/commands/lib/paths.mjs'
import { studioCommand } from './runner/command.mjs'
import { createProcesses, Stopped } from './runner/processes.mjs'

/** `npm run studio`: renders the pictures that are missing or whose inputs changed. README.md lists its options. */
runCommand(async () => {
  // Blender and Python inherit it, so that the machine stays usable.
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  const processes = createProcesses()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, processes.stop)
  try {
    process.exitCode = (await studioCommand(process.argv.slice(2), { root: ROOT, processes })) ? 0 : 1
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    console.log('\nStopped. npm run studio goes on from here.')
    process.exitCode = 130
  }
})
