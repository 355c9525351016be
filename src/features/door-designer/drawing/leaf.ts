import { battens } from './battens'
import { bars } from './bars'
import { grainOf } from './grain'
import type { LeafFace, Rect } from './leaf-layout'
import { addMoulding, BOARD_TRIM, by, CASSETTE, CASSETTE_DEPTH, PANEL } from './moulding'
import { edgesOf, pathOf, rectangle } from './outline'
import { levelOf } from './shade'
import { ID, mm, paint, type Sheet } from './template'

/** Panels and cassettes narrower than this have narrower mouldings. */
const FULL_PANEL = 240
const FULL_CASSETTE = 150
const STILE = 112
const GROOVE = 7
const TONES = [0, -1, 0, -2, -1, 0, -1, -2]

/**
 * A leaf without its furniture: skin, boards, mouldings, glass, battens.
 *
 * @param scope names the clip path of the panes
 * @param outer whether this is the face to the street
 */
export function drawLeaf(sheet: Sheet, leaf: LeafFace, scope: string, outer: boolean) {
  const { width, height } = leaf
  const rails = leaf.flush ? [] : railsOf(leaf)
  const face = `<path fill="${paint('d')}" d="M0 0H${width}V${height}H0Z"/>`
  for (const field of leaf.boards) addBoards(sheet, field)
  for (const { y, height: depth } of rails) addJoints(sheet, y, depth, width)
  const skin = sheet.take()
  for (const panel of leaf.panels) addMoulding(sheet, panel.outline, PANEL, 'd', scaleOf(panel, FULL_PANEL))
  for (const pane of leaf.panes) addMoulding(sheet, pane.outline, CASSETTE, 'd', scaleOf(pane, FULL_CASSETTE))
  for (const line of leaf.lines) if (!line.metal) addGroove(sheet, line)
  const mouldings = sheet.take()
  for (const line of leaf.lines) if (line.metal) addInlay(sheet, line)
  const inlays = sheet.take()
  return [
    face,
    skin,
    mouldings,
    grainOf(rails, width, height),
    inlays,
    leaf.panes.length > 0 ? glass(sheet, leaf, scope) : '',
    battens(sheet, leaf, outer),
    light(width, height),
  ].join('')
}

function scaleOf({ width, height }: Rect, full: number) {
  return Math.min(1, Math.min(width, height) / full)
}

/** V grooves between the boards of a field, and the bead round it. */
function addBoards(sheet: Sheet, { x, y, width, height, count }: Rect & { count: number }) {
  // No two boards are of quite the same tone.
  for (let index = 0; index < count; index += 1)
    sheet.add(
      paint('d', TONES[index % TONES.length]),
      `M${mm(x + (width * index) / count)} ${y}h${mm(width / count)}v${height}h-${mm(width / count)}Z`,
    )
  for (let index = 1; index < count; index += 1) {
    const middle = x + (width * index) / count
    const strip = (left: number, wide: number) => `M${mm(left)} ${y}h${wide}v${height}h-${wide}Z`
    sheet.add(paint('d', levelOf(1, 0, 42)), strip(middle - GROOVE, GROOVE))
    sheet.add(paint('d', levelOf(-1, 0, 42)), strip(middle, GROOVE))
    sheet.add(paint('d', -15), strip(middle - 2, 4))
  }
  addMoulding(sheet, rectangle(x, y, width, height), BOARD_TRIM, 'd')
}

/** The fine joints of a rail with the stiles beside it. */
function addJoints(sheet: Sheet, y: number, depth: number, width: number) {
  for (const x of [STILE, width - STILE]) sheet.add(paint('d', -4), `M${x - 1} ${y}h2v${mm(depth)}h-2Z`)
}

/** Bands of the middle free of any part, whose grain lies level. */
function railsOf({ height, panels, panes, boards }: LeafFace) {
  const busy = [...panels, ...panes, ...boards].sort((a, b) => a.y - b.y)
  const rails: { y: number; height: number }[] = []
  let edge = 0
  for (const { y, height: depth } of [...busy, { y: height, height: 0 }]) {
    if (y - edge > 40) rails.push({ y: edge, height: y - edge })
    edge = Math.max(edge, y + depth)
  }
  return rails
}

/** A groove sawn into the face, its lower edge in the light. */
function addGroove(sheet: Sheet, line: Rect) {
  sheet.add(paint('d', -16), alongside(line, -3.5, 7))
  sheet.add(paint('d', 5), alongside(line, 3.5, 2))
}

/** A steel strip let into the face. */
function addInlay(sheet: Sheet, line: Rect) {
  sheet.add('#6f7375', alongside(line, -6, 12))
  sheet.add('#c9cdcf', alongside(line, -5, 8))
  sheet.add('#eef0f1', alongside(line, -4, 3))
}

/** A strip beside a level or an upright line. */
function alongside({ x, y, width, height }: Rect, offset: number, thick: number) {
  return width >= height
    ? `M${x} ${y + offset}h${width}v${thick}h-${width}Z`
    : `M${x + offset} ${y}h${thick}v${height}h-${thick}Z`
}

/** The hall behind, seen through the panes; their bars; and the shadow that each cassette casts on its pane. */
function glass(sheet: Sheet, { panes, width, height }: LeafFace, scope: string) {
  const clear = panes.map((pane) => {
    const depth = CASSETTE_DEPTH * scaleOf(pane, FULL_CASSETTE)
    return { pane, depth, edges: edgesOf(pane.outline, depth) }
  })
  const outline = clear.map(({ edges }) => pathOf(edges)).join('')
  const shadow = clear.map(({ edges }) => pathOf(edges) + pathOf(edges, 7, 9)).join('')
  return [
    `<clipPath id="${scope}"><path d="${outline}"/></clipPath><g clip-path="url(#${scope})">`,
    pane(0, 0, width, height),
    ...clear.map(({ pane: { bars: kind }, edges }) => bars(sheet, kind, edges)),
    `<path fill="#000" fill-opacity=".34" fill-rule="evenodd" d="${shadow}"/></g>`,
  ].join('')
}

/** The view through the glass of an area, to be clipped; the area is at most as large as a leaf. */
export function pane(x: number, y: number, width: number, height: number) {
  const area = `d="M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h-${mm(width)}Z"`
  return `<use href="#${ID}-scene" x="${mm(x)}" y="${mm(y)}"/><path fill="${by('glass')}" ${area}/>`
}

/** Daylight falling off across the leaf, and the shadow of the frame that stands in front of it. */
function light(width: number, height: number) {
  return [
    `<path fill="${by('daylight')}" d="M0 0H${width}V${height}H0Z"/>`,
    `<path fill="#000" fill-opacity=".2" d="M0 0H${width}V9H7V${height}H0Z"/>`,
    `<path fill="#000" fill-opacity=".12" d="M0 0H${width}V20H15V${height}H0Z"/>`,
  ].join('')
}
