import { readFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import type { Vector } from './embed'
import { SCALE } from './vectors'

/** Made by the build of dots.wat (learn.ts): so many products take JavaScript ten times as long. */
export const DOTS = 'netlify/assistant/dots.wasm'

/** How fine a request's vector is cut: whole numbers of 16 bits. */
const STEPS = 4_096
const PAGE = 65_536

interface Exports {
  memory: WebAssembly.Memory
  dots: (query: number, from: number, count: number, size: number, to: number) => void
}

/** Many vectors, one behind the other, a byte a number. */
export interface Vectors {
  bytes: Int8Array
  /** The cosine of each with a unit vector; the array is used again at the next call. */
  cosines: (vector: Vector) => Float32Array
}

/**
 * Lays vectors of one length (a multiple of 16) where their products are worked out.
 *
 * @throws when dots.wasm has not been made
 */
export async function vectorsIn(parts: Int8Array[]): Promise<Vectors> {
  const size = parts[0]?.length ?? 0
  const count = parts.length
  const { memory, dots } = await load()
  // The vectors, the products, the request: each begins on a round number.
  const [to, query] = [size * count, size * count + 4 * count]
  memory.grow(Math.ceil((query + 2 * size) / PAGE) - 1)
  const bytes = new Int8Array(memory.buffer, 0, size * count)
  parts.forEach((part, at) => bytes.set(part, at * size))
  const products = new Int32Array(memory.buffer, to, count)
  const asked = new Int16Array(memory.buffer, query, size)
  const found = new Float32Array(count)
  return {
    bytes,
    cosines(vector) {
      for (let at = 0; at < size; at += 1) asked[at] = Math.round((vector[at] ?? 0) * STEPS)
      dots(query, 0, count, size, to)
      for (let at = 0; at < count; at += 1) found[at] = products[at]! / (SCALE * STEPS)
      return found
    },
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

async function load() {
  compiled ??= WebAssembly.compile(readFileSync(deployed(DOTS)))
  const { exports } = await WebAssembly.instantiate(await compiled)
  return exports as unknown as Exports
}
