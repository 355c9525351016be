import { dragged, fetchOrder, inWords, nearest } from '@/components/open-it/positions'

const STOPS = [
  { frame: 0, label: 'Closed' },
  { frame: 8, label: 'Tilted' },
  { frame: 23, label: 'Turned' },
]

it('names a stop, and between stops both of them', () => {
  expect([0, 8, 23].map((frame) => inWords(frame, STOPS))).toEqual(['Closed', 'Tilted', 'Turned'])
  expect(inWords(3, STOPS)).toBe('Between Closed and Tilted')
  expect(inWords(22, STOPS)).toBe('Between Tilted and Turned')
})

it('follows a drag from where it began, and stops at the first and the last frame', () => {
  expect(dragged(0, 400, 500, 23)).toBe(23)
  expect(dragged(10, 0, 500, 23)).toBe(10)
  expect(dragged(10, -40, 500, 23)).toBe(8)
  expect(dragged(10, -500, 500, 23)).toBe(0)
  expect(dragged(10, 900, 500, 23)).toBe(23)
})

it('fetches each frame once, the last one early', () => {
  const order = fetchOrder(23)
  expect(order.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 23 }, (_, nth) => nth + 1))
  expect(order.indexOf(23)).toBeLessThan(6)
})

it('shows the nearest frame that has come, and the first picture before any has', () => {
  const has =
    (...frames: number[]) =>
    (frame: number) =>
      frames.includes(frame)
  expect(nearest(10, has(), 0)).toBe(0)
  expect(nearest(10, has(4, 12), 0)).toBe(12)
  expect(nearest(10, has(10, 11), 0)).toBe(10)
  expect(nearest(1, has(), 23)).toBe(23)
  expect(nearest(22, has(20), 23)).toBe(23)
})
