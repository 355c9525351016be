import { doorCatalogue as catalogue, doorLeaves as leaves } from '@/features/door-designer/catalogue'
import { DEFAULT_DESIGN, type Design } from '@/features/door-designer/design'
import { doorSize, drawDoor } from '@/features/door-designer/drawing/draw-door'
import { glassTiles } from '@/features/door-designer/drawing/glass'
import { randomDesigns } from './random-design'

const MOST = 60_000
const draw = (part: Partial<Design>, options?: Parameters<typeof drawDoor>[3]) =>
  drawDoor({ ...DEFAULT_DESIGN, ...part }, leaves, catalogue, options)

/** What is wrong with the markup: tags that do not close, ids that stand twice or nowhere, odd numbers, inline style. */
function faultsOf(svg: string) {
  const stack: string[] = []
  const faults: string[] = []
  for (const [tag, close, name = '', rest = ''] of svg.matchAll(
    /<(\/?)([A-Za-z]+)((?:[^<>"]|"[^"<>]*")*)>/g,
  )) {
    if (close) {
      if (stack.pop() !== name) faults.push(`unexpected ${tag}`)
    } else if (!rest.endsWith('/')) stack.push(name)
  }
  if (stack.length > 0) faults.push(`not closed: ${stack.join(' ')}`)
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)
  const known = new Set(ids)
  if (known.size < ids.length) faults.push('an id stands twice')
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]*)/g))
    if (!known.has(id!)) faults.push(`nothing has the id ${id}`)
  const odd = /NaN|undefined|Infinity|null|§|\son\w+=|\sstyle=|<style|<script/.exec(svg)
  if (odd) faults.push(`contains ${odd[0]}`)
  if (svg.length > MOST) faults.push(`weighs ${svg.length}`)
  return faults
}

/** The drawing without its text equivalent, which differs anyway. */
const pictureOf = (svg: string) => svg.slice(svg.indexOf('>') + 1)

it('draws each of the 37 × 18 × 19 doors well formed, and each unlike its neighbours', () => {
  const glasses = [...catalogue.glass.keys()]
  let drawn = 0
  let lastStyle: string[] = []
  for (const { slug: style, glazed } of catalogue.styles.values()) {
    let lastColour: string[] = []
    let firstColour: string[] = []
    for (const outside of catalogue.colours.keys()) {
      const row = glasses.map((glass) => {
        const svg = draw({ style, outside, glass })
        const faults = faultsOf(svg)
        if (faults.length > 0) throw new Error(`${style} ${outside} ${glass}: ${faults.join(', ')}`)
        return pictureOf(svg)
      })
      drawn += row.length
      // Glass shows where there is some; colour and style always do.
      expect(new Set(row).size).toBe(glazed ? glasses.length : 1)
      expect(row.filter((picture, index) => picture === lastColour[index])).toEqual([])
      if (firstColour.length === 0) firstColour = row
      lastColour = row
    }
    expect(firstColour.filter((picture, index) => picture === lastStyle[index])).toEqual([])
    lastStyle = firstColour
  }
  expect(drawn).toBe(37 * 18 * 19)
})

it('draws any design well formed, from both sides', () => {
  const next = randomDesigns(catalogue, 11)
  for (let run = 0; run < 400; run += 1) {
    const design = next()
    for (const side of ['outside', 'inside'] as const)
      expect([design, faultsOf(drawDoor(design, leaves, catalogue, { side }))]).toEqual([design, []])
  }
})

it('has a pattern of its own for every glass design', () => {
  expect(Object.keys(glassTiles).sort()).toEqual([...catalogue.glass.keys()].sort())
  const tiles = Object.values(glassTiles).map((tile) => tile().markup)
  expect(new Set(tiles).size).toBe(19)
})

it.each<[keyof Design, Partial<Design>]>([
  ['frame', { frame: 'black' }],
  ['furniture', { furniture: 'gold' }],
  ['hinge', { hinge: 'right' }],
  ['sidePanels', { sidePanels: 'left' }],
  ['topLight', { topLight: true }],
  ['glass', { glass: null }],
])('shows the choice of %s', (_, part) => {
  expect(pictureOf(draw(part))).not.toBe(pictureOf(draw({})))
})

it('shows the inside colour from inside only', () => {
  const inside = (colour: string) => pictureOf(draw({ inside: colour }, { side: 'inside' }))
  expect(pictureOf(draw({ inside: 'red' }))).toBe(pictureOf(draw({})))
  expect(inside('red')).not.toBe(inside('white'))
})

it('keeps ids of two drawings apart, whatever they begin with', () => {
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)
  const [one, two] = [idsOf(draw({}, { id: ':r1:' })), idsOf(draw({}, { id: ':r2:' }))]
  expect(one.filter((id) => two.includes(id))).toEqual([])
  expect(one.every((id) => /^r1-[\w-]+$/.test(id))).toBe(true)
})

it('is the same drawing every time', () => {
  expect(draw({ glass: 'oak' })).toBe(draw({ glass: 'oak' }))
})

it('tells what it shows', () => {
  expect(draw({})).toMatch(/^<svg [^>]*role="img" aria-label="Kent composite door in [^"]+\.">/)
})

it('measures the whole door set', () => {
  expect(doorSize(DEFAULT_DESIGN, leaves)).toEqual({ width: 1002, height: 2096, leafX: 54, leafY: 54 })
  const wide = doorSize({ ...DEFAULT_DESIGN, sidePanels: 'both', topLight: true }, leaves)
  expect(wide).toEqual({ width: 1902, height: 2471, leafX: 504, leafY: 429 })
})

it('draws something even for a design from another catalogue', () => {
  const odd = draw({ style: 'gone', outside: 'gone', frame: 'gone', furniture: 'gone', glass: 'gone' })
  expect(faultsOf(odd)).toEqual([])
})
