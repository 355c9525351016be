import { likeness } from '../../../netlify/assistant/embed'
import { EXAMPLES } from '../../../netlify/assistant/examples'
import { learnt } from '../../../netlify/assistant/intents'
import safety from '../../../netlify/assistant/knowledge/safety.json'
import { alarmIn } from '../../../netlify/assistant/safety'
import { wordsOf } from '../../../netlify/assistant/words'

/** How often an example finds the intent that it stands for when it is left out itself. */
export async function intentAccuracy() {
  const { masked } = await learnt()
  const all = EXAMPLES.map((example, at) => ({ ...example, vector: masked[at] })).filter(
    ({ kind }) => kind !== 'question',
  )
  const right = all.filter((one) => {
    let best: (typeof all)[number] | undefined
    let top = 0
    for (const other of all) {
      if (other.masked === one.masked || !one.vector || !other.vector) continue
      const score = likeness(one.vector, other.vector)
      if (score > top) [top, best] = [score, other]
    }
    return best?.id === one.id
  })
  return `Intents by meaning alone, each example left out in turn: ${right.length} of ${all.length} (${((right.length / all.length) * 100).toFixed(1)} %)`
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
