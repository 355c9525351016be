import type { Config, Context } from '@netlify/functions'
import { deployOf } from '../lib/deploy'
import { readEnv } from '../lib/env'
import { openLeadStore } from '../lib/lead-store'
import { redeliverDue } from '../lib/redeliver-due'
import { sweepHourly } from '../lib/sweep'

const env = readEnv()
const settings = { timeLimitMs: env.deliveryTimeLimitMs, retryMs: env.deliveryRetryMs }

/** How long new deliveries are started: with one receiver's timeout on top it stays below Netlify's 30 s. */
const STARTING_MS = 10_000

/** Every minute: sends what is due, and once an hour erases what is past its retention. */
export default async function redeliver(_request: Request, context: Context) {
  const deploy = deployOf(context)
  const store = openLeadStore(deploy)
  const { delivered, failed } = await redeliverDue(store, deploy, settings, STARTING_MS)
  if (delivered + failed > 0) console.log(`redeliver: ${delivered} delivered, ${failed} not yet`)
  await sweepHourly(store)
}

// Read by Netlify without running the file: literals only.
export const config: Config = { schedule: '* * * * *', region: 'fra' }
