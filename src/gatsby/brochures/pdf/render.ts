import { rename, writeFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { renderBrochure } from './document'
import { registerFonts } from './fonts'
import type { Brochure } from '../types'

/** A brochure and the file it is to be written to. */
export interface Job {
  brochure: Brochure
  target: string
}

/** A process of its own: reads a list of jobs as JSON from its input, and writes one PDF for each. */
async function render() {
  registerFonts()
  const jobs = (await json(process.stdin)) as Job[]
  for (const { brochure, target } of jobs) {
    const unfinished = `${target}.${process.pid}`
    await writeFile(unfinished, await renderBrochure(brochure))
    await rename(unfinished, target)
  }
}

render().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
