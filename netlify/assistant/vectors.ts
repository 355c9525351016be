import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import { embed, type Vector } from './embed'

/**
 * What is worked out at build (`npm run build`) and kept in a file beside this one: the vectors of fixed sentences, a byte a
 * number, and the classifier's weights. What is missing or out of date is worked out when it is needed.
 */
const FILE = 'netlify/assistant/vectors.json'
const SCALE = 400

interface Stored {
  vectors: Record<string, string>
  /** For which examples the weights were worked out. */
  key: string
  weights: string
  scale: number
}

const stored = read()

function read(): Stored {
  try {
    return JSON.parse(readFileSync(deployed(FILE), 'utf8')) as Stored
  } catch {
    return { vectors: {}, key: '', weights: '', scale: 1 }
  }
}

/** The vectors of fixed sentences, in their order. */
export async function fixedVectors(texts: string[]): Promise<Vector[]> {
  const missing = [...new Set(texts)].filter((text) => !stored.vectors[text])
  for (let at = 0; at < missing.length; at += 100) {
    const part = missing.slice(at, at + 100)
    const vectors = await embed(part)
    part.forEach((text, index) => (stored.vectors[text] = pack(vectors[index] ?? new Float32Array())))
  }
  if (missing.length > 0)
    keep({ vectors: Object.fromEntries(texts.map((text) => [text, stored.vectors[text] ?? ''])) })
  return texts.map((text) => unpack(stored.vectors[text] ?? ''))
}

/**
 * Weights that take seconds to work out.
 *
 * @param of - what they depend on
 * @returns undefined on a server that was deployed without them: the nearest example decides
 */
export function fixedWeights(of: string, workOut: () => Float32Array): Float32Array | undefined {
  const key = createHash('sha256').update(of).digest('hex').slice(0, 16)
  if (stored.key !== key) {
    if (process.env.LAMBDA_TASK_ROOT) return undefined
    const weights = workOut()
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 32_767
    const packed = Int16Array.from(weights, (weight) => Math.round(weight / scale))
    keep({ key, scale, weights: Buffer.from(packed.buffer).toString('base64') })
  }
  const bytes = Buffer.from(stored.weights, 'base64')
  const packed = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2)
  return Float32Array.from(packed, (weight) => weight * stored.scale)
}

/** On a developer's machine the file mends itself; where nothing can be written, it is as good without. */
function keep(part: Partial<Stored>) {
  Object.assign(stored, part)
  if (process.env.LAMBDA_TASK_ROOT) return
  try {
    writeFileSync(deployed(FILE), `${JSON.stringify(stored)}\n`)
  } catch (error) {
    console.info('The assistant’s vectors could not be kept', error)
  }
}

function pack(vector: Vector) {
  const bytes = Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * SCALE))))
  return Buffer.from(bytes.buffer).toString('base64')
}

function unpack(text: string): Vector {
  const vector = Float32Array.from(new Int8Array(Buffer.from(text, 'base64')), (value) => value / SCALE)
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

/** The latest sentences of visitors: a conversation comes again whole with every message. */
const recent = new Map<string, Vector>()
const MOST_RECENT = 2_000

/** The vectors of what visitors say. */
export async function vectorsOf(texts: string[]): Promise<Vector[]> {
  const missing = [...new Set(texts)].filter((text) => !recent.has(text))
  const vectors = await embed(missing)
  if (recent.size + missing.length > MOST_RECENT) recent.clear()
  missing.forEach((text, index) => recent.set(text, vectors[index] ?? new Float32Array()))
  return (await Promise.all(texts.map(async (text) => recent.get(text) ?? (await embed([text]))[0]))).map(
    (vector) => vector ?? new Float32Array(),
  )
}
