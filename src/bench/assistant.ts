import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { answer, ready } from '../../netlify/assistant/assistant'
import { inData, isRight, type Check } from '../../netlify/assistant/evaluation/check'
import checks from '../../netlify/assistant/evaluation/development.json'
import leads from '../../netlify/assistant/evaluation/leads.json'
import { followUpAccuracy, judgedAccuracy } from './lib/assistant-questions'
import { intentAccuracy, safetyAccuracy } from './lib/assistant-stages'
import { detailsAccuracy } from './lib/details-accuracy'

/**
 * `npm run bench -- assistant [--set FILE]`: how good the built-in assistant is, stage by stage and as a whole, over the
 * development set, or over a set of your own: `[{ "ask": ["first message", …], "has": ["text", ["one", "of"]], "not": [], "page": "/" }]`,
 * or with `"lead": { "name": …, "phone": … }` for what must be passed on.
 *
 * @returns whether every figure could be taken
 */
export default async function benchAssistant(args: string[] = process.argv.slice(3)): Promise<boolean> {
  const file = args[args.indexOf('--set') + 1]
  const start = performance.now()
  await ready()
  console.log(`Ready after ${(performance.now() - start).toFixed(0)} ms`)
  if (args.includes('--set') && file) {
    await judge(file, JSON.parse(readFileSync(file, 'utf8')) as Check[])
    return true
  }
  console.log(await intentAccuracy())
  console.log(safetyAccuracy())
  console.log(await detailsAccuracy())
  console.log(await judgedAccuracy())
  console.log(await followUpAccuracy(new Date(MONDAY_TEN)))
  await judge('Development set', checks as Check[])
  await judge('Leads', leads as Check[])
  console.log(`Memory: ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`)
  return true
}

async function judge(name: string, set: Check[]) {
  const times: number[] = []
  const failed: string[] = []
  for (const check of set) {
    const messages = check.ask.map((content) => ({ role: 'user' as const, content }))
    const start = performance.now()
    const said = await answer(messages, check.page ? { page: check.page } : {}, new Date(MONDAY_TEN))
    times.push(performance.now() - start)
    if (!isRight(check, said))
      failed.push(
        `${check.ask.join(' | ')}\n    -> ${said.text.replace(/\n+/g, ' / ')}\n    wanted ${inData(JSON.stringify(check.lead ?? check.has))}`,
      )
  }
  const passed = set.length - failed.length
  const sorted = times.sort((one, other) => one - other)
  console.log(`${name}: ${passed} of ${set.length} (${((passed / set.length) * 100).toFixed(1)} %)`)
  console.log(
    `  median ${sorted[sorted.length >> 1]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
  )
  for (const line of failed) console.log(`  - ${line}`)
}

/** Opening hours depend on it. */
const MONDAY_TEN = '2026-11-23T10:00:00Z'
