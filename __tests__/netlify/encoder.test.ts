import { embed } from '../../netlify/assistant/embed'
import { SIZE, tokenizer } from '../../netlify/assistant/encoder'

const alike = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

it('puts a question nearer one of the same meaning than one with the same words', async () => {
  const [asked, meant, worded] = (await embed([
    'the fitter never showed up this morning',
    'nobody came for our appointment',
    'what does the fitter do in the morning',
  ])) as [Float32Array, Float32Array, Float32Array]
  expect(alike(asked, meant)).toBeGreaterThan(alike(asked, worded))
})

it('gives unit vectors, the same for a sentence whatever is asked beside it', async () => {
  const [alone] = (await embed(['Do you fit roof lanterns?'])) as [Float32Array]
  const [, beside] = (await embed([
    'My neighbour had a conservatory with a tiled roof put in and we liked it very much',
    'Do you fit roof lanterns?',
  ])) as [Float32Array, Float32Array]
  expect(alone).toHaveLength(SIZE)
  expect(alike(alone, alone)).toBeCloseTo(1, 5)
  expect(alike(alone, beside)).toBeCloseTo(1, 5)
})

it('reads the beginning of a text that is longer than the model', async () => {
  const long = 'do you fit doors and windows '.repeat(200)
  expect(tokenizer()(long).length).toBeLessThanOrEqual(128)
  const [vector, blank] = (await embed([long, ' '])) as [Float32Array, Float32Array]
  expect([...vector, ...blank].every(Number.isFinite)).toBe(true)
})
