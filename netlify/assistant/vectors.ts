import { readFileSync, writeFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import { embed, type Vector } from './embed'
import { VERSION } from './encoder'

/**
 * What is worked out at build (`npm run build`) and kept in a file beside this one: the vectors of fixed sentences, a byte a
 * number. A sentence that is there already is not worked out again; what is missing is worked out when it is needed.
 */
const FILE = 'netlify/assistant/vectors.json'
export const SCALE = 400
/** Batch size: sentences embedded together take a quarter of the time; of a hundred, a third more than of so many. */
const BATCH = 32
/** Each sentence of a batch costs as much as the longest: those of like length together take half the time. */
const byLength = (a: string, b: string) => a.length - b.length

interface Stored {
  /** Which encoder made the vectors. */
  encoder: string
  vectors: Record<string, string>
}

const stored = read()

function read(): Stored {
  const none = { encoder: VERSION, vectors: {} }
  try {
    const kept = JSON.parse(readFileSync(deployed(FILE), 'utf8')) as Stored
    return kept.encoder === VERSION ? kept : none
  } catch {
    return none
  }
}

/** Embeds sentences, each once, and hands each vector on to be kept. */
async function inBatches(texts: string[], keepOne: (text: string, vector: Vector) => void) {
  const sorted = [...texts].sort(byLength)
  for (let at = 0; at < sorted.length; at += BATCH) {
    const part = sorted.slice(at, at + BATCH)
    const vectors = await embed(part)
    part.forEach((text, index) => keepOne(text, vectors[index] ?? new Float32Array()))
  }
}

/** The vectors of fixed sentences, in their order, each number times the scale. */
export async function fixedVectors(texts: string[]): Promise<Int8Array[]> {
  const missing = [...new Set(texts)].filter((text) => !stored.vectors[text])
  await inBatches(missing, (text, vector) => (stored.vectors[text] = pack(vector)))
  if (missing.length > 0) {
    stored.vectors = Object.fromEntries(texts.map((text) => [text, stored.vectors[text] ?? '']))
    keep()
  }
  return texts.map((text) => new Int8Array(Buffer.from(stored.vectors[text] ?? '', 'base64')))
}

/** On a developer's machine the file mends itself; where nothing can be written, it is as good without. */
function keep() {
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

/** The latest sentences of visitors: a conversation comes again whole with every message. */
const recent = new Map<string, Vector>()
const MOST_RECENT = 4_000

/** The vectors of what visitors say. */
export async function vectorsOf(texts: string[]): Promise<Vector[]> {
  if (recent.size + texts.length > MOST_RECENT) recent.clear()
  await inBatches(
    [...new Set(texts)].filter((text) => !recent.has(text)),
    (text, vector) => recent.set(text, vector),
  )
  return texts.map((text) => recent.get(text) ?? new Float32Array())
}
