/**
 * What the build leaves for the start of a function, in one file: a line of JSON, and behind it columns of numbers, which are read where
 * they lie. As JSON all of it took a fifth of the start and as much memory again.
 */

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array }
type Type = keyof typeof TYPES
type Column = InstanceType<(typeof TYPES)[Type]>

/** Where a column lies behind the JSON. */
interface Place {
  column: Type
  at: number
  length: number
}

/** What is kept: an object, whose fields are columns or anything that JSON can say. */
export type Fields = Record<string, unknown>

/** Every column begins where a number of 8 bytes may. */
const STEP = 8
const rounded = (length: number) => Math.ceil(length / STEP) * STEP

const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value)
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'column' in value

/** A file of objects by their names. */
export function packed(objects: Record<string, Fields>): Buffer {
  const columns: Column[] = []
  let end = 0
  const placed = (value: unknown) => {
    if (!isColumn(value)) return value
    columns.push(value)
    const at = end
    end += rounded(value.byteLength)
    return { column: value.constructor.name as Type, at, length: value.length } satisfies Place
  }
  const json = JSON.stringify(mapped(objects, placed))
  const length = rounded(Buffer.byteLength(json) + STEP)
  const head = Buffer.alloc(length, ' ')
  head.writeUInt32LE(length)
  head.write(json, STEP)
  const bodies = columns.map((column) => {
    const body = Buffer.alloc(rounded(column.byteLength))
    body.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength))
    return body
  })
  return Buffer.concat([head, ...bodies])
}

/** The objects of such a file; their columns are parts of it. */
export function unpacked({ buffer, byteOffset }: Buffer): Record<string, Fields> {
  const head = Buffer.from(buffer, byteOffset, STEP).readUInt32LE()
  const json = Buffer.from(buffer, byteOffset + STEP, head - STEP).toString()
  return mapped(JSON.parse(json) as Record<string, Fields>, (value) =>
    isPlace(value)
      ? new TYPES[value.column](buffer as ArrayBuffer, byteOffset + head + value.at, value.length)
      : value,
  )
}

const mapped = (objects: Record<string, Fields>, field: (value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(objects).map(([name, fields]) => [
      name,
      Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, field(value)])),
    ]),
  )

/** Texts one behind the other, in UTF-8, and where each ends. */
interface Texts {
  bytes: Uint8Array
  ends: Uint32Array
}

/** Puts texts behind each other. */
export function textsOf(texts: string[]): Texts {
  const each = texts.map((text) => Buffer.from(text))
  return { bytes: new Uint8Array(Buffer.concat(each)), ends: endsOf(each) }
}

/** One of them, made a string only when it is asked for. */
export function textAt({ bytes, ends }: Texts, at: number) {
  const from = ends[at - 1] ?? 0
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, (ends[at] ?? from) - from).toString()
}

/** Lists of whole numbers, each under a word. */
interface Lists {
  words: string[]
  ends: Uint32Array
  numbers: Uint32Array
}

/** Puts lists behind each other. */
export const listsOf = (lists: Map<string, number[]>): Lists => ({
  words: [...lists.keys()],
  ends: endsOf([...lists.values()]),
  numbers: Uint32Array.from([...lists.values()].flat()),
})

/** What finds the list of a word. */
export function finderOf({ words, ends, numbers }: Lists) {
  const places = new Map(words.map((word, at) => [word, at]))
  return (word: string) => {
    const at = places.get(word)
    return at === undefined ? undefined : numbers.subarray(ends[at - 1] ?? 0, ends[at])
  }
}

function endsOf(parts: { length: number }[]) {
  let end = 0
  return Uint32Array.from(parts, ({ length }) => (end += length))
}
