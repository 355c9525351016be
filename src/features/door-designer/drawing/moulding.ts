import { bandOf, edgesOf, facing, type Edge, type Outline } from './outline'
import { ACROSS, levelOf, roundLevels } from './shade'
import { ID, mm, paint, type Sheet } from './template'

/** A band of a moulding, from one inset to the next. Tilted up it faces outwards, tilted down inwards. */
interface Band {
  from: number
  to: number
  /** Degrees. */
  tilt: number
  /** Light that neighbours take from a flat band, in levels. */
  dim?: number
}

/** A bead that stands proud, a hollow, and the bevel of the raised field. */
export const PANEL: Band[] = [
  { from: -2, to: 0, tilt: 0, dim: -5 },
  { from: 0, to: 7, tilt: 36 },
  { from: 7, to: 12, tilt: 6 },
  { from: 12, to: 29, tilt: -38 },
  { from: 29, to: 40, tilt: 0, dim: -4 },
  { from: 40, to: 42, tilt: 42 },
  { from: 42, to: 68, tilt: 20 },
]

/** The frame that holds a glazed unit. */
export const CASSETTE: Band[] = [
  { from: -2, to: 0, tilt: 0, dim: -6 },
  { from: 0, to: 6, tilt: 50 },
  { from: 6, to: 19, tilt: 3 },
  { from: 19, to: 25, tilt: -16 },
  { from: 25, to: 33, tilt: -48 },
]

/** Depth from the cassette's outer edge to the visible pane. */
export const CASSETTE_DEPTH = 33

/** The bead round a field of boards. */
export const BOARD_TRIM: Band[] = [
  { from: -9, to: -7, tilt: 0, dim: -4 },
  { from: -7, to: -2, tilt: 38 },
  { from: -2, to: 2, tilt: 0 },
  { from: 2, to: 8, tilt: -38 },
]

/** The shadow seam and rounded edge of a batten. */
export const BATTEN: Band[] = [
  { from: -2, to: 0, tilt: 0, dim: -8 },
  { from: 0, to: 6, tilt: 40 },
]

/** The outer frame, from the wall to the gap round the leaf. */
export const FRAME: Band[] = [
  { from: 0, to: 4, tilt: 45 },
  { from: 4, to: 30, tilt: 0 },
  { from: 30, to: 36, tilt: -24 },
  { from: 36, to: 44, tilt: -48 },
  { from: 44, to: 50, tilt: -20, dim: -2 },
  { from: 50, to: 54, tilt: 0, dim: -17 },
]

export const FRAME_DEPTH = 54

/**
 * Adds a moulding that runs round an outline to a sheet.
 *
 * @param scale narrows the moulding of small parts
 */
export function addMoulding(sheet: Sheet, outline: Outline, bands: Band[], of: 'd' | 'f', scale = 1) {
  for (const { from, to, tilt, dim = 0 } of bands) {
    const outer = edgesOf(outline, from * scale)
    const inner = edgesOf(outline, to * scale)
    outer.forEach((edge, index) => {
      sheet.add(fillOf(sheet, edge, tilt, dim, of), bandOf(edge, inner[index]!))
    })
  }
}

function fillOf(sheet: Sheet, edge: Edge, tilt: number, dim: number, of: 'd' | 'f') {
  if (!edge.round || tilt === 0) {
    const [nx, ny] = facing(edge.from, edge.to)
    return paint(of, levelOf(nx, ny, tilt) + dim)
  }
  const { cx, cy, rx, ry } = edge.round
  const line = [cx - ACROSS.x * rx, cy - ACROSS.y * ry, cx + ACROSS.x * rx, cy + ACROSS.y * ry].map(mm)
  const id = sheet.define(
    `${line.join()} ${tilt}`,
    (own) =>
      `<linearGradient id="${own}" gradientUnits="userSpaceOnUse" x1="${line[0]}" y1="${line[1]}" x2="${line[2]}" y2="${line[3]}">${roundLevels(
        tilt,
      )
        .map((level, index) => `<stop offset="${index / 2}" stop-color="${paint(of, level + dim)}"/>`)
        .join('')}</linearGradient>`,
  )
  return `url(#${id})`
}

/** A definition's address for `fill`, `clip-path` and the like. */
export function by(name: string) {
  return `url(#${ID}-${name})`
}
