import { EXAMPLES } from '../../../netlify/assistant/examples'
import { learnt, ranked } from '../../../netlify/assistant/intents'
import safety from '../../../netlify/assistant/knowledge/safety.json'
import { likenesses, vectorAt } from '../../../netlify/assistant/likeness'
import { requestOf } from '../../../netlify/assistant/requests'
import { alarmIn } from '../../../netlify/assistant/safety'
import { topicById } from '../../../netlify/assistant/topics'
import { wordsOf } from '../../../netlify/assistant/words'

/** All of them would take minutes. */
const EVERY = 4
/** How many confusions to list. */
const MOST = 40

/**
 * How often an example finds the answer that it stands for when it is left out itself, how sure that was, and which answers are
 * taken for which: those may be one, or need other examples.
 */
export async function intentAccuracy() {
  const known = await learnt()
  const confused = new Map<string, string[]>()
  const levels = new Map<number, { right: number; all: number }>()
  let right = 0
  let among = 0
  const all = EXAMPLES.map((example, at) => ({ example, at })).filter(
    ({ example: { kind }, at }) => kind !== 'question' && at % EVERY === 0,
  )
  for (const { example, at } of all) {
    const { text, kind, id, only } = example
    const request = requestOf(text)
    const [one, other] = [
      vectorAt(known.vectors, known.plain[at]!),
      vectorAt(known.vectors, known.masked[at]!),
    ]
    const topic = topicById(only)
    const scope = topic ? [topic] : request.entities.topics.map((mention) => mention.topic)
    const matches = ranked(likenesses(request, [one, other], known, scope), request, scope, at)
    const [best] = matches
    const isRight = best?.kind === kind && best.id === id
    right += isRight ? 1 : 0
    among += matches.slice(0, 3).some((match) => match.kind === kind && match.id === id) ? 1 : 0
    const level = Math.floor((best?.score ?? 0) * 20) / 20
    const { right: before, all: count } = levels.get(level) ?? { right: 0, all: 0 }
    levels.set(level, { right: before + (isRight ? 1 : 0), all: count + 1 })
    if (isRight || !best) continue
    const pair = `${kind} ${id} -> ${best.kind} ${best.id}`
    confused.set(pair, [...(confused.get(pair) ?? []), text])
  }
  const worst = [...confused].sort(([, one], [, other]) => other.length - one.length).slice(0, MOST)
  const percent = (part: number, whole = all.length) => `${((part / whole) * 100).toFixed(1)} %`
  return [
    `Intents, each example left out in turn: ${right} of ${all.length} (${percent(right)}), among the best three ${percent(among)}`,
    ...[...levels]
      .sort(([one], [other]) => other - one)
      .map(
        ([level, { right: part, all: whole }]) =>
          `  from ${level.toFixed(2)}: ${percent(part, whole)} of ${whole}`,
      ),
    'Most confused:',
    ...worst.map(([pair, texts]) => `  ${texts.length} ${pair}: ${texts.slice(0, 3).join(' | ')}`),
  ].join('\n')
}

/** Whether every emergency is one, and how many other examples are taken for one. */
export function safetyAccuracy() {
  const alarms = safety.flatMap(({ id, examples }) =>
    examples.map((text) => alarmIn(wordsOf(text))?.id === id),
  )
  const calm = EXAMPLES.filter(({ kind }) => kind !== 'question')
  const falseOnes = calm.filter(({ text }) => alarmIn(wordsOf(text)))
  return `Safety: ${alarms.filter(Boolean).length} of ${alarms.length} emergencies seen, ${falseOnes.length} false alarms in ${calm.length} examples${falseOnes.map(({ text }) => `\n  - ${text}`).join('')}`
}
