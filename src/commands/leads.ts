import path from 'node:path'
import { getDeployStore, getStore } from '@netlify/blobs'
import { reference } from '../contracts/lead'
import { LEAD_STORE, LEAD_STORE_REGION, leadStore, type Lead } from '../../netlify/lib/lead-store'
import { openLocalBlobs } from '../../netlify/local/blobs'

/**
 * `npm run leads`: lists the enquiries, the latest first; `-- --json` for machines. Those of this machine, or with
 * `NETLIFY_SITE_ID` and `NETLIFY_AUTH_TOKEN` those of the deployed site (with `NETLIFY_DEPLOY_ID` those of one preview).
 */
async function main() {
  const asJson = process.argv.includes('--json')
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_DEPLOY_ID: deployID } = process.env
  if (Boolean(siteID) !== Boolean(token)) {
    throw new Error(
      'The deployed site needs both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; without both this machine is listed.',
    )
  }
  const leads = siteID && token ? await remoteLeads(siteID, token, deployID) : await localLeads()
  // A pipe that is closed early (| head) is no failure.
  process.stdout.on('error', () => process.exit(0))
  if (asJson) console.log(JSON.stringify(leads, null, 2))
  else console.log(leads.length > 0 ? table(leads) : 'No enquiries yet.')
}

async function localLeads() {
  const { blobs, close } = await openLocalBlobs(path.resolve(__dirname, '../..'))
  try {
    return await leadStore(getStore({ ...blobs, name: LEAD_STORE, region: LEAD_STORE_REGION })).list()
  } finally {
    await close()
  }
}

function remoteLeads(siteID: string, token: string, deployID: string | undefined) {
  const options = { name: LEAD_STORE, region: LEAD_STORE_REGION, siteID, token } as const
  const store = deployID ? getDeployStore({ ...options, deployID }) : getStore(options)
  return leadStore(store).list()
}

function table(leads: Lead[]) {
  const rows = leads.map((lead) => [
    reference(lead.id),
    localTime(lead.receivedAt),
    lead.form,
    name(lead),
    lead.state,
  ])
  const lines = [['Reference', 'Received', 'Form', 'Name', 'State'], ...rows]
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

function localTime(iso: string) {
  return new Date(iso).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

/** Control characters out: a stranger wrote this, and a terminal obeys some of them. */
function name({ record }: Lead) {
  const full = 'name' in record ? record.name : `${record.firstName} ${record.lastName}`
  return full.replace(/\p{C}/gu, '').slice(0, 40)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
