import path from 'node:path'
import { getDeployStore, getStore } from '@netlify/blobs'
import { reference } from '../contracts/lead'
import { deployOf } from '../../netlify/lib/deploy'
import { localTime, senderOf } from '../../netlify/lib/describe-lead'
import { readEnv } from '../../netlify/lib/env'
import {
  LEAD_STORE,
  LEAD_STORE_REGION,
  leadStore,
  type Lead,
  type LeadStore,
} from '../../netlify/lib/lead-store'
import { openLocalBlobs } from '../../netlify/local/blobs'
import { redeliverDue } from '../../netlify/lib/redeliver-due'
import { obstacleOf } from '../../netlify/lib/waiting-outlets'
import { leadsCsv } from '../../netlify/lib/leads-csv'
import { makeDue } from '../../netlify/lib/make-due'
import { readSettings } from './lib/settings.mjs'
import { toInbox } from './lib/to-inbox'

const ROOT = path.resolve(__dirname, '../..')
const RETRY_MS = 10 * 60_000

/**
 * `npm run leads`: lists the enquiries, the latest first; `-- --json` for machines, `-- --csv` for a spreadsheet, `-- --retry`
 * sends what is pending or was given up; `-- --to-inbox REFERENCE…` keeps such ones here instead. Those of this machine, or with
 * `NETLIFY_SITE_ID` and `NETLIFY_AUTH_TOKEN` those of the deployed site (with `NETLIFY_DEPLOY_ID` those of one preview).
 */
async function main() {
  readSettings(ROOT)
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_DEPLOY_ID: deployID } = process.env
  if (Boolean(siteID) !== Boolean(token)) {
    throw new Error(
      'The deployed site needs both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; without both this machine is listed.',
    )
  }
  const isRemote = Boolean(siteID && token)
  const { store, close } = siteID && token ? remoteStore(siteID, token, deployID) : await localStore()
  // A pipe that is closed early (| head) is no failure.
  process.stdout.on('error', () => process.exit(0))
  try {
    const inbox = process.argv.indexOf('--to-inbox')
    if (inbox > 0) await moveToInbox(store, process.argv.slice(inbox + 1))
    else if (process.argv.includes('--retry')) await retry(store, isRemote)
    else print(await store.list())
  } finally {
    await close()
  }
}

async function localStore() {
  const { blobs, close } = await openLocalBlobs(ROOT)
  return { store: leadStore(getStore({ ...blobs, name: LEAD_STORE, region: LEAD_STORE_REGION })), close }
}

function remoteStore(siteID: string, token: string, deployID: string | undefined) {
  const options = { name: LEAD_STORE, region: LEAD_STORE_REGION, siteID, token } as const
  const store = deployID ? getDeployStore({ ...options, deployID }) : getStore(options)
  return { store: leadStore(store), close: () => Promise.resolve() }
}

/** The deployed site has the addresses, so it does the sending; here, this command does it with the settings of this machine. */
async function retry(store: LeadStore, isRemote: boolean) {
  const deploy = deployOf({} as Parameters<typeof deployOf>[0])
  const obstacle = (lead: Lead) => obstacleOf(lead, deploy)
  const { count, held } = await makeDue(store, isRemote ? undefined : (lead) => !obstacle(lead))
  for (const lead of held) console.log(`${reference(lead.id)} goes on waiting: ${obstacle(lead)}.`)
  if (held.length > 0) {
    console.log('Put the setting into .env, or keep them here: npm run leads -- --to-inbox REFERENCE…')
  }
  if (count === 0) {
    if (held.length === 0) console.log('Nothing waits for delivery.')
    return
  }
  if (isRemote) return console.log(`${count} made due: the site sends them within a minute.`)
  const { deliveryTimeLimitMs: timeLimitMs, deliveryRetryMs: retryMs } = readEnv()
  const { delivered, failed } = await redeliverDue(store, deploy, { timeLimitMs, retryMs }, RETRY_MS)
  console.log(`${count} made due: ${delivered} delivered, ${failed} failed.`)
}

async function moveToInbox(store: LeadStore, names: string[]) {
  const moved = await toInbox(store, names)
  for (const { id } of moved) console.log(`${reference(id)} is kept in the inbox now.`)
}

function print(leads: Lead[]) {
  if (process.argv.includes('--json')) console.log(JSON.stringify(leads, null, 2))
  else if (process.argv.includes('--csv')) console.log(leadsCsv(leads))
  else console.log(leads.length > 0 ? table(leads) : 'No enquiries yet.')
}

function table(leads: Lead[]) {
  const rows = leads.map((lead) => [
    reference(lead.id),
    localTime(lead.receivedAt),
    lead.form,
    senderOf(lead).slice(0, 40),
    lead.state,
    progress(lead),
  ])
  const lines = [['Reference', 'Received', 'Form', 'Name', 'State', 'Delivery'], ...rows]
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** How often it was sent, where it has arrived, why the rest failed, when it is sent next. */
function progress({ attempts, receipts = {}, failure, nextAt }: Lead) {
  if (!attempts) return ''
  const arrived = Object.keys(receipts).join(' and ')
  const next = nextAt ? `next ${localTime(nextAt)}` : ''
  return [`${attempts} sent`, arrived && `arrived: ${arrived}`, failure, next].filter(Boolean).join(', ')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
