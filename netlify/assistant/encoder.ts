import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Tokenizer } from '@huggingface/tokenizers'
import type * as Runtime from 'onnxruntime-node'
import { deployed } from '../content/site-data'

/** The sentence encoder: six transformer layers, tuned on the assistant's own examples (tuning/README.md). */
const MODEL = 'netlify/assistant/tuning/encoder.onnx'
/** How it cuts a sentence into word pieces. */
const TOKENIZER = 'netlify/assistant/tuning/tokenizer.json'

/** How many numbers an embedding has. */
export const SIZE = 384

/** What follows of a longer sentence is not read: the model knows the places of 128 word pieces. */
const MOST_PIECES = 96

// Read when it is needed and let go of: it has 23 MB.
const readModel = () => readFileSync(deployed(MODEL))

/** Which encoder it is: vectors of another cannot be compared with its own. */
export const VERSION = createHash('sha256').update(readModel()).digest()

/** Sentences in; a unit vector out for each. */
export type Encoder = (texts: string[]) => Promise<Float32Array[]>

/** Loads the encoder. Its engine is a native module, which is deployed as it is. */
export async function loadEncoder(): Promise<Encoder> {
  const { InferenceSession, Tensor } = createRequire(deployed('package.json'))(
    'onnxruntime-node',
  ) as typeof Runtime
  const session = await InferenceSession.create(readModel(), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
  })
  const piecesOf = tokenizer()
  return async (texts) => {
    const lines = texts.map(piecesOf)
    const longest = Math.max(...lines.map((line) => line.length))
    const filledWith = (numberOf: (line: number[], at: number) => number) =>
      new Tensor(
        'int64',
        BigInt64Array.from(
          lines.flatMap((line) => Array.from({ length: longest }, (_, at) => BigInt(numberOf(line, at)))),
        ),
        [lines.length, longest],
      )
    const { vectors } = await session.run({
      ids: filledWith((line, at) => line[at] ?? 0),
      mask: filledWith((line, at) => (at < line.length ? 1 : 0)),
    })
    const numbers = vectors?.data as Float32Array
    return lines.map((_, at) => numbers.slice(at * SIZE, (at + 1) * SIZE))
  }
}

/** The word pieces of a sentence, as the model's numbers, the first and last of which only mark its ends. */
export function tokenizer(): (text: string) => number[] {
  const read = new Tokenizer(JSON.parse(readFileSync(deployed(TOKENIZER), 'utf8')) as object, {})
  return (text) => read.encode(text).ids.slice(0, MOST_PIECES)
}
