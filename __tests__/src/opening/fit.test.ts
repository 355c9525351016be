import { fillData } from '@/content/fill-data'
import { readData } from '@/content/read-data'
import { stackOf, type DoorLook } from '@/features/opening/door-look'
import { drawOpening } from '@/features/opening/draw-opening'
import { countsOf, fit, limitsOf, type DoorRange } from '@/features/opening/fit'
import { describeOpening, verdict } from '@/features/opening/sayings'

const NONE = {
  ...{ widest: null, lowest: null, highest: null, narrowestPanel: null, widestPanel: null },
  ...{ widestPair: null, note: null, colour: null, panels: [] },
}
const ranges = rangesOf('/doors/upvc-french')
const [sliding, patio, french, folding] = ranges as [DoorRange, DoorRange, DoorRange, DoorRange]

/** As the page of a product has them. */
function rangesOf(path: string): DoorRange[] {
  const files = new Map(readData('data').map(({ file, value }) => [file, value]))
  const page = [...fillData(files).values()].find((value) => (value as { path?: string }).path === path)
  const { sections } = page as { sections: { type: string; openings: object[] }[] }
  return sections
    .find(({ type }) => type === 'opening')!
    .openings.map((range) => ({ ...NONE, ...range }) as unknown as DoorRange)
}

it('compares what slides, what swings and what folds, with the layouts of the page', () => {
  expect(ranges.map(({ to }) => to)).toEqual([
    '/doors/aluminium-sliding',
    '/doors/upvc-patio',
    '/doors/upvc-french',
    '/doors/aluminium-bifolding',
  ])
  expect(folding.layouts).toHaveLength(33)
  expect(countsOf(folding)).toEqual([2, 3, 4, 5, 6, 7])
})

it.each([
  ['a sash of at least 600mm', { width: 1100, height: 2100 }, 'Too narrow', []],
  ['two to four sashes in 2.4m', { width: 2400, height: 2100 }, undefined, [2, 3, 4]],
  ['three or more where two would be too wide', { width: 5100, height: 2100 }, undefined, [3, 4, 6]],
  ['six sashes at most', { width: 15_100, height: 2100 }, 'Too wide', []],
  ['a sash of at least 1500mm in height', { width: 2400, height: 1400 }, 'Too low', []],
  ['a sash of 3000mm at most in height', { width: 2400, height: 3001 }, 'Too high', []],
])('sliding doors: %s', (_what, size, problem, counts) => {
  const result = fit(sliding, size)
  expect(result.counts).toEqual(counts)
  if (problem) expect(result.problem?.full).toMatch(problem)
  else expect(result.problem).toBeUndefined()
})

it.each([
  [2400, [3, 4, 5]],
  [8000, [7]],
  [8001, []],
])('bi-folding doors %imm wide have %j panels', (width, counts) => {
  expect(fit(folding, { width, height: 2100 }).counts).toEqual(counts)
})

it('says what fits and how, and what would fit instead', () => {
  const wide = { width: 8500, height: 2100 }
  expect(verdict(folding, ranges, { width: 3600, height: 2100 }, 4)).toBe(
    'It fits: 4 panels of about 0.9m each. All fold to one side, or some to each side.',
  )
  const layout = (said: string) => verdict(folding, ranges, { width: 3600, height: 2100 }, 4, undefined, said)
  expect(layout('3 + 1')).toMatch(/each\. Seen from above, 3 fold to the left and 1 to the right\.$/)
  expect(layout('0 + 4')).toMatch(/All fold to the right\.$/)
  // Chosen for another number of panels.
  expect(layout('2 + 1')).toMatch(/or some to each side\.$/)
  expect(verdict(folding, ranges, wide, 7)).toBe(
    'Too wide for aluminium bi-folding doors, which go up to 8m. Aluminium sliding doors fit.',
  )
  expect(verdict(patio, ranges, wide, 2)).toMatch(/^Drawn with 2 panes .* We confirm the size of/)
  expect(describeOpening(french, { width: 1800, height: 2100 }, 2)).toBe(
    'uPVC French doors for an opening 1800mm wide and 2100mm high (1.8m by 2.1m), 2 leaves.',
  )
})

it('lists the limits of the data, and invents none', () => {
  expect(limitsOf(sliding)).toEqual({ width: '0.6m to 2.5m each sash', height: '1.5m to 3m' })
  expect(limitsOf(folding)).toEqual({ width: 'Up to 8m', height: 'Up to 3m' })
  expect(limitsOf(french)).toEqual({ width: 'Ask us', height: 'Ask us' })
})

