import { mm } from './template'

/** Outlines of panels and panes in millimetres, y down, walked clockwise as seen. */

type Point = readonly [number, number]

export type Outline =
  | { kind: 'polygon'; points: Point[] }
  | { kind: 'arch'; x: number; y: number; width: number; height: number; rise: number }
  | { kind: 'ellipse'; cx: number; cy: number; rx: number; ry: number }
  /** Half an ellipse on a level base. */
  | { kind: 'fan'; cx: number; base: number; rx: number; ry: number }

export interface Edge {
  from: Point
  to: Point
  /** The ellipse that the edge runs along; without it the edge is straight. */
  round?: { cx: number; cy: number; rx: number; ry: number }
}

export function rectangle(x: number, y: number, width: number, height: number): Outline {
  return {
    kind: 'polygon',
    points: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
  }
}

/** The edges of an outline drawn in by `inset`; edge for edge the same at every inset. */
export function edgesOf(outline: Outline, inset = 0): Edge[] {
  switch (outline.kind) {
    case 'polygon':
      return closed(offsetPolygon(outline.points, inset))
    case 'arch':
      return archEdges(outline, inset)
    case 'ellipse': {
      const { cx, cy } = outline
      const [rx, ry] = [outline.rx - inset, outline.ry - inset]
      const round = { cx, cy, rx, ry }
      const [left, right]: Point[] = [
        [cx - rx, cy],
        [cx + rx, cy],
      ]
      return [
        { from: left!, to: right!, round },
        { from: right!, to: left!, round },
      ]
    }
    case 'fan': {
      const { cx, base } = outline
      const [rx, ry] = [outline.rx - inset, outline.ry - inset]
      const half = rx * Math.sqrt(Math.max(0, 1 - (inset / ry) ** 2))
      const [left, right]: Point[] = [
        [cx - half, base - inset],
        [cx + half, base - inset],
      ]
      return [
        { from: left!, to: right!, round: { cx, cy: base, rx, ry } },
        { from: right!, to: left! },
      ]
    }
  }
}

function archEdges({ x, y, width, height, rise }: Outline & { kind: 'arch' }, inset: number): Edge[] {
  const radius = (width ** 2 / 4 + rise ** 2) / (2 * rise)
  const [cx, cy] = [x + width / 2, y + radius]
  const half = width / 2 - inset
  const inner = radius - inset
  const spring = cy - Math.sqrt(Math.max(0, inner ** 2 - half ** 2))
  const [left, right, bottom] = [cx - half, cx + half, y + height - inset]
  return [
    { from: [left, bottom], to: [left, spring] },
    { from: [left, spring], to: [right, spring], round: { cx, cy, rx: inner, ry: inner } },
    { from: [right, spring], to: [right, bottom] },
    { from: [right, bottom], to: [left, bottom] },
  ]
}

function closed(points: Point[]): Edge[] {
  return points.map((from, index) => ({ from, to: points[(index + 1) % points.length]! }))
}

function offsetPolygon(points: Point[], inset: number): Point[] {
  if (inset === 0) return points
  return points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!
    const after = points[(index + 1) % points.length]!
    const [ax, ay] = facing(before, point)
    const [bx, by] = facing(point, after)
    const share = inset / (1 + ax * bx + ay * by)
    return [point[0] - (ax + bx) * share, point[1] - (ay + by) * share]
  })
}

/** The way a straight edge faces: outwards. */
export function facing(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dy / length, -dx / length]
}

/** Path data of a closed outline, shifted by `dx`, `dy`. */
export function pathOf(edges: Edge[], dx = 0, dy = 0) {
  const at = ([x, y]: Point) => `${mm(x + dx)} ${mm(y + dy)}`
  return `M${at(edges[0]!.from)}${edges.map((edge) => drawnTo(edge.to, edge, 1, at)).join('')}Z`
}

/** Path data of the band between an edge and the same edge further in. */
export function bandOf(outer: Edge, inner: Edge) {
  const at = ([x, y]: Point) => `${mm(x)} ${mm(y)}`
  return `M${at(outer.from)}${drawnTo(outer.to, outer, 1, at)}L${at(inner.to)}${drawnTo(inner.from, inner, 0, at)}Z`
}

function drawnTo(to: Point, { round }: Edge, sweep: 0 | 1, at: (point: Point) => string) {
  return round ? `A${mm(round.rx)} ${mm(round.ry)} 0 0 ${sweep} ${at(to)}` : `L${at(to)}`
}
