import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import { ACTS, type Dimension, DIMENSIONS, dot, featuresOf, HEADER, softmax, WEIGHTS } from './dialogue-acts'
import { VERSION } from './encoder'
import { requestOf } from './requests'
import { vectorsOf } from './vectors'

/** Fits what tells the acts of a sentence, where its sentences or the encoder have changed. */

const SENTENCES = 'netlify/assistant/knowledge/dialogue-acts.json'

/** A sentence with its labels; one that says how to be reached has no others, nor has one about the enquiry. */
type Labelled = { text: string } & Partial<Record<Dimension, string>>

/** Chosen of six with sentences that were not fitted: more makes every sentence alike, less learns single words. */
const PENALTY = 1e-4
/** Adam's, over all sentences at once. */
const STEPS = 250
const RATE = 0.05
const MOMENTS = [0.9, 0.999] as const

/** Writes the weights, unless they are those of the present sentences. */
export async function fitActs() {
  const labelled = JSON.parse(readFileSync(deployed(SENTENCES), 'utf8')) as Labelled[]
  const version = createHash('sha256').update(VERSION).update(JSON.stringify(labelled)).digest()
  const file = deployed(WEIGHTS)
  if (existsSync(file) && readFileSync(file).subarray(0, HEADER).equals(version)) return
  const features = await featuresOfAll(labelled.map(({ text }) => text))
  const weights = DIMENSIONS.flatMap((dimension) => {
    const rows = labelled.map((one) => one[dimension] ?? (isSilent(one, dimension) ? 'none' : undefined))
    const known = rows.flatMap((label, at) => (label === undefined ? [] : [at]))
    return fit(
      known.map((at) => features[at]!),
      known.map((at) => (ACTS[dimension] as readonly string[]).indexOf(rows[at]!)),
      ACTS[dimension].length,
    )
  })
  writeFileSync(file, Buffer.concat([version, ...weights.map(({ buffer }) => Buffer.from(buffer))]))
}

/** A sentence that was labelled without it says nothing of how to be reached, and does nothing about the enquiry. */
function isSilent({ when, reach }: Labelled, dimension: Dimension) {
  if (dimension === 'reach') return when !== undefined
  // Who wants nothing passed on may hold it, or cancel it.
  return dimension === 'desk' && reach !== 'stop'
}

async function featuresOfAll(texts: string[]) {
  const requests = texts.map(requestOf)
  const vectors = await vectorsOf(requests.flatMap(({ plain, masked }) => [plain, masked]))
  return texts.map((text, at) => featuresOf(text, vectors[2 * at]!, vectors[2 * at + 1]!))
}

/**
 * A softmax regression: the weights of each label.
 *
 * @param rows - features, the last of which is 1 in each
 * @param labels - of each row its label, from 0 to below count
 */
export function fit(rows: Float32Array[], labels: number[], count: number): Float32Array[] {
  const size = rows[0]?.length ?? 0
  const empty = () => Array.from({ length: count }, () => new Float32Array(size))
  const [weights, first, second] = [empty(), empty(), empty()]
  for (let step = 1; step <= STEPS; step += 1) {
    const slopes = slopesOf(weights, rows, labels)
    const [begun, settled] = [1 - MOMENTS[0] ** step, 1 - MOMENTS[1] ** step]
    slopes.forEach((slope, label) => {
      const [own, mean, square] = [weights[label]!, first[label]!, second[label]!]
      for (let at = 0; at < size; at += 1) {
        const value = slope[at]!
        mean[at] = MOMENTS[0] * mean[at]! + (1 - MOMENTS[0]) * value
        square[at] = MOMENTS[1] * square[at]! + (1 - MOMENTS[1]) * value * value
        own[at]! -= (RATE * mean[at]!) / begun / (Math.sqrt(square[at]! / settled) + 1e-8)
      }
    })
  }
  return weights
}

/** How the loss changes with each weight. */
function slopesOf(weights: Float32Array[], rows: Float32Array[], labels: number[]) {
  const slopes = weights.map((own) => own.map((value, at) => (at < own.length - 1 ? PENALTY * value : 0)))
  rows.forEach((row, index) => {
    softmax(weights.map((own) => dot(own, row))).forEach((share, label) => {
      const miss = (share - (labels[index] === label ? 1 : 0)) / rows.length
      const slope = slopes[label]!
      for (let at = 0; at < row.length; at += 1) slope[at]! += miss * row[at]!
    })
  })
  return slopes
}
