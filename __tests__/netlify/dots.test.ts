import { vectorsIn } from '../../netlify/assistant/dots'
import { SCALE } from '../../netlify/assistant/vectors'

const SIZE = 32
const unit = (seed: number) => {
  const values = Float32Array.from({ length: SIZE }, (_, at) => Math.sin(seed + at * 1.7))
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}
const packed = (vector: Float32Array) => Int8Array.from(vector, (value) => Math.round(value * SCALE))
const cosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0)

it('gives the cosine of a vector with each of many', async () => {
  const many = [1, 2, 3, 4, 5].map(unit)
  const { cosines, bytes } = await vectorsIn(many.map(packed))
  expect(bytes).toHaveLength(5 * SIZE)
  for (const asked of [unit(3), unit(9)]) {
    const found = [...cosines(asked)]
    many.forEach((one, at) => expect(found[at]).toBeCloseTo(cosine(one, asked), 2))
  }
  expect(cosines(unit(3))[2]).toBeCloseTo(1, 2)
})

it('keeps two sets apart', async () => {
  const [one, other] = await Promise.all([vectorsIn([packed(unit(1))]), vectorsIn([packed(unit(2))])])
  expect(one.cosines(unit(1))[0]).toBeCloseTo(1, 2)
  expect(other.cosines(unit(2))[0]).toBeCloseTo(1, 2)
})
