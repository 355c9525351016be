import { readFileSync } from 'node:fs'
import { answer } from '../../../netlify/assistant/assistant'
import { productsOf } from '../../../netlify/assistant/entities'
import { intentsOf } from '../../../netlify/assistant/intents'
import { requestOf } from '../../../netlify/assistant/requests'

/** What strangers asked and strangers judged, from which nothing was learnt. */

const JUDGED = 'netlify/assistant/evaluation/judged.jsonl'
const THREADS = 'netlify/assistant/evaluation/threads.jsonl'
/** Two replies are much the same if so many of the shorter one's words are in both. */
const ALIKE = 0.6

const rowsOf = <T>(file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as T)

/** How often the answer that was judged to be right is found first, and among the best three and eight. */
export async function judgedAccuracy() {
  const all = rowsOf<{ ask: string; right: string | null }>(JUDGED).filter(({ right }) => right)
  const requests = all.map(({ ask }) => requestOf(ask))
  const found = await intentsOf(
    requests,
    requests.map(({ entities }) => productsOf(entities)),
  )
  const ranks = all.map(({ right }, at) => found[at]!.findIndex(({ kind, id }) => `${kind}:${id}` === right))
  const within = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length
  return `Judged questions: the right answer first ${within(1)} of ${all.length}, among three ${within(3)}, among eight ${within(8)}`
}

interface Thread {
  messages: { say: string; alone: string | null }[]
}

/**
 * How often a question behind others has much the same reply as the same question written out as it stands by itself: what is lost is
 * lost in understanding it.
 *
 * @param now - for opening hours
 */
export async function followUpAccuracy(now: Date) {
  let [same, all] = [0, 0]
  const replyTo = async (said: string[]) => {
    const messages = said.map((content) => ({ role: 'user' as const, content }))
    return (await answer(messages, {}, now)).text
  }
  for (const { messages } of rowsOf<Thread>(THREADS)) {
    for (const [at, { alone }] of messages.entries()) {
      if (at === 0 || !alone?.endsWith('?')) continue
      const said = messages.slice(0, at + 1).map(({ say }) => say)
      all += 1
      same += likeness(await replyTo(said), await replyTo([alone])) >= ALIKE ? 1 : 0
    }
  }
  return `Questions behind others: ${same} of ${all} have much the same reply as when they are written out`
}

function likeness(one: string, other: string) {
  const [first, second] = [one, other].map((text) => new Set(text.toLowerCase().match(/[a-z0-9£]+/g)))
  const both = [...first!].filter((word) => second!.has(word)).length
  return both / Math.max(1, Math.min(first!.size, second!.size))
}
