import type { InferenceSession } from 'onnxruntime-node'
import { warmUp, type Vector } from './embed'
import { maskOf, sessionOf, SIZE, tensorOf } from './encoder'
import { softmax } from './regression'
import { leanedIn, lineOf } from './thread-words'

/**
 * What a message means behind those before it. Learnt from the conversations of knowledge/threads.jsonl, each of whose messages its writer
 * has also written out as it would stand by itself (tuning/thread.py): the encoder's first layers and four of the model's own.
 */

export interface Meaning {
  /** The conversation that it stands in. */
  thread: string
  /** The words of the messages before without which it says too little; '' where it stands by itself. */
  leaned: string
  /** What the encoder would make of it, written out; nothing where it leans on other words than the model thought. */
  vector?: Vector
  /** How likely it asks something, from 0 to 1. */
  asks: number
}

const MODEL = 'netlify/assistant/tuning/thread.onnx'

let loading: Promise<InferenceSession> | undefined

/** Loads the model ahead of the second message. */
export function threadReady() {
  loading ??= sessionOf(MODEL)
  return loading
}

/** The latest messages: a conversation comes again whole with every message. */
const recent = new Map<string, Meaning>()
const MOST_RECENT = 500

/**
 * What a message means; undefined for the first one.
 *
 * @param before - the visitor's messages before, each with what it leaned on, the latest last
 */
export async function meaningOf(before: string[], text: string): Promise<Meaning | undefined> {
  const line = lineOf(before, text)
  if (line.words.length === 0) return undefined
  const key = [...before, text].join('\n')
  const known = recent.get(key)
  if (known) return known
  const [{ early }, session] = [await warmUp(), await threadReady()]
  const { tags, asks, meant } = await session.run({
    early: await early(line.pieces),
    looks: tensorOf([line.looks]),
    mask: maskOf([line.pieces]),
  })
  const share = (of: typeof tags, at: number) =>
    softmax([...(of!.data as Float32Array).subarray(2 * at, 2 * at + 2)])[1]!
  const leaned = line.words.map(({ at }) => share(tags, at) > LEANED)
  const meaning = {
    thread: key,
    leaned: leanedIn(before, line, leaned),
    vector: meanOf(meant!.data as Float32Array),
    asks: share(asks, 0),
  }
  if (recent.size >= MOST_RECENT) recent.clear()
  recent.set(key, meaning)
  return meaning
}

const LEANED = 0.5

/** The mean of all pieces, of unit length. */
function meanOf(rows: Float32Array): Vector {
  const sum = new Float32Array(SIZE)
  rows.forEach((value, at) => (sum[at % SIZE]! += value))
  const length = Math.hypot(...sum)
  return sum.map((value) => value / length)
}
