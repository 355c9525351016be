import page from '@data/pages/measure.json'
import { drawMeasured, stepFor, type Guide } from '@/features/measure/guide'
import { NOTHING_YET } from '@/features/measure/measured'

const section = page.sections[0] as unknown as Guide
const { kinds, sides } = section
const way = section.guide.find(({ asks }) => asks === 'way')!
const drawnFor = (kind: string, side = '') => {
  const measured = { ...NOTHING_YET, kind, side }
  return drawMeasured(stepFor(way, kinds, measured), measured, sides)
}
const size = section.guide.find(({ asks }) => asks === 'size')!
const hingesOf = ({ parts }: ReturnType<typeof drawnFor>) =>
  parts.filter(({ is }) => is === 'metal').map(({ box }) => box[0])

it('draws width and height of what was chosen, and until then of one thing throughout', () => {
  const sized = (kind: string) => stepFor(size, kinds, { ...NOTHING_YET, kind })
  const letters = kinds.map(({ name }) =>
    sized(name)
      .drawing.measures.map(({ label }) => label)
      .join(''),
  )
  expect(letters).toEqual(kinds.map(() => 'ABCDEF'))
  expect(new Set(kinds.map(({ name }) => sized(name).drawing)).size).toBe(kinds.length)
  expect(sized('').drawing).toBe(sized(kinds[0]!.name).drawing)
  expect(drawnFor('')).toEqual(drawnFor(kinds[0]!.name))
  expect(sized('Roof light').text).toMatch(/hole in the roof/)
})

it('draws which side opens of what was chosen', () => {
  expect(drawnFor('Door')).toBe(way.drawing)
  const [window, folding] = [drawnFor('Window'), drawnFor('Bi-fold or patio doors')]
  expect(window).not.toEqual(way.drawing)
  expect(folding.width).toBeGreaterThan(window.width)
})

it('has the hinges and their name at the side that was chosen', () => {
  const left = drawnFor('Window', 'Hinges on the left')
  const right = drawnFor('Window', 'Hinges on the right')
  expect(Math.max(...hingesOf(left).map(Number))).toBeLessThan(left.labels[0]!.at[0]! + 200)
  expect(left.labels[0]!.at[0]).toBeLessThan(left.labels[0]!.to[0]!)
  expect(right.labels[0]!.at[0]).toBeGreaterThan(right.labels[0]!.to[0]!)
  expect(Math.min(...hingesOf(right).map(Number))).toBeGreaterThan(Math.max(...hingesOf(left).map(Number)))
})

it('names no hinges where there are none', () => {
  const sliding = drawnFor('Door', 'Slides or folds')
  expect(hingesOf(sliding)).toEqual([])
  expect(sliding.labels).toEqual([])
})
