import { estimate, inWords } from './estimate.mjs'
import { draftOf, hasLight, make } from './make.mjs'
import { Stopped } from './processes.mjs'
import { queueOf } from './queue.mjs'
import { readRecord, stateOf } from './record.mjs'

/** Largest CIEDE2000 difference at which a colour still counts as the catalogue's. */
export const TOLERANCE = 5

/**
 * Renders what needs it, one shot after another, and carries on after a failure.
 *
 * @param {import('./make.mjs').Studio} studio
 * @param {import('./shots.mjs').Shot[]} chosen
 * @param {{ named: boolean, replace: boolean, print: (line: string) => void }} how - `named`: these, whatever their state,
 *   in this order; else what is missing or stale, cheapest first
 * @returns {Promise<boolean>} whether all went well
 */
export async function render(studio, chosen, { named, replace, print }) {
  const { root, shots, draft } = studio
  const record = readRecord(root)
  const seconds = (shot) => estimate(draft ? draftOf(shot) : shot, shots, record)
  const wanted = chosen.filter((shot) => {
    if (draft) return true
    const state = stateOf(root, shot, shots, record)
    if (state === 'quick') return named || !studio.quick
    if (state !== 'photograph' && state !== 'edited') return named || state !== 'fresh'
    if (named && replace) return true
    const what = state === 'edited' ? `its render ${shot.edited}` : 'a photograph'
    print(`data/images/${shot.picture} is not what the studio left there: ${what}, left alone.`)
    return false
  })
  if (!named) wanted.sort((one, other) => seconds(one) - seconds(other))
  const queue = queueOf(wanted, shots, (base) => hasLight(studio, base))
  if (queue.length === 0) {
    print('Every picture is up to date.')
    return true
  }
  print(`${queue.length} to make, about ${inWords(sum(queue.map(({ shot }) => seconds(shot))))}`)
  const failed = []
  for (const [index, { shot, lightOnly }] of queue.entries()) {
    const place = `[${index + 1}/${queue.length}] ${shot.picture}`
    const started = Date.now()
    let outcome
    try {
      const measured = await make(studio, shot, { afresh: named && !lightOnly, lightOnly })
      outcome = measured
        .filter(({ deltaE }) => deltaE > TOLERANCE)
        .map(complain)
        .join('')
    } catch (error) {
      if (error instanceof Stopped) throw error
      failed.push(shot.picture)
      outcome = `  FAILED\n${error.message}`
    }
    // The time just measured improves the estimate for the rest.
    Object.assign(record, readRecord(root))
    const rest = queue.slice(index + 1).map((entry) => seconds(entry.shot))
    const left = rest.length > 0 ? `left about ${inWords(sum(rest))}` : 'done'
    print(`${place}  ${inWords((Date.now() - started) / 1000)}  ${left}${outcome}`)
  }
  if (failed.length > 0) print(`${failed.length} failed: ${failed.join(', ')}. The logs are in studio/out.`)
  return failed.length === 0
}

function complain({ hex, measured, deltaE }) {
  return `\n    ${hex} looks like ${measured} (off by ${deltaE.toFixed(1)})`
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
