import type { DrawingData, PartData } from '@/components/drawing/drawing-data'
import { inMillimetres } from '@/lib/length'
import type { Size } from './fit'
import { stretch } from './stretch'

/** Where a window’s head is, in a room low enough to leave little bare wall below it, and the lowest sill, in millimetres. */
const HEAD = 1950
const LEAST_SILL = 100
/** Room beside the window in which the person stands, in millimetres. */
const ROOM = 900
/** The ground runs on to the edges of the plate. */
const GROUND: PartData = {
  is: 'line',
  box: [],
  outline: 'M-20000 0H40000',
  bars: [],
  opens: null,
  colour: null,
}

/**
 * A window in its wall, to scale, beside a person.
 *
 * @param hex - the colour of its frame and sashes
 */
export function drawWindow(layout: DrawingData, size: Size, hex?: string): DrawingData {
  const sill = Math.max(HEAD - size.height, LEAST_SILL)
  const { parts } = stretch(layout, size)
  return {
    width: size.width + ROOM,
    height: sill + size.height,
    folds: [],
    labels: [],
    person: size.width + ROOM * 0.6,
    parts: [GROUND, ...parts.map((part) => ({ ...raised(part, sill), ...painted(part, hex) }))],
    measures: [
      { along: 'top', from: 0, to: size.width, at: null, label: inMillimetres(size.width) },
      { along: 'left', from: sill, to: sill + size.height, at: null, label: inMillimetres(size.height) },
    ],
  }
}

function raised(part: PartData, by: number): PartData {
  const { box, outline } = part
  if (outline === null) return { ...part, box: box.map((value, index) => (index === 1 ? value + by : value)) }
  const higher = outline
    .replace(/V(\d+)/g, (_, y: string) => `V${Number(y) + by}`)
    .replace(/([ML]\d+) (\d+)/g, (_, x: string, y: string) => `${x} ${Number(y) + by}`)
  return { ...part, outline: higher }
}

function painted({ is }: PartData, colour?: string) {
  return colour && (is === 'frame' || is === 'leaf') ? { colour } : {}
}
