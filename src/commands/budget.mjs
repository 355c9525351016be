import { runCommand } from './lib/fail.mjs'
import { pageWeights } from './lib/page-weights.mjs'
import { inRoot } from './lib/paths.mjs'

const LIMIT_KB = 110

/** Weighs the script that every built page loads at first (gzip), prints the heaviest page of each template, fails over the limit. */
runCommand(async () => {
  const pages = pageWeights(inRoot('public'))
  const heaviest = new Map()
  for (const page of pages) {
    if (page.bytes > (heaviest.get(page.template)?.bytes ?? -1)) heaviest.set(page.template, page)
  }
  for (const { template, page, bytes } of [...heaviest.values()].sort(
    (one, other) => other.bytes - one.bytes,
  )) {
    console.log(`${kb(bytes).padStart(8)}  ${template} (${page})`)
  }
  const tooHeavy = pages.filter(({ bytes }) => bytes > LIMIT_KB * 1024)
  for (const { page, bytes } of tooHeavy)
    console.error(`${page} loads ${kb(bytes)} of script at first: ${LIMIT_KB} KB at most`)
  console.log(`${pages.length} pages weighed, ${tooHeavy.length} over ${LIMIT_KB} KB`)
  process.exitCode = pages.length > 0 && tooHeavy.length === 0 ? 0 : 1
})

function kb(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`
}
