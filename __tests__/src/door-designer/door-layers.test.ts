import { DEFAULT_DESIGN, HINGES, SIDE_PANELS, type Design } from '@/features/door-designer/design'
import {
  canBePhotographed,
  doorwayOf,
  isMirrored,
  PHOTOGRAPHED_WALL,
  type DoorLayers,
} from '@/features/door-designer/door-layers'
import file from '../../../data/paint/designer/designer.json'
import styles from '../../../data/door-styles.json'
import furniture from '../../../data/furniture-finishes.json'
import glass from '../../../data/glass-designs.json'

const layers = file as unknown as DoorLayers
const seen = { side: 'outside', wall: PHOTOGRAPHED_WALL } as const
const can = (part: Partial<Design>, from: DoorLayers | undefined = layers) =>
  canBePhotographed({ ...DEFAULT_DESIGN, ...part }, seen, from)

it('has layers for every style, furniture finish and glass design of the data', () => {
  for (const { slug } of styles.items) expect([slug, can({ style: slug })]).toEqual([slug, true])
  for (const { slug } of furniture.items) expect([slug, can({ furniture: slug })]).toEqual([slug, true])
  for (const { slug } of glass.items) expect([slug, can({ glass: slug })]).toEqual([slug, true])
  expect(can({ glass: null, hinge: 'right', outside: 'red', inside: 'cream', frame: 'blue' })).toBe(true)
})

it.each([
  ['a style without layers', { style: 'new' }],
  ['a finish without a tint', { furniture: 'pewter' }],
  ['a glass without a sheet', { glass: 'new' }],
] as const)('shows no photograph for %s', (_, part) => {
  expect(can(part)).toBe(false)
})

const SIDES = ['outside', 'inside'] as const
const LAYOUTS = SIDE_PANELS.flatMap((sidePanels) =>
  [false, true].flatMap((topLight) => HINGES.map((hinge) => ({ sidePanels, topLight, hinge }))),
)

it('has every style in every layout from outside', () => {
  for (const layout of LAYOUTS)
    for (const { slug } of styles.items)
      expect([slug, layout, can({ ...layout, style: slug })]).toEqual([slug, layout, true])
})

it('has what is rendered from inside, whatever the wall is outside', () => {
  const view = { side: 'inside', wall: 'render' } as const
  expect(layers.inside.styles).toContain(DEFAULT_DESIGN.style)
  for (const layout of LAYOUTS)
    for (const { slug } of styles.items) {
      const isThere = layers.inside.styles.includes(slug) && doorwayOf(layout, 'inside') in layers.doorways
      const design = { ...DEFAULT_DESIGN, ...layout, style: slug }
      expect([slug, layout, canBePhotographed(design, view, layers)]).toEqual([slug, layout, isThere])
    }
})

it('has the side panels where they were chosen, as they are seen', () => {
  for (const side of SIDES)
    for (const { hinge } of LAYOUTS) {
      const design = { hinge, sidePanels: 'left', topLight: false } as const
      const isAtLeft = doorwayOf(design, side).endsWith('left') !== isMirrored(design, side)
      // On the left as it is called from the street: on the right from the hall.
      expect([side, hinge, isAtLeft]).toEqual([side, hinge, side === 'outside'])
    }
})

it('has the leaf within every doorway', () => {
  for (const { size, at, opening } of Object.values(layers.doorways)) {
    const [x, y, width, height] = layers.crop
    const [left, top, wide, high] = opening
    expect(x + at[0]).toBeGreaterThan(left)
    expect(y + at[1]).toBeGreaterThan(top)
    expect(x + at[0] + width).toBeLessThan(left + wide)
    expect(y + at[1] + height).toBeLessThan(top + high)
    expect(left + wide).toBeLessThan(size[0])
    expect(top + high).toBeLessThan(size[1])
  }
})

it('shows no photograph of another wall, of what is missing, or without layers', () => {
  const bare = { ...layers, inside: { ...layers.inside, styles: [] } }
  expect(canBePhotographed(DEFAULT_DESIGN, { ...seen, side: 'inside' }, bare)).toBe(false)
  expect(can({ topLight: true }, { ...layers, doorways: {} })).toBe(false)
  expect(canBePhotographed(DEFAULT_DESIGN, { ...seen, wall: 'render' }, layers)).toBe(false)
  expect(canBePhotographed(DEFAULT_DESIGN, seen, undefined)).toBe(false)
})

it('shows a photograph as soon as there are layers for it', () => {
  const more = { ...layers, metals: { ...layers.metals, pewter: [0.4, 0.4, 0.4] as const } }
  expect(can({ furniture: 'pewter' }, more)).toBe(true)
})
