import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import { embed, type Vector } from './embed'
import type { Metric } from './metric'

/**
 * What is worked out at build (`npm run build`) and kept in a file beside this one: the vectors of fixed sentences, a byte a
 * number, and how to compare them. A sentence that is there already is not worked out again; what is missing or out of date
 * is worked out when it is needed.
 */
const FILE = 'netlify/assistant/vectors.json'
export const SCALE = 400
/** Batch size: sentences embedded together take a quarter of the time; of a hundred, a third more than of so many. */
const BATCH = 32

interface Stored {
  vectors: Record<string, string>
  /** For which examples the rest was worked out. */
  key: string
  mean: string
  inverse: string
  lengths: string
}

const stored = read()

function read(): Stored {
  try {
    return JSON.parse(readFileSync(deployed(FILE), 'utf8')) as Stored
  } catch {
    return { vectors: {}, key: '', mean: '', inverse: '', lengths: '' }
  }
}

/** The vectors of fixed sentences, in their order, each number times the scale. */
export async function fixedVectors(texts: string[]): Promise<Int8Array[]> {
  const missing = [...new Set(texts)].filter((text) => !stored.vectors[text])
  for (let at = 0; at < missing.length; at += BATCH) {
    const part = missing.slice(at, at + BATCH)
    const vectors = await embed(part)
    part.forEach((text, index) => (stored.vectors[text] = pack(vectors[index] ?? new Float32Array())))
  }
  if (missing.length > 0)
    keep({ vectors: Object.fromEntries(texts.map((text) => [text, stored.vectors[text] ?? ''])) })
  return texts.map((text) => new Int8Array(Buffer.from(stored.vectors[text] ?? '', 'base64')))
}

interface Learnt {
  metric: Metric
  /** How long each example is in it. */
  lengths: Float32Array
}

/**
 * What takes seconds to work out.
 *
 * @param of - what it depends on
 */
export function fixedMetric(of: string, workOut: () => Learnt): Learnt {
  const key = createHash('sha256').update(of).digest('hex').slice(0, 16)
  if (stored.key !== key) {
    const { metric, lengths } = workOut()
    keep({
      key,
      mean: packFloats(metric.mean),
      inverse: packFloats(metric.inverse),
      lengths: packFloats(lengths),
    })
  }
  const metric = { mean: unpackFloats(stored.mean), inverse: unpackFloats(stored.inverse) }
  return { metric, lengths: unpackFloats(stored.lengths) }
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

const packFloats = (values: Float32Array) => Buffer.from(values.buffer).toString('base64')

function unpackFloats(text: string) {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
  return new Float32Array(bytes.buffer)
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
