import type { LeafFace } from './leaf-layout'
import { levelGrain } from './grain'
import { addMoulding, BATTEN } from './moulding'
import { edgesOf, pathOf, rectangle, type Outline } from './outline'
import { mm, paint, type Sheet } from './template'

const BRACE = 104
const CAST = 0.26

/** What stands proud of the leaf: ledges, braces, the drip bar of a stable door, the weather bar. */
export function battens(sheet: Sheet, leaf: LeafFace, outer: boolean) {
  for (const { x, y, width, height } of leaf.ledges) addBatten(sheet, rectangle(x, y, width, height), 1)
  for (const [x0, y0, x1, y1] of leaf.braces) addBatten(sheet, braceOf(x0, y0, x1, y1), 0.6)
  if (leaf.split !== undefined) addSplit(sheet, leaf.split, leaf.width, outer)
  if (outer) addWeatherBar(sheet, leaf.width, leaf.height)
  return sheet.take() + levelGrain(leaf.ledges)
}

function addBatten(sheet: Sheet, outline: Outline, lift: number) {
  const edges = edgesOf(outline)
  sheet.add('#000', pathOf(edges, 10 * lift, 13 * lift), CAST)
  sheet.add(paint('d', 1), pathOf(edges))
  addMoulding(sheet, outline, BATTEN, 'd')
}

function braceOf(x0: number, y0: number, x1: number, y1: number): Outline {
  // Clockwise whichever way the brace leans.
  const [ax, ay, bx, by] = x0 < x1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [((by - ay) / length) * (BRACE / 2), (-(bx - ax) / length) * (BRACE / 2)]
  return {
    kind: 'polygon',
    points: [
      [ax + nx, ay + ny],
      [bx + nx, by + ny],
      [bx - nx, by - ny],
      [ax - nx, ay - ny],
    ],
  }
}

function addSplit(sheet: Sheet, y: number, width: number, outer: boolean) {
  sheet.add('#0b0b0b', `M0 ${mm(y - 3)}h${width}v6h-${width}Z`)
  if (!outer) return
  const [x, wide] = [12, width - 24]
  sheet.add('#000', `M${x + 6} ${mm(y - 6)}h${wide - 4}v20h-${wide - 4}Z`, CAST)
  addProfile(sheet, x, y - 34, wide, [
    [6, 5],
    [18, 0],
    [6, -8],
  ])
}

/** The sloping bar that throws rain off the foot of the leaf. */
function addWeatherBar(sheet: Sheet, width: number, height: number) {
  const [x, wide] = [10, width - 20]
  sheet.add('#000', `M${x + 6} ${height - 52}h${wide - 4}v24h-${wide - 4}Z`, CAST)
  addProfile(sheet, x, height - 92, wide, [
    [3, -4],
    [27, 6],
    [8, -3],
    [4, -12],
  ])
}

/** Level strips under each other: [height, level]. */
function addProfile(sheet: Sheet, x: number, y: number, width: number, strips: [number, number][]) {
  let top = y
  for (const [height, level] of strips) {
    sheet.add(paint('d', level), `M${x} ${mm(top)}h${width}v${height}h-${width}Z`)
    top += height
  }
}
