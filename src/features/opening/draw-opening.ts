import type { DrawingData, PartData } from '@/components/drawing/drawing-data'
import { inMillimetres } from '@/lib/length'
import { fit, type DoorRange, type Size } from './fit'
import { doorWidth } from './sayings'

const none = { outline: null, bars: [], opens: null, colour: null }

const FRAME = 60
const STILE = 85
/** Room beside the door in which the person stands, in millimetres. */
const ROOM = 1000
/** It runs on to the edges of the plate. */
const GROUND = 'M-20000 0H40000'
/** No drawing is lower than the person in it. */
const LEAST_HEIGHT = 1900

/**
 * A door in an opening, to scale, beside a person. An opening that the range cannot fill is drawn dashed, with the nearest door
 * that can be made.
 *
 * @param count - into how many panels it is divided
 */
export function drawOpening(range: DoorRange, size: Size, count: number): DrawingData {
  const { nearest, problem } = fit(range, size)
  const width = Math.max(size.width, nearest.width)
  return {
    width: width + ROOM,
    height: Math.max(size.height, nearest.height, LEAST_HEIGHT),
    folds: [],
    labels: [],
    person: width + ROOM * 0.6,
    parts: [
      { ...none, is: 'line', box: [], outline: GROUND },
      ...door(range, nearest, count),
      ...(problem ? [dashed(size)] : []),
    ],
    measures: [
      { along: 'top', from: 0, to: size.width, at: null, label: inMillimetres(size.width) },
      { along: 'left', from: 0, to: size.height, at: null, label: inMillimetres(size.height) },
    ],
  }
}

function dashed({ width, height }: Size): PartData {
  return { ...none, is: 'hint', box: [], outline: `M0 0H${width}V${height}H0Z` }
}

function door(range: DoorRange, { width, height }: Size, count: number): PartData[] {
  const { colour, way } = range
  const inner = doorWidth(range, { width, height })
  const side = (width - inner) / 2
  const sides = side > 0 ? [0, width - side] : []
  const each = (inner - 2 * FRAME) / count
  return [
    { ...none, is: 'frame', box: [0, 0, width, height], colour },
    ...sides.flatMap((x) => pane({ x, width: side, height, colour })),
    ...Array.from({ length: count }, (_, index) => index).flatMap((index) =>
      pane({
        x: side + FRAME + index * each,
        width: each,
        height,
        colour,
        opens: OPENS[way as keyof typeof OPENS](index, count),
      }),
    ),
  ]
}

/** How each panel opens, as the drawings of the data have it: outer sashes stay, leaves and panels hang from the sides. */
const OPENS = {
  slide(index: number, count: number) {
    const isPair = count > 3 && count % 2 === 0
    if (index === 0 || (isPair && index === count - 1)) return null
    return isPair && index >= count / 2 ? 'slide-right' : 'slide-left'
  },
  swing: (index: number) => (index === 0 ? 'hinge-left' : 'hinge-right'),
  fold: (index: number) => (index % 2 === 0 ? 'hinge-left' : 'hinge-right'),
}

interface Pane {
  x: number
  width: number
  height: number
  colour: string | null
  opens?: string | null
}

function pane({ x, width, height, colour, opens = null }: Pane): PartData[] {
  const stile = Math.min(STILE, width / 4)
  const [bottom, high] = [FRAME, height - 2 * FRAME]
  return [
    { ...none, is: 'leaf', box: [x, bottom, width, high], colour },
    { ...none, is: 'glass', box: [x + stile, bottom + stile, width - 2 * stile, high - 2 * stile], opens },
  ]
}
