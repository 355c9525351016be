import { readFileSync } from 'node:fs'
import { deployed } from '../content/site-data'
import type { Vector } from './embed'
import { SCALE, type Vectored } from './vectors'

/** Made by the build of dots.wat (learn.ts): so many products take JavaScript ten times as long. */
export const DOTS = 'netlify/assistant/dots.wasm'

/** How fine a request's vector is cut: whole numbers of 16 bits. */
const STEPS = 4_096
const PAGE = 65_536

interface Exports {
  memory: WebAssembly.Memory
  dots: (query: number, from: number, count: number, size: number, apart: number, to: number) => void
}

/** Many vectors, one behind the other, a byte a number. */
export interface Vectors {
  bytesAt: (at: number) => Int8Array
  /**
   * The cosine of each with a unit vector.
   *
   * @param place - which of two arrays is used, each again and again
   */
  cosines: (vector: Vector, place?: 0 | 1) => Float32Array
}

/**
 * Lays vectors of one length (a multiple of 16) where their products are worked out.
 *
 * @throws when dots.wasm has not been made
 */
export async function vectorsIn({ bytes, readInto, first, apart, size }: Vectored): Promise<Vectors> {
  const count = Math.floor((bytes - first + apart) / (size + apart))
  const { memory, dots } = await load()
  // The vectors, the products, the request: each begins on a round number.
  const to = Math.ceil(bytes / 16) * 16
  const query = to + 4 * count
  memory.grow(Math.ceil((query + 2 * size) / PAGE) - 1)
  readInto(new Uint8Array(memory.buffer, 0, bytes))
  const products = new Int32Array(memory.buffer, to, count)
  const asked = new Int16Array(memory.buffer, query, size)
  const found = [new Float32Array(count), new Float32Array(count)] as const
  return {
    bytesAt: (at) => new Int8Array(memory.buffer, first + at * (size + apart), size),
    cosines(vector, place = 0) {
      for (let at = 0; at < size; at += 1) asked[at] = Math.round((vector[at] ?? 0) * STEPS)
      dots(query, first, count, size, apart, to)
      for (let at = 0; at < count; at += 1) found[place][at] = products[at]! / (SCALE * STEPS)
      return found[place]
    },
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

async function load() {
  compiled ??= WebAssembly.compile(readFileSync(deployed(DOTS)))
  const { exports } = await WebAssembly.instantiate(await compiled)
  return exports as unknown as Exports
}
