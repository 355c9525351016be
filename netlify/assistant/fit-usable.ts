import { deployed } from '../content/site-data'
import { contactsIn } from './contacts'
import { type Marked, markedIn, readMarked } from './marked'
import { fit, keepWeights } from './regression'
import { featuresOf, WEIGHTS, wordsAround } from './usable'
import { vectorsOf } from './vectors'

/** Fits what tells which number is to be used, where the marked messages or the encoder have changed. */

const MESSAGES = 'netlify/assistant/knowledge/mentions.jsonl'

/** Writes the weights, unless they are those of the present messages. */
export function fitUsable() {
  const messages = readMarked(deployed(MESSAGES))
  return keepWeights(WEIGHTS, messages, () => fitted(messages))
}

async function fitted(messages: Marked[]) {
  const rows = messages.flatMap(({ text: marked }) => {
    const { text, mentions } = markedIn(marked)
    const { mails, phones } = contactsIn(text)
    const kindOf = (said: string) =>
      mentions.find((one) => one.text.includes(said) || said.includes(one.text))?.kind
    return [mails, phones].flatMap((all) =>
      all.flatMap((one, at) => {
        const kind = kindOf(one.text)
        return kind
          ? { words: wordsAround(text, all, at), at, count: all.length, label: Number(kind.endsWith(':use')) }
          : []
      }),
    )
  })
  const vectors = await vectorsOf(rows.flatMap(({ words }) => words))
  const features = rows.map(({ at, count }, row) =>
    featuresOf(vectors.slice(3 * row, 3 * row + 3), at, count),
  )
  return fit(
    features,
    rows.map(({ label }) => label),
    2,
  )
}
