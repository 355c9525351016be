import { embed } from '../../netlify/assistant/embed'
import { tune } from '../../netlify/assistant/encoder'

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

describe('the tuning', () => {
  const layers = [
    { name: 'setting', shape: [], dtype: 'float32' },
    { name: 'layer', shape: [10, 10], dtype: 'float32' },
  ]
  const step = Buffer.alloc(4)
  step.writeFloatLE(0.5)

  it('moves each weight of a layer by its steps, and no setting', () => {
    const weights = new Float32Array(101).fill(1)
    tune(weights.buffer, layers, Buffer.concat([step, Buffer.alloc(100, 254)]))
    expect([...weights]).toEqual([1, ...Array<number>(100).fill(0)])
  })

  it('is refused by another model', () => {
    const steps = Buffer.concat([step, Buffer.alloc(120)])
    expect(() => tune(new ArrayBuffer(404), layers, steps)).toThrow(/tune it again/)
  })
})
