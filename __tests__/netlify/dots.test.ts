import { vectorsIn } from '../../netlify/assistant/dots'
import { SCALE } from '../../netlify/assistant/vectors'

const SIZE = 32
const unit = (seed: number) => {
  const values = Float32Array.from({ length: SIZE }, (_, at) => Math.sin(seed + at * 1.7))
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}
/** As they lie in a file: behind a head, each behind a key. */
const HEAD = 5
const KEY = 3
const fileOf = (vectors: Float32Array[]) => {
  const bytes = new Int8Array(HEAD + vectors.length * (KEY + SIZE)).fill(99)
  vectors.forEach((vector, at) =>
    bytes.set(
      vector.map((value) => Math.round(value * SCALE)),
      HEAD + KEY + at * (KEY + SIZE),
    ),
  )
  return {
    bytes: bytes.length,
    readInto: (into: Uint8Array) => into.set(new Uint8Array(bytes.buffer)),
    first: HEAD + KEY,
    apart: KEY,
    size: SIZE,
  }
}
const cosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0)

it('gives the cosine of a vector with each of many', async () => {
  const many = [1, 2, 3, 4, 5].map(unit)
  const { cosines, bytesAt } = await vectorsIn(fileOf(many))
  expect(bytesAt(2)[1]).toBe(Math.round(many[2]![1]! * SCALE))
  for (const asked of [unit(3), unit(9)]) {
    const found = [...cosines(asked)]
    many.forEach((one, at) => expect(found[at]).toBeCloseTo(cosine(one, asked), 2))
  }
  expect(cosines(unit(3))[2]).toBeCloseTo(1, 2)
})

it('keeps two sets apart', async () => {
  const [one, other] = await Promise.all([vectorsIn(fileOf([unit(1)])), vectorsIn(fileOf([unit(2)]))])
  expect(one.cosines(unit(1))[0]).toBeCloseTo(1, 2)
  expect(other.cosines(unit(2))[0]).toBeCloseTo(1, 2)
})
