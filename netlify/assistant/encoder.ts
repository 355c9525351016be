import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Tokenizer } from '@huggingface/tokenizers'
import type * as Runtime from 'onnxruntime-node'
import { deployed } from '../content/site-data'

/**
 * The sentence encoder: six transformer layers, tuned on the assistant's own examples (tuning/README.md). The first two are a file of their
 * own, as other models begin with them: of a whole one the engine works all out, whatever it is asked for.
 */
const MODELS = ['netlify/assistant/tuning/encoder-first.onnx', 'netlify/assistant/tuning/encoder-last.onnx']
/** How it cuts a sentence into word pieces. */
const TOKENIZER = 'netlify/assistant/tuning/tokenizer.json'

/** How many numbers an embedding has. */
export const SIZE = 384

/** What follows of a longer sentence is not read: the model knows the places of 128 word pieces. */
const MOST_PIECES = 96

let version: Buffer | undefined

/** Which encoder it is (32 bytes): vectors of another cannot be compared with its own. */
export function encoderVersion() {
  version ??= createHash('sha256')
    .update(Buffer.concat(MODELS.map((model) => readFileSync(deployed(model)))))
    .digest()
  return version
}

export interface Encoder {
  /** Sentences in; a unit vector out for each. */
  vectors: (texts: string[]) => Promise<Float32Array[]>
  /** Word pieces in, with the marks at their ends; what the first layers make of each. */
  early: (pieces: number[]) => Promise<Runtime.Tensor>
}

// Its engine is a native module, which is deployed as it is.
const runtime = () => createRequire(deployed('package.json'))('onnxruntime-node') as typeof Runtime

/**
 * A model, ready to be run on one thread: a function has no more.
 *
 * @param model - its path in the repository; read here, it would be in memory twice
 */
export const sessionOf = (model: string) =>
  runtime().InferenceSession.create(deployed(model), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
  })

/** Rows of numbers as the models take them, the shorter ones filled up. */
export function tensorOf(rows: number[][], numberOf = (row: number[], at: number) => row[at] ?? 0) {
  const longest = Math.max(...rows.map((row) => row.length))
  const numbers = rows.flatMap((row) => Array.from({ length: longest }, (_, at) => BigInt(numberOf(row, at))))
  return new (runtime().Tensor)('int64', BigInt64Array.from(numbers), [rows.length, longest])
}

/** 1 for a piece, 0 for what fills a row up. */
export const maskOf = (rows: number[][]) => tensorOf(rows, (row, at) => (at < row.length ? 1 : 0))

/** Loads the encoder. */
export async function loadEncoder(): Promise<Encoder> {
  const [first, last] = await Promise.all(MODELS.map(sessionOf))
  const piecesOf = tokenizer()
  const early = async (ids: Runtime.Tensor, mask: Runtime.Tensor) => (await first!.run({ ids, mask })).early!
  return {
    vectors: async (texts) => {
      const rows = texts.map(piecesOf)
      const mask = maskOf(rows)
      const { vectors } = await last!.run({ early: await early(tensorOf(rows), mask), mask })
      const numbers = vectors!.data as Float32Array
      return texts.map((_, at) => numbers.slice(at * SIZE, (at + 1) * SIZE))
    },
    early: (pieces) => early(tensorOf([pieces]), maskOf([pieces])),
  }
}

/** The word pieces of a sentence, as the model's numbers, the first and last of which only mark its ends. */
export function tokenizer(): (text: string) => number[] {
  const read = (shared ??= new Tokenizer(JSON.parse(readFileSync(deployed(TOKENIZER), 'utf8')) as object, {}))
  return (text) => read.encode(text).ids.slice(0, MOST_PIECES)
}

/** Thirty thousand pieces of words: one for all who cut. */
let shared: Tokenizer | undefined
