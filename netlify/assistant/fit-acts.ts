import { readFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import { ACTS, type Dimension, DIMENSIONS, featuresOf, WEIGHTS } from './dialogue-acts'
import { fit, keepWeights } from './regression'
import { requestOf } from './requests'
import { vectorsOf } from './vectors'

/** Fits what tells the acts of a sentence, where its sentences or the encoder have changed. */

const SENTENCES = 'netlify/assistant/knowledge/dialogue-acts.json'

/** A sentence with its labels; one that says how to be reached has no others, nor has one about the enquiry. */
type Labelled = { text: string } & Partial<Record<Dimension, string>>

/** Writes the weights, unless they are those of the present sentences. */
export async function fitActs() {
  const labelled = JSON.parse(readFileSync(deployed(SENTENCES), 'utf8')) as Labelled[]
  await keepWeights(WEIGHTS, labelled, async () => {
    const features = await featuresOfAll(labelled.map(({ text }) => text))
    return DIMENSIONS.flatMap((dimension) => {
      const rows = labelled.map((one) => one[dimension] ?? (isSilent(one, dimension) ? 'none' : undefined))
      const known = rows.flatMap((label, at) => (label === undefined ? [] : [at]))
      return fit(
        known.map((at) => features[at]!),
        known.map((at) => (ACTS[dimension] as readonly string[]).indexOf(rows[at]!)),
        ACTS[dimension].length,
      )
    })
  })
}

/** A sentence that was labelled without it says nothing of how to be reached, and does nothing about the enquiry. */
function isSilent({ when, reach, wants }: Labelled, dimension: Dimension) {
  if (dimension === 'reach') return when !== undefined
  // Who wants nothing passed on may hold it, or cancel it.
  const isOfWants = wants !== undefined && when === undefined && reach === undefined
  return dimension === 'desk' && reach !== 'stop' && !isOfWants
}

async function featuresOfAll(texts: string[]) {
  const requests = texts.map(requestOf)
  const vectors = await vectorsOf(requests.flatMap(({ plain, masked }) => [plain, masked]))
  return texts.map((text, at) => featuresOf(text, vectors[2 * at]!, vectors[2 * at + 1]!))
}
