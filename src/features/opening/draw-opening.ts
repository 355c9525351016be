import type { DrawingData, PartData } from '@/components/drawing/drawing-data'
import { inMillimetres } from '@/lib/length'
import { doorWidth, type DoorLook } from './door-look'
import { fit, type DoorRange, type Size } from './fit'

const none = { outline: null, bars: [], opens: null, colour: null }

const FRAME = 60
const STILE = 85
/** Room beside the door in which the person stands, in millimetres. */
const ROOM = 1000
/** How much of a door's height a light above it takes, and how high up a leaf its lock rail lies. */
const TOP_LIGHT = 0.17
const LOCK_RAIL = 0.42
/** They run on to the edges of the plate. */
const WALL = 'M-20000 0H40000V40000H-20000Z'
const GROUND = 'M-20000 0H40000'
/** No drawing is lower than the person in it. */
const LEAST_HEIGHT = 1900

/**
 * A door in an opening, to scale, beside a person. An opening that the range cannot fill is drawn dashed, with the nearest door
 * that can be made.
 *
 * @param count - into how many panels it is divided
 * @param look - what is chosen of it beside its size
 * @param isInWall - with the bricks around it, where it is the page's own product
 */
export function drawOpening(
  range: DoorRange,
  size: Size,
  count: number,
  look: DoorLook = {},
  isInWall = false,
): DrawingData {
  const { nearest, problem } = fit(range, size)
  const width = Math.max(size.width, nearest.width)
  return {
    width: width + ROOM,
    height: Math.max(size.height, nearest.height, LEAST_HEIGHT),
    folds: [],
    labels: [],
    person: width + ROOM * 0.6,
    parts: [
      ...(isInWall ? [{ ...none, is: 'brick', box: [], outline: WALL }] : []),
      { ...none, is: 'line', box: [], outline: GROUND },
      ...door(range, nearest, count, look),
      ...(problem ? [dashed(size)] : []),
    ],
    measures: [
      { along: 'top', from: 0, to: size.width, at: null, label: inMillimetres(size.width) },
      { along: 'left', from: 0, to: size.height, at: null, label: inMillimetres(size.height) },
    ],
  }
}

/** The doors by themselves. */
export function drawDoors(range: DoorRange, size: Size, count: number, look: DoorLook): DrawingData {
  const drawn = { folds: [], labels: [], measures: [], person: null }
  const { width, height } = size
  return { width, height, ...drawn, parts: door(range, { width, height }, count, look) }
}

function dashed({ width, height }: Size): PartData {
  return { ...none, is: 'hint', box: [], outline: `M0 0H${width}V${height}H0Z` }
}

function door(range: DoorRange, size: Size, count: number, look: DoorLook): PartData[] {
  const { way } = range
  const { width, height } = size
  const colour = look.hex ?? range.colour
  const inner = doorWidth(range, size, look)
  const rest = width - inner
  const left = look.beside === 'left' ? rest : look.beside === 'right' ? 0 : rest / 2
  const sides = [
    { x: 0, width: left },
    { x: left + inner, width: rest - left },
  ].filter((side) => side.width > 0)
  const top = look.above ? Math.round(height * TOP_LIGHT) : 0
  const each = (inner - 2 * FRAME) / count
  const leaves = { height: height - top, colour }
  return [
    { ...none, is: 'frame', box: [0, 0, width, height], colour },
    ...(top > 0 ? light([FRAME, height - top, width - 2 * FRAME, top - FRAME], colour) : []),
    ...sides.flatMap((side) => pane({ ...leaves, ...side })),
    ...Array.from({ length: count }, (_, index) => index).flatMap((index) =>
      pane({
        ...leaves,
        x: left + FRAME + index * each,
        width: each,
        // Where sashes slide past each other, one stile hides the other.
        behind: way === 'slide' ? { left: index > 0, right: index < count - 1 } : undefined,
        opens: OPENS[way as keyof typeof OPENS](index, count, look),
        leaf: look.leaf,
      }),
    ),
  ]
}

