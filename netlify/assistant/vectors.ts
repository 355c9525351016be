import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import { embed, type Vector } from './embed'
import { encoderVersion, SIZE } from './encoder'
import { known, note } from './made'

/**
 * The vectors of the examples, a byte a number, in a file beside this one: which encoder made them (32 bytes), then of each sentence
 * the beginning of its SHA-256 and its vector, in order. It is kept in the repository, because to work all of them out takes
 * minutes; the build adds those that are missing.
 */
const FILE = 'netlify/assistant/vectors.bin'
export const SCALE = 400
const HEADER = 32
const KEY = 8
const RECORD = KEY + SIZE
/** Batch size: sentences embedded together take a quarter of the time; of a hundred, a third more than of so many. */
const BATCH = 32
/** Each sentence of a batch costs as much as the longest: those of like length together take half the time. */
const byLength = (a: string, b: string) => a.length - b.length

const keyOf = (text: string) => createHash('sha256').update(text).digest().toString('latin1', 0, KEY)

let stored: Map<string, Int8Array> | undefined

const vectorIn = (file: Buffer, record: number) =>
  new Int8Array(file.buffer, file.byteOffset + HEADER + record * RECORD + KEY, SIZE)

function read() {
  const kept = new Map<string, Int8Array>()
  try {
    const file = readFileSync(deployed(FILE))
    if (!file.subarray(0, HEADER).equals(encoderVersion())) return kept
    for (let record = 0; HEADER + record * RECORD < file.length; record += 1) {
      const at = HEADER + record * RECORD
      kept.set(file.toString('latin1', at, at + KEY), vectorIn(file, record))
    }
  } catch {
    // Not made yet: all of them are worked out.
  }
  return kept
}

/** Embeds sentences, each once, and hands each vector on to be kept. */
async function inBatches(texts: string[], keepOne: (text: string, vector: Vector) => void) {
  const sorted = [...texts].sort(byLength)
  for (let at = 0; at < sorted.length; at += BATCH) {
    const part = sorted.slice(at, at + BATCH)
    const vectors = await embed(part)
    part.forEach((text, index) => keepOne(text, vectors[index] ?? new Float32Array(SIZE)))
  }
}

/** The vectors of fixed sentences, in their order, each number times the scale. */
export async function fixedVectors(texts: string[]): Promise<Int8Array[]> {
  const records = known<number[]>(RECORDS, texts)
  if (records) {
    const file = readFileSync(deployed(FILE))
    return records.map((record) => vectorIn(file, record))
  }
  const all = (stored ??= read())
  const keys = texts.map(keyOf)
  const missing = [...new Set(texts.filter((_, at) => !all.has(keys[at] ?? '')))]
  await inBatches(missing, (text, vector) => all.set(keyOf(text), pack(vector)))
  if (missing.length > 0) keep(all, new Set(keys))
  return keys.map((key) => all.get(key) ?? new Int8Array(SIZE))
}

/** Where in the file each of the fixed sentences is, for the next start; all of them are there. */
export function noteRecords(texts: string[]) {
  const at = new Map([...read().keys()].map((key, record) => [key, record]))
  note(
    RECORDS,
    texts,
    texts.map((text) => at.get(keyOf(text))),
  )
}

const RECORDS = 'vectors'

/** On a developer's machine the file mends itself; where nothing can be written, it is as good without. */
function keep(known: Map<string, Int8Array>, needed: Set<string>) {
  if (process.env.LAMBDA_TASK_ROOT) return
  const records = [...needed]
    .sort()
    .flatMap((key) => [Buffer.from(key, 'latin1'), Buffer.from(known.get(key) ?? new Int8Array(SIZE))])
  try {
    writeFileSync(deployed(FILE), Buffer.concat([encoderVersion(), ...records]))
  } catch (error) {
    console.info('The assistant’s vectors could not be kept', error)
  }
}

const pack = (vector: Vector) =>
  Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * SCALE))))

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
  return texts.map((text) => recent.get(text) ?? new Float32Array(SIZE))
}
