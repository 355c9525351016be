import { estimate, inWords } from '../../studio/runner/estimate.mjs'
import { type Made } from '../../studio/runner/record.mjs'
import { type Shot } from '../../studio/runner/shots.mjs'

const shot = (picture: string, more: Partial<Shot> = {}): Shot => ({
  picture,
  topic: 'products',
  scene: 'sash',
  size: [1000, 1000],
  samples: 10,
  ...more,
})
const made = (seconds: number): Made => ({ inputs: '', file: '', seconds, size: [1000, 1000], samples: 10 })

it('is what it took last time, by pixels and samples but for the start', () => {
  const now = shot('a.jpg', { size: [2000, 1000], samples: 5 })
  expect(estimate(now, [now], { 'a.jpg': made(100) })).toBeCloseTo(100)
  expect(estimate({ ...now, samples: 20 }, [now], { 'a.jpg': made(100) })).toBeCloseTo(8 + 4 * 92)
})

it('is else the middle of what shots of the same scene took, then of any scene', () => {
  const shots = [
    shot('a.jpg'),
    shot('b.jpg'),
    shot('c.jpg'),
    shot('d.jpg'),
    shot('e.jpg', { scene: 'lantern' }),
  ]
  const record = { 'a.jpg': made(90), 'b.jpg': made(100), 'c.jpg': made(500), 'e.jpg': made(300) }
  expect(estimate(shot('d.jpg'), shots, record)).toBeCloseTo(100)
  expect(estimate(shot('f.jpg', { scene: 'street' }), shots, record)).toBeCloseTo(200)
})

it('does not take a painted picture for a render', () => {
  const painted = shot('oak.jpg', { scene: undefined, paint: 'foil' })
  const record = { 'oak.jpg': made(1) }
  expect(estimate(shot('a.jpg'), [painted, shot('a.jpg')], record)).toBe(estimate(shot('a.jpg'), [], {}))
})

it.each([
  [7.6, '8s'],
  [112, '1m52s'],
  [3599.6, '1h00m'],
  [4210, '1h10m'],
])('%p seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words)
})
