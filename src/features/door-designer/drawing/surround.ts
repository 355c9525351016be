import { pane } from './leaf'
import { addMoulding, FRAME, FRAME_DEPTH } from './moulding'
import { edgesOf, pathOf, rectangle } from './outline'
import { ID, mm, paint, type Sheet } from './template'

/** How far the leaf's foot is above the ground. */
const THRESHOLD = 30
/** What is between the frames of a side panel: with them it is two bricks wide, as the studio builds it. */
const SIDE_PANEL = 342
/** Five courses. */
const TOP_LIGHT = 375
const MULLION_GLASS = 46

export interface DoorSize {
  /** Millimetres over the frames. */
  width: number
  height: number
  /** Where the leaf's top left corner is. */
  leafX: number
  leafY: number
}

interface Surround {
  leaf: readonly [number, number]
  left: boolean
  right: boolean
  top: boolean
}

/** Size of the whole door set, and the place of the leaf in it. */
export function sizeOf({ leaf: [width, height], left, right, top }: Surround): DoorSize {
  const side = SIDE_PANEL + 2 * FRAME_DEPTH
  const above = top ? TOP_LIGHT : 0
  return {
    width: width + 2 * FRAME_DEPTH + (left ? side : 0) + (right ? side : 0),
    height: above + FRAME_DEPTH + height + THRESHOLD,
    leafX: FRAME_DEPTH + (left ? side : 0),
    leafY: above + FRAME_DEPTH,
  }
}

/** Frames, threshold, side panels and top lights, all in the frame's colour: everything round the leaf. */
export function drawSurround(sheet: Sheet, surround: Surround) {
  const { leaf, left, right, top } = surround
  const { width, height, leafX, leafY } = sizeOf(surround)
  const columns = [
    ...(left ? [{ x: 0, width: leafX - FRAME_DEPTH }] : []),
    { x: leafX - FRAME_DEPTH, width: leaf[0] + 2 * FRAME_DEPTH },
    ...(right ? [{ x: leafX + leaf[0] + FRAME_DEPTH, width: SIDE_PANEL + 2 * FRAME_DEPTH }] : []),
  ]
  const doorTop = leafY - FRAME_DEPTH
  const parts = [`<clipPath id="${ID}-set"><path d="M0 0H${width}V${height}H0Z"/></clipPath>`]
  for (const [index, column] of columns.entries()) {
    const isLeaf = column.x === leafX - FRAME_DEPTH
    const tall = height - doorTop - THRESHOLD
    // A door's frame has no lower rail: it would begin where the drawing ends.
    addFrame(sheet, column.x, doorTop, column.width, tall + (isLeaf ? FRAME_DEPTH : 0))
    if (top) addFrame(sheet, column.x, 0, column.width, doorTop)
    parts.push(`<g clip-path="url(#${ID}-set)">${sheet.take()}</g>`)
    if (top) parts.push(glazed(column.x, 0, column.width, doorTop, `t${index}`))
    if (!isLeaf) parts.push(glazed(column.x, doorTop, column.width, tall, `s${index}`))
  }
  return parts.join('') + threshold(width, height)
}

function addFrame(sheet: Sheet, x: number, y: number, width: number, height: number) {
  sheet.add(paint('f'), `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h-${mm(width)}Z`)
  addMoulding(sheet, rectangle(x, y, width, height), FRAME, 'f')
}

/** The glass of a side panel or top light, and the shadow that its frame casts. */
function glazed(x: number, y: number, width: number, height: number, scope: string) {
  const inner = rectangle(
    x + MULLION_GLASS,
    y + MULLION_GLASS,
    width - 2 * MULLION_GLASS,
    height - 2 * MULLION_GLASS,
  )
  const edges = edgesOf(inner)
  const id = `${ID}-${scope}`
  return [
    `<clipPath id="${id}"><path d="${pathOf(edges)}"/></clipPath><g clip-path="url(#${id})">`,
    pane(x, y, width, height),
    `<path fill="#000" fill-opacity=".34" fill-rule="evenodd" d="${pathOf(edges)}${pathOf(edges, 8, 10)}"/></g>`,
  ].join('')
}

/** The aluminium sill that the leaf closes on. */
function threshold(width: number, height: number) {
  const strip = (y: number, tall: number, colour: string) =>
    `<path fill="${colour}" d="M0 ${mm(height - y)}h${mm(width)}v${tall}h-${mm(width)}Z"/>`
  return [
    strip(THRESHOLD, 5, '#55595b'),
    strip(THRESHOLD - 5, 4, '#d4d7d8'),
    strip(THRESHOLD - 9, 12, '#a9adaf'),
    strip(9, 3, '#7d8183'),
    strip(6, 6, '#5d6163'),
  ].join('')
}
