import { type Encoder, loadEncoder } from './encoder'

/** The embedding of a sentence, a unit vector: sentences of like meaning point the same way. */
export type Vector = Float32Array

let loading: Promise<Encoder> | undefined

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
  const { vectors } = await warmUp()
  return vectors(texts.map((text) => text.trim() || 'nothing'))
}
