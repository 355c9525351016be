import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Context } from '@netlify/functions'
import fc from 'fast-check'
import { LEAD_NAMES } from '../contracts/lead'
import { badBodies, isClearRefusal, nextAddress, requestWith } from './lib/bad-bodies'

const ROUNDS = 5
/** What the memory may grow by from the first round to the last: a leak of one short body each would be twice that. */
const GROWTH_MB = 4

type Handler = (request: Request, context: Context) => Promise<Response>

/**
 * `npm run bench -- bodies [count]`: sends generated bad bodies (10,000 unless told) to every endpoint, each from a visitor
 * of its own, and looks at the memory after every fifth of them.
 *
 * @returns whether every answer was a clear refusal and the memory stayed as it was
 */
export default async function bodies([count = '10000']: string[] = []): Promise<boolean> {
  const [leads, ghlWebhook, aiChat] = await Promise.all([
    import('../../netlify/functions/leads'),
    import('../../netlify/functions/ghl-webhook'),
    import('../../netlify/functions/ai-chat'),
  ])
  const endpoints: [string, Handler, object][] = [
    ...LEAD_NAMES.map((form): [string, Handler, object] => [`leads/${form}`, leads.default, { form }]),
    ['ghl-webhook', ghlWebhook.default, {}],
    ['ai-chat', aiChat.default, {}],
  ]
  const perRound = Math.ceil(Number(count) / ROUNDS)
  const sent = ROUNDS * perRound
  let isGood = true
  for (const [name, handler, params] of endpoints) {
    const heaps: number[] = []
    let refused = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const sample = fc.sample(badBodies, { numRuns: perRound, seed: round })
      for (const body of sample) {
        const response = await handler(requestWith(body), { ip: nextAddress(), params } as unknown as Context)
        if (await isClearRefusal(response)) refused += 1
        else console.log(`${name} answered ${response.status} to ${body.slice(0, 200)}`)
      }
      heaps.push(usedHeap())
    }
    // The first round fills what is kept on purpose: compiled code, the visitors of the last minute.
    const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0)
    console.log(
      `${name.padEnd(14)} ${refused} of ${sent} refused clearly; heap after each fifth: ${heaps
        .map((heap) => heap.toFixed(1))
        .join(', ')} MB`,
    )
    if (refused < sent || growth > GROWTH_MB) isGood = false
  }
  return isGood
}

/** What is in use after everything unused is thrown away; MB. */
function usedHeap() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed / 1e6
}
