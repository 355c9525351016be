import { DEFAULT_DESIGN, type Design } from '@/features/door-designer/design'
import { canBePhotographed, PHOTOGRAPHED_WALL, type DoorLayers } from '@/features/door-designer/door-layers'
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
  ['a side panel', { sidePanels: 'left' }],
  ['a top light', { topLight: true }],
  ['a style without layers', { style: 'new' }],
  ['a finish without a tint', { furniture: 'pewter' }],
  ['a glass without a sheet', { glass: 'new' }],
] as const)('shows no photograph for %s', (_, part) => {
  expect(can(part)).toBe(false)
})

it('shows no photograph of the inside, of another wall, or without layers', () => {
  expect(canBePhotographed(DEFAULT_DESIGN, { ...seen, side: 'inside' }, layers)).toBe(false)
  expect(canBePhotographed(DEFAULT_DESIGN, { ...seen, wall: 'render' }, layers)).toBe(false)
  expect(canBePhotographed(DEFAULT_DESIGN, seen, undefined)).toBe(false)
})

it('shows a photograph as soon as there are layers for it', () => {
  const more = { ...layers, metals: { ...layers.metals, pewter: [0.4, 0.4, 0.4] as const } }
  expect(can({ furniture: 'pewter' }, more)).toBe(true)
})
