import { faultRun } from './lib/fault-run'

/**
 * `npm run bench -- leads [count]`: sends enquiries (1,000 unless told) to the site while its receiver fails in every way
 * and the site itself is killed, and counts what became of them. Returns whether none was lost or sent too often.
 */
export default async function leads([count = '1000']: string[] = []) {
  const result = await faultRun({ count: Number(count), kills: 3, log: (line) => console.log(line) })
  const lines: [string, number, string?][] = [
    ['sent by visitors', result.sent],
    ['acknowledged (202)', result.acknowledged],
    ['delivered (answered 2xx by the receiver)', result.delivered],
    ['lost: acknowledged, not delivered', result.lost, 'must be 0'],
    ['not settled in the lead store at the end', result.unsettled.length, 'must be 0'],
    ['altered on the way', result.altered, 'must be 0'],
    ['attempts that the receiver saw', result.attempts],
    ['  it failed on purpose', result.failures],
    ['repeats after it had said yes (the answer was lost: kill, restart, time limit)', result.repeats],
    ['repeats after a confirmed receipt', result.repeatsAfterConfirmation, 'must be 0'],
    ['repeats under another key', result.repeatsUnderOtherKey, 'must be 0'],
    ['restarts of the receiver', result.receiverRestarts],
    ['kills of the site (SIGKILL)', result.kills],
  ]
  for (const [what, figure, note] of lines)
    console.log(`${String(figure).padStart(7)}  ${what}${note ? ` (${note})` : ''}`)
  for (const enquiry of result.unsettled) console.log(`not settled: ${JSON.stringify(enquiry)}`)
  return result.isGood
}
