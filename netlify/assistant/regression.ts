import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import { encoderVersion } from './encoder'

/** Softmax regressions: fitted at build and kept in a file, which a function reads. */

/** A file says first which sentences and encoder its weights were fitted to; then come those of each label, 32 bits a number. */
const HEADER = 32

/** Chosen of six with sentences that were not fitted: more makes every sentence alike, less learns single words. */
const PENALTY = 1e-4
/** Adam's, over all sentences at once. */
const STEPS = 250
const RATE = 0.05
const MOMENTS = [0.9, 0.999] as const

/** How likely each label is, from the sums of features times weights. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / all)
}

export function dot(one: Float32Array, other: Float32Array) {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!
  return sum
}

/**
 * The weights of each label.
 *
 * @param size - how many features there are
 * @throws when they have not been fitted
 */
export function readWeights(file: string, size: number): Float32Array[] {
  const { buffer, byteOffset, byteLength } = readFileSync(deployed(file))
  const numbers = new Float32Array(buffer.slice(byteOffset + HEADER, byteOffset + byteLength))
  return Array.from({ length: numbers.length / size }, (_, at) =>
    numbers.subarray(at * size, (at + 1) * size),
  )
}

/** Writes the weights, unless the file has those of what they are learnt from. */
export async function keepWeights(file: string, learntFrom: unknown, fitted: () => Promise<Float32Array[]>) {
  const version = createHash('sha256').update(encoderVersion()).update(JSON.stringify(learntFrom)).digest()
  const path = deployed(file)
  if (existsSync(path) && readFileSync(path).subarray(0, HEADER).equals(version)) return
  const weights = await fitted()
  writeFileSync(path, Buffer.concat([version, ...weights.map(({ buffer }) => Buffer.from(buffer))]))
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
