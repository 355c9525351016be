import { drawWindow } from '@/features/opening/draw-window'
import { stretch } from '@/features/opening/stretch'

const part = { bars: [], opens: null, colour: null, outline: null, box: [] as number[] }

const drawing = {
  width: 1200,
  height: 1000,
  folds: [],
  person: null,
  measures: [],
  labels: [],
  parts: [
    { ...part, is: 'frame', box: [0, 0, 1200, 1000] },
    { ...part, is: 'leaf', box: [50, 50, 550, 900] },
    { ...part, is: 'glass', box: [105, 105, 440, 790] },
    { ...part, is: 'leaf', box: [600, 50, 550, 900] },
    { ...part, is: 'glass', box: [655, 105, 440, 790] },
  ],
}

test('panes share what a wider window gains, and the profiles keep their width', () => {
  const [frame, leaf, left, , right] = stretch(drawing, { width: 1600, height: 1300 }).parts.map(
    ({ box }) => box,
  )
  expect(frame).toEqual([0, 0, 1600, 1300])
  expect(leaf).toEqual([50, 50, 750, 1200])
  expect(left).toEqual([105, 105, 640, 1090])
  expect(right![2]).toBe(left![2])
  expect(1600 - right![0]! - right![2]!).toBe(105)
})

test('the outline of a bay is stretched at its corners', () => {
  const bay = { ...drawing, parts: [{ ...part, is: 'leaf', outline: 'M0 90L420 0V1000L0 910Z' }] }
  const [side] = stretch(bay, { width: 840, height: 1000 }).parts
  expect(side!.outline).toBe('M0 90L840 0V1000L0 910Z')
})

test('a window narrower than its profiles still has panes', () => {
  const { parts } = stretch(drawing, { width: 300, height: 300 })
  expect(parts.every(({ box }) => box[2]! > 0 && box[3]! > 0)).toBe(true)
})

test('a window hangs where a low room’s windows do, painted, with its dimensions', () => {
  const { height, parts, measures } = drawWindow(drawing, { width: 1200, height: 1000 }, '#a8b59a')
  expect(height).toBe(1950)
  expect(measures.map(({ from, to, label }) => [from, to, label])).toEqual([
    [0, 1200, '1200mm'],
    [950, 1950, '1000mm'],
  ])
  expect(parts.filter(({ colour }) => colour === '#a8b59a').map(({ is }) => is)).toEqual([
    'frame',
    'leaf',
    'leaf',
  ])
})

test('a window as high as a door stands just above the ground', () => {
  const { height, measures } = drawWindow(drawing, { width: 1200, height: 2400 })
  expect([height, measures[1]!.from]).toEqual([2500, 100])
})
