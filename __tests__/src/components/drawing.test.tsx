import { render, screen } from '@testing-library/react'
import { Drawing, HALF } from '@/components/drawing/drawing'
import type { DrawingData } from '@/components/drawing/drawing-data'
import { foldPlan } from '@/components/drawing/fold-plan'

const nothing = { folds: [], person: null, parts: [], measures: [], labels: [] }
const part = { outline: null, bars: [], opens: null, colour: null }

/** A window one metre wide and two high, with what a test adds. */
function show(more: Partial<DrawingData>, extent?: { width: number; height: number }) {
  const drawing = { ...nothing, width: 1000, height: 2000, ...more }
  const { container } = render(<Drawing drawing={drawing} room={HALF} extent={extent} />)
  return container.querySelector('svg')!
}

const paths = (svg: SVGElement) => [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'))

it('counts upwards from the foot of what is drawn', () => {
  const svg = show({ parts: [{ ...part, is: 'glass', box: [100, 200, 300, 400] }] })
  expect(svg.querySelector('rect')!.getAttribute('y')).toBe('1400')
})

it('lets the dashed lines meet at the hinges', () => {
  const svg = show({ parts: [{ ...part, is: 'glass', box: [0, 0, 1000, 2000], opens: 'hinge-left' }] })
  expect(paths(svg)).toEqual(['M1000 0L0 1000L1000 2000'])
})

it('has somebody walk towards the middle of what is drawn, behind it', () => {
  const pane = { ...part, is: 'glass', box: [0, 0, 100, 100] }
  const turned = (person: number) => {
    const svg = show({ person, parts: [pane] })
    expect(svg.querySelector('path')!.compareDocumentPosition(svg.querySelector('rect')!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    return svg.querySelector('path')!.getAttribute('transform')
  }
  expect(turned(200)).toMatch(/^translate\(200 2000\) scale\(5/)
  expect(turned(800)).toMatch(/^translate\(800 2000\) scale\(-5/)
})

it('lays a floor upon its wall, and has whoever stands there in front of both', () => {
  const ground = (colour: string | null) => ({
    ...part,
    is: 'wall',
    box: [],
    outline: 'M0 0H900V900H0Z',
    colour,
  })
  const svg = show({ person: 500, parts: [ground(null), ground('#faf8f4')] })
  const fills = [...svg.querySelectorAll('g > path, svg > path')].map((path) => path.getAttribute('fill'))
  expect(fills.filter(Boolean).at(-1)).toBe('#faf8f4')
  expect(
    svg.querySelector('svg > path')!.compareDocumentPosition(svg.querySelector('[fill="#faf8f4"]')!),
  ).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

it('divides a pane into as many panes as the data say', () => {
  const svg = show({ parts: [{ ...part, is: 'glass', box: [0, 0, 1000, 2000], bars: [2, 3] }] })
  expect(paths(svg)[0]!.match(/M/g)).toHaveLength(1 + 2)
})

it('writes each dimension, and says in words what it shows', () => {
  const measures = [{ along: 'bottom', from: 0, to: 1000, at: null, label: '1000mm' }]
  render(<Drawing drawing={{ ...nothing, width: 1000, height: 2000, measures }} room={HALF} alt="A window" />)
  expect(screen.getByRole('img', { name: 'A window' })).toHaveTextContent('1000mm')
})

it('has a dimension where the tape runs, inside what is drawn, and no room for it beside', () => {
  const measures = [{ along: 'top', from: 100, to: 900, at: 1500, label: 'A' }]
  const svg = show({ measures })
  expect(paths(svg)[0]).toMatch(/^M100 500H900/)
  expect(svg.getAttribute('viewBox')).toBe(show({}).getAttribute('viewBox'))
})

it('has the words of lines that cross inside it between the crossings', () => {
  const across = { along: 'top', from: 0, to: 900, at: 1000, label: 'A' }
  const upright = { along: 'left', from: 0, to: 1800, at: 450, label: 'D' }
  const svg = show({ measures: [across, upright] })
  const [first, second] = svg.querySelectorAll('text')
  expect(first).toHaveAttribute('x', '300')
  expect(second!.getAttribute('transform')).toContain('translate(450 800)')
})

it('lays a wall in courses', () => {
  const svg = show({ parts: [{ ...part, is: 'brick', box: [], outline: 'M0 0H1000V2000H0Z' }] })
  const { id } = svg.querySelector('pattern')!
  expect(svg.querySelector(`[fill="url(#${id})"]`)).toHaveAttribute('d', 'M0 0H1000V2000H0Z')
})

it('is silent where the words beside it say what it shows', () => {
  expect(show({})).toHaveAttribute('aria-hidden', 'true')
})

it('stands in a scale that it shares, at the middle and on the ground', () => {
  const [x, y, width, height] = show({}, { width: 3000, height: 2500 })
    .getAttribute('viewBox')!
    .split(' ')
    .map(Number)
  expect(width).toBeGreaterThan(3000)
  expect(x! + width! / 2).toBeCloseTo(500, 0)
  expect(y).toBeLessThan(-500)
  expect(y! + height!).toBeGreaterThanOrEqual(2000)
})

describe('folding panels from above', () => {
  const corners = (outline: string | null) => outline!.match(/[ML]/g)!.length

  it('has a zigzag at either end, one line for each panel', () => {
    const [track, left, right] = foldPlan(3, 2, 5000)
    expect(track!.box.slice(0, 3)).toEqual([0, 0, 5000])
    expect(corners(left!.outline)).toBe(3 + 1)
    expect(corners(right!.outline)).toBe(2 + 1)
    expect(left!.outline).toMatch(/^M0 /)
    expect(right!.outline).toMatch(/^M5000 /)
  })

  it('has none where no panel stacks', () => {
    expect(foldPlan(0, 4, 4000)).toHaveLength(2)
  })
})
