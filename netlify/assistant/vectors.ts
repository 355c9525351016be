import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import { embed, type Vector } from './embed'
import { encoderVersion, SIZE } from './encoder'
import { isDeployed, known, note } from './made'

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
/** Batch size: of a hundred sentences embedded together, each takes a third longer than of so many. */
const BATCH = 32
/** Each sentence of a batch costs as much as the longest: those of like length together take three quarters of the time. */
const byLength = (a: string, b: string) => a.length - b.length
const isLike = (shortest: string, text: string) => text.length <= 1.25 * shortest.length + 16

const keyOf = (text: string) => createHash('sha256').update(text).digest().toString('latin1', 0, KEY)

/** The file's vectors by their keys; none, if another encoder made them. */
function read() {
  const kept = new Map<string, Buffer>()
  try {
    const file = readFileSync(deployed(FILE))
    if (!file.subarray(0, HEADER).equals(encoderVersion())) return kept
    for (let at = HEADER; at < file.length; at += RECORD)
      kept.set(file.toString('latin1', at, at + KEY), file.subarray(at + KEY, at + RECORD))
  } catch {
    // Not made yet: all of them are worked out.
  }
  return kept
}

function batchesOf(sorted: string[]) {
  const batches: string[][] = []
  for (const text of sorted) {
    const last = batches.at(-1)
    if (last && last.length < BATCH && isLike(last[0]!, text)) last.push(text)
    else batches.push([text])
  }
  return batches
}

/** Embeds sentences, each once, and hands each vector on to be kept. */
async function inBatches(texts: string[], keepOne: (text: string, vector: Vector) => void) {
  for (const part of batchesOf([...texts].sort(byLength))) {
    const vectors = await embed(part)
    part.forEach((text, index) => keepOne(text, vectors[index] ?? new Float32Array(SIZE)))
  }
}

/** A file of vectors, and how they lie in it. */
export interface Vectored {
  bytes: number
  /** Copies it. */
  readInto: (bytes: Uint8Array) => void
  first: number
  apart: number
  size: number
}

/** The vectors of fixed sentences, each number times the scale; and of each sentence which is its own. */
export async function fixedVectors(texts: () => string[]): Promise<Vectored & { records: Uint32Array }> {
  const made = known<{ records: Uint32Array }>(RECORDS, texts)
  const file = made ? undefined : await complete(texts())
  return {
    bytes: file?.length ?? statSync(deployed(FILE)).size,
    // Not read whole and copied: it would be in memory twice.
    readInto: (bytes) => (file ? bytes.set(file) : readFileInto(bytes)),
    first: HEADER + KEY,
    apart: RECORD - SIZE,
    size: SIZE,
    records: made?.records ?? recordsOf(file!, texts()),
  }
}

function readFileInto(bytes: Uint8Array) {
  const file = openSync(deployed(FILE), 'r')
  readSync(file, bytes)
  closeSync(file)
}

/** The file with all of the sentences; on a developer's machine it mends itself, and where nothing can be written it is as good without. */
async function complete(texts: string[]): Promise<Buffer> {
  const all = read()
  const needed = new Set(texts.map(keyOf))
  const missing = [...new Set(texts)].filter((text) => !all.has(keyOf(text)))
  if (missing.length === 0) return readFileSync(deployed(FILE))
  await inBatches(missing, (text, vector) => all.set(keyOf(text), pack(vector)))
  const records = [...needed]
    .sort()
    .flatMap((key) => [Buffer.from(key, 'latin1'), all.get(key) ?? Buffer.alloc(SIZE)])
  const file = Buffer.concat([encoderVersion(), ...records])
  try {
    if (!isDeployed()) writeFileSync(deployed(FILE), file)
  } catch (error) {
    console.info('The assistant’s vectors could not be kept', error)
  }
  return file
}

/** Where in the file the vector of each sentence is. */
function recordsOf(file: Buffer, texts: string[]) {
  const at = new Map<string, number>()
  for (let record = 0; HEADER + record * RECORD < file.length; record += 1)
    at.set(file.toString('latin1', HEADER + record * RECORD, HEADER + record * RECORD + KEY), record)
  return Uint32Array.from(texts, (text) => at.get(keyOf(text)) ?? 0)
}

/** Notes where each of the fixed sentences is, for the next start; all of them are there. */
export const noteRecords = (texts: () => string[]) =>
  note(RECORDS, texts, { records: recordsOf(readFileSync(deployed(FILE)), texts()) })

const RECORDS = 'vectors'

const pack = (vector: Vector) =>
  Buffer.from(Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * SCALE)))))

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