/** How each panel opens, as the drawings of the data have it: outer sashes stay, leaves and panels hang from the sides. */
const OPENS = {
  slide(index: number, count: number, { slides }: DoorLook): string | null {
    // Three stand on two tracks: the one in the middle passes behind its neighbour.
    if (count === 3) return index === 1 ? `slide-${slides ?? 'left'}` : null
    const isPair = count > 3 && count % 2 === 0
    if (slides === 'right' && !isPair) return index === count - 1 ? null : 'slide-right'
    if (index === 0 || (isPair && index === count - 1)) return null
    return isPair && index >= count / 2 ? 'slide-right' : 'slide-left'
  },
  swing: (index: number) => (index === 0 ? 'hinge-left' : 'hinge-right'),
  // The dashes point to the side at which a panel stacks.
  fold(index: number, count: number, { stacksLeft }: DoorLook) {
    return index < (stacksLeft ?? Math.ceil(count / 2)) ? 'hinge-left' : 'hinge-right'
  },
}

interface Pane {
  x: number
  width: number
  height: number
  colour: string | null
  opens?: string | null
  leaf?: string | null | undefined
  /** At which sides its stile and its neighbour's are seen as one. */
  behind?: { left: boolean; right: boolean } | undefined
}

function pane({ x, width, height, colour, opens = null, leaf = null, behind }: Pane): PartData[] {
  const stile = Math.min(STILE, width / 4)
  const left = behind?.left ? stile / 2 : stile
  const right = behind?.right ? stile / 2 : stile
  const [bottom, high] = [FRAME, height - 2 * FRAME]
  const whole = [x, bottom, width, high]
  const inside = (from: number, to: number) => [
    x + left,
    bottom + stile + from * (high - 2 * stile),
    width - left - right,
    (to - from) * (high - 2 * stile),
  ]
  const frame: PartData = { ...none, is: 'leaf', box: whole, colour }
  if (leaf !== 'half' && leaf !== 'panel') {
    const glass = inside(0, 1)
    if (leaf !== 'barred') return [frame, { ...none, is: 'glass', box: glass, opens }]
    // Over the bars: how the leaf opens.
    return [
      frame,
      { ...none, is: 'glass', box: glass },
      ...barsIn(glass, colour),
      { ...none, is: 'line', box: glass, opens },
    ]
  }
  const upper = leaf === 'half' ? 'glass' : 'panel'
  return [
    frame,
    { ...none, is: 'panel', box: inside(0, LOCK_RAIL - 0.03), colour },
    { ...none, is: upper, box: inside(LOCK_RAIL + 0.03, 1), colour: upper === 'panel' ? colour : null },
    // Over both: how the leaf opens.
    { ...none, is: 'line', box: whole, opens },
  ]
}

/** Width of a glazing bar, and how many panes it makes across and up. */
const BAR = 24
const PANES = { across: 2, up: 4 }

/** Georgian bars, in the colour of the frame. */
function barsIn([x = 0, bottom = 0, width = 0, height = 0]: number[], colour: string | null): PartData[] {
  const line = (box: number[]): PartData => ({ ...none, is: 'leaf', box, colour })
  const between = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) / count)
  return [
    ...between(PANES.across).map((share) => line([x + share * width - BAR / 2, bottom, BAR, height])),
    ...between(PANES.up).map((share) => line([x, bottom + share * height - BAR / 2, width, BAR])),
  ]
}

/** A fixed light. */
function light([x = 0, bottom = 0, width = 0, height = 0]: number[], colour: string | null): PartData[] {
  const stile = Math.min(STILE, height / 4)
  return [
    { ...none, is: 'leaf', box: [x, bottom, width, height], colour },
    { ...none, is: 'glass', box: [x + stile, bottom + stile, width - 2 * stile, height - 2 * stile] },
  ]
}
