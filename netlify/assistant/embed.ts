import type { EmbeddingsModel } from '@energetic-ai/embeddings'
import { loadEncoder } from './encoder'

/** The embedding of a sentence, a unit vector: sentences of like meaning point the same way. */
export type Vector = Float32Array

let loading: Promise<EmbeddingsModel> | undefined

/** Loads the model ahead of the first question. */
export function warmUp() {
  loading ??= loadEncoder()
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
