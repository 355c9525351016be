import { gainOf } from '@/features/door-designer/photo-light'

const corners = [
  [40, 20],
  [60, 20],
  [60, 100],
  [40, 100],
] as const
const picture = (beside: readonly number[], door = [255, 0, 255]) =>
  new Uint8ClampedArray(
    Array.from({ length: 100 }, (_, i) => [...(i % 10 >= 4 && i % 10 < 6 ? door : beside), 255]).flat(),
  )

it('darkens the door beside a dark wall and lightens it beside a bright one, within bounds', () => {
  const dark = gainOf(picture([20, 18, 16]), 10, 10, corners)
  const bright = gainOf(picture([250, 250, 250]), 10, 10, corners)
  expect(dark).toEqual([0.72, 0.72, 0.72])
  expect(bright[0]).toBeGreaterThan(1)
  expect(Math.max(...bright)).toBe(1.25)
})

it('takes the colour of the light from the wall, not from the door', () => {
  const [red, , blue] = gainOf(picture([150, 150, 170]), 10, 10, corners)
  expect(blue).toBeGreaterThan(red)
  expect(gainOf(picture([150, 150, 170], [0, 0, 0]), 10, 10, corners)).toEqual(
    gainOf(picture([150, 150, 170]), 10, 10, corners),
  )
})

it('leaves the door as it is when it fills the photograph', () => {
  const all = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ] as const
  expect(gainOf(picture([20, 20, 20]), 10, 10, all)).toEqual([1, 1, 1])
})