it('draws panels that fill the opening, and an opening that is too large dashed around the largest door', () => {
  const fitting = drawOpening(sliding, { width: 2400, height: 2100 }, 2)
  expect(fitting.parts.filter(({ is }) => is === 'glass').map(({ opens }) => opens)).toEqual([
    null,
    'slide-left',
  ])
  const three = drawOpening(sliding, { width: 5400, height: 2100 }, 3)
  expect(three.parts.filter(({ is }) => is === 'glass').map(({ opens }) => opens)).toEqual([
    null,
    'slide-left',
    null,
  ])
  // Where two meet one stile hides the other; at the frame each is seen whole.
  const [first, second] = three.parts.filter(({ is }) => is === 'glass').map(({ box }) => box)
  const [frameToGlass, glassToGlass] = [first![0]! - 60, second![0]! - first![0]! - first![2]!]
  expect(glassToGlass).toBeCloseTo(frameToGlass)
  const wide = drawOpening(folding, { width: 9000, height: 2100 }, 7)
  expect(wide.parts.find(({ is }) => is === 'frame')!.box).toEqual([0, 0, 8000, 2100])
  expect(wide.parts.at(-1)).toMatchObject({ is: 'hint', outline: 'M0 0H9000V2100H0Z' })
  const sides = drawOpening(french, { width: 3000, height: 2100 }, 2)
  expect(sides.parts.filter(({ is, opens }) => is === 'glass' && opens === null)).toHaveLength(2)
})

describe('what is chosen of a door beside its size', () => {
  const size = { width: 2000, height: 2100 }
  const boxes = (look: DoorLook, is: string) =>
    drawOpening(french, size, 2, look).parts.filter((part) => part.is === is)

  it('is drawn: panels in the leaves, fixed panels beside them, a light above', () => {
    expect(boxes({}, 'panel')).toHaveLength(0)
    expect(boxes({ leaf: 'half' }, 'panel')).toHaveLength(2)
    expect(boxes({ leaf: 'panel' }, 'panel')).toHaveLength(4)
    // One bar upright and three across in each leaf, in the colour of its frame.
    const barred = boxes({ leaf: 'barred', hex: '#123456' }, 'leaf')
    expect(barred).toHaveLength(boxes({}, 'leaf').length + 2 * 4)
    expect(new Set(barred.map(({ colour }) => colour))).toEqual(new Set(['#123456']))
    expect(boxes({ beside: 'right' }, 'leaf')).toHaveLength(3)
    expect(boxes({ beside: 'both' }, 'leaf')).toHaveLength(4)
    expect(boxes({ above: true }, 'glass')).toHaveLength(boxes({}, 'glass').length + 1)
  })

  it('fills the opening, and every part stays within it', () => {
    for (const look of [{ beside: 'both' }, { beside: 'right', above: true }] as const) {
      for (const { box } of boxes(look, 'leaf')) {
        expect(box[0]! + box[2]!).toBeLessThanOrEqual(size.width)
        expect(box[1]! + box[3]!).toBeLessThanOrEqual(size.height)
      }
    }
  })

  it('has the finish of the page, and says how wide the leaves become', () => {
    expect(boxes({ hex: '#123456' }, 'frame')[0]!.colour).toBe('#123456')
    expect(verdict(french, ranges, size, 2, { beside: 'both' })).toMatch(/2 leaves of about 0\.58m each/)
  })

  it('slides to the side that is chosen', () => {
    const opens = (slides: 'left' | 'right') =>
      drawOpening(patio, { width: 2400, height: 2100 }, 2, { slides })
        .parts.filter(({ is }) => is === 'glass')
        .map((part) => part.opens)
    expect(opens('left')).toEqual([null, 'slide-left'])
    expect(opens('right')).toEqual(['slide-right', null])
  })

  it('folds to the sides that the layout names', () => {
    const opens = (layout: string) =>
      drawOpening(folding, { width: 4000, height: 2100 }, 4, { stacksLeft: stackOf(layout) })
        .parts.filter(({ is }) => is === 'glass')
        .map((part) => part.opens?.replace('hinge-', ''))
    expect(opens('folding 2 + 2')).toEqual(['left', 'left', 'right', 'right'])
    expect(opens('3 + 1')).toEqual(['left', 'left', 'left', 'right'])
    expect(opens('0 + 4')).toEqual(['right', 'right', 'right', 'right'])
    expect(stackOf('two lights')).toBeUndefined()
  })

  it('stands in what a quote is asked for', () => {
    expect(describeOpening(french, size, 2, 'in Cream Foil, half glazed style')).toMatch(
      /2 leaves, in Cream Foil, half glazed style\.$/,
    )
  })
})
