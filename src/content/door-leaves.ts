import { array, lazy, number, object, tuple, type InferType, type ISchema, type Schema } from 'yup'
import { choice, optionalFlag, shape, slug } from './fields'

/**
 * What a door leaf looks like, in millimetres: the one definition that the picture studio models (`studio/models`) and the
 * door designer draws. The origin is the leaf's bottom left corner seen from the street, with the hinges on the left; x
 * runs right, z runs up. Whether the parts of a leaf fit together is checked by `check-door-leaves.ts`.
 */

const millimetres = () => number().strict().integer().min(0).required()
const size = () => number().strict().integer().moreThan(0).required()

/** Left edge, bottom edge, width, height. */
const box = () =>
  tuple([millimetres(), millimetres(), size(), size()])
    .strict()
    .required()
    .typeError('${path} must be [left, bottom, width, height] in whole millimetres')

const point = () => tuple([millimetres(), millimetres()]).strict().required()

/** A list that may be left out; `optionalList` would lose the type of its entries. */
const several = <T>(of: ISchema<T>) => array(of).strict().min(1)

const panel = shape('LeafPanel', {
  /** The moulding's outer edge: bead, hollow and bevel lie inside it. */
  box: box(),
  /** Rise of an arched head, at most half the width. */
  head: size().notRequired(),
})

const bars = shape('LeafBars', {
  /** Panes across, panes up. */
  grid: tuple([size(), size()]).strict().notRequired().default(undefined),
  /** Distance of the leads of a diamond lattice. */
  lattice: size().notRequired(),
  /** Number of sectors of a fan light. */
  fan: size().notRequired(),
}).test(
  'one',
  '${path} must have exactly one of grid, lattice and fan',
  (value) => value == null || Object.values(value).filter((entry) => entry !== undefined).length === 1,
)

const light = shape('LeafLight', {
  /** Outer edge of the glazing cassette. */
  box: box(),
  /** Without a shape: a rectangle, or an arch where `head` is given. */
  shape: choice('round', 'oval', 'diamond', 'fan').notRequired(),
  head: size().notRequired(),
  /** The glass of the gallery's picture; the designer asks the visitor. */
  glass: choice('clear', 'reeded', 'stipple', 'satin'),
  bars: bars.notRequired().default(undefined),
})

export const leafStyle = shape('LeafStyle', {
  /** How the gallery's picture shows the style: colour of the leaf, of the frame, finish and kind of the furniture. */
  colour: slug(),
  frame: slug(),
  hardware: choice('chrome', 'gold', 'black'),
  handle: choice('lever', 'bar'),
  /** A flat skin without the joints of stiles and rails. */
  flush: optionalFlag(),
  panels: several(panel),
  lights: several(light),
  /** Fields of upright boards with V grooves; the pitch is rounded to whole boards. */
  boards: several(shape('LeafBoards', { box: box(), pitch: size() })),
  /** Level battens on top of boards. */
  ledges: several(shape('LeafLedge', { box: box() })),
  /** Slanting battens on top of boards, by the ends of their centre lines: x, z, x, z. */
  braces: several(tuple([millimetres(), millimetres(), millimetres(), millimetres()]).strict().required()),
  /** Straight grooves in the face, or steel inlays. */
  lines: several(shape('LeafLine', { from: point(), to: point(), metal: optionalFlag() })),
  /** Height of the joint between the two halves of a stable door. The lever then sits at least 150 mm below it. */
  split: size().notRequired(),
  /** Height of the middle of the letterplate; without it the style has none. */
  letterplate: size().notRequired(),
  /** Height of the knocker; the spyhole is above it. */
  knocker: size().notRequired(),
})

/** A map from slug to style. yup has no such type, so the shape is made from the keys that are there. */
const bySlug = (of: Schema) =>
  lazy((value: unknown) => {
    const keys = value && typeof value === 'object' ? Object.keys(value) : []
    return object(Object.fromEntries(keys.map((key) => [key, of])))
      .strict()
      .required()
  })

export const doorLeaves = shape('DoorLeavesFile', {
  /** Width and height of every leaf. */
  leaf: tuple([size(), size()]).strict().required(),
  furniture: shape('LeafFurniture', {
    /** Middle of the lever's backplate: x, z. */
    lever: point(),
    /** Bar handle: x, lower end, upper end. */
    bar: tuple([size(), size(), size()]).strict().required(),
    /** Middle of the cylinder's rose beside a bar. */
    escutcheon: point(),
    /** Width and height of the letterplate, which is centred on the leaf. */
    letterplate: point(),
    /** How far the spyhole is above the knocker. */
    spyhole: size(),
  }),
  /** The 37 styles of data/door-styles.json. */
  catalogue: bySlug(leafStyle),
  /** The five styles of data/offer-styles.json. */
  offers: bySlug(leafStyle),
})

export type LeafStyle = InferType<typeof leafStyle>
export type LeafLight = InferType<typeof light>
export type LeafBox = LeafLight['box']

export interface DoorLeaves {
  leaf: [number, number]
  furniture: InferType<typeof doorLeaves>['furniture']
  catalogue: Record<string, LeafStyle>
  offers: Record<string, LeafStyle>
}
