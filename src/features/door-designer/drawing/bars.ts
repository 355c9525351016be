import type { LeafLight } from '@/content/door-leaves'
import type { Edge } from './outline'
import { levelOf } from './shade'
import { mm, paint, type Sheet } from './template'

const BAR = 24
const LEAD = 8.5
const LEAD_SLOPE = 1.35

/** Glazing bars, diamond leading or fan rays over a pane; to be clipped to it. */
export function bars(sheet: Sheet, kind: LeafLight['bars'], edges: Edge[]) {
  if (!kind) return ''
  const pane = boundsOf(edges)
  if (kind.grid) grid(sheet, kind.grid, pane)
  if (kind.fan) fan(sheet, kind.fan, pane)
  return kind.lattice ? lattice(kind.lattice, pane) : sheet.take()
}

interface Bounds {
  x0: number
  x1: number
  y0: number
  y1: number
}

function boundsOf(edges: Edge[]): Bounds {
  const points = edges.flatMap(({ from, to, round }) =>
    round && from[1] === to[1]
      ? [from, to, [round.cx, from[0] < to[0] ? round.cy - round.ry : round.cy + round.ry] as const]
      : [from, to],
  )
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

function grid(sheet: Sheet, [columns, rows]: [number, number], { x0, x1, y0, y1 }: Bounds) {
  for (let index = 1; index < columns; index += 1) {
    const x = x0 + ((x1 - x0) * index) / columns
    addBar(sheet, x, y0, x, y1)
  }
  for (let index = 1; index < rows; index += 1) {
    const y = y0 + ((y1 - y0) * index) / rows
    addBar(sheet, x0, y, x1, y)
  }
}

function fan(sheet: Sheet, sectors: number, { x0, x1, y0, y1 }: Bounds) {
  const cx = (x0 + x1) / 2
  const reach = Math.max(x1 - x0, y1 - y0)
  const [hubX, hubY] = [(x1 - x0) * 0.16, (y1 - y0) * 0.3]
  for (let index = 1; index < sectors; index += 1) {
    const turn = Math.PI * (1 - index / sectors)
    const [dx, dy] = [Math.cos(turn), -Math.sin(turn)]
    addBar(sheet, cx + dx * hubX, y1 + dy * hubY, cx + dx * reach, y1 + dy * reach)
  }
  const arc = (by: number, sweep: 0 | 1, way: 1 | -1) =>
    `A${mm(hubX + by)} ${mm(hubY + by)} 0 0 ${sweep} ${mm(cx + way * (hubX + by))} ${mm(y1)}`
  for (const [inner, outer, level] of [
    [-12, -5, -7],
    [-5, 5, 0],
    [5, 12, 3],
  ] as const)
    sheet.add(
      paint('d', level),
      `M${mm(cx - hubX - outer)} ${mm(y1)}${arc(outer, 1, 1)}L${mm(cx + hubX + inner)} ${mm(y1)}${arc(inner, 0, -1)}Z`,
    )
}

/** A bar with a flat top and two slopes. */
function addBar(sheet: Sheet, x0: number, y0: number, x1: number, y1: number) {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [nx, ny] = [(y1 - y0) / length, -(x1 - x0) / length]
  const strip = (from: number, to: number) =>
    `M${mm(x0 + nx * from)} ${mm(y0 + ny * from)}L${mm(x1 + nx * from)} ${mm(y1 + ny * from)}L${mm(x1 + nx * to)} ${mm(y1 + ny * to)}L${mm(x0 + nx * to)} ${mm(y0 + ny * to)}Z`
  sheet.add(paint('d', levelOf(nx, ny, 48)), strip(BAR / 2, BAR * 0.2))
  sheet.add(paint('d', levelOf(-nx, -ny, 48)), strip(-BAR / 2, -BAR * 0.2))
  sheet.add(paint('d'), strip(BAR * 0.22, -BAR * 0.22))
}

function lattice(step: number, { x0, x1, y0, y1 }: Bounds) {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const reach = (y1 - y0) / 2
  const most = Math.ceil(((x1 - x0) / 2 + reach / LEAD_SLOPE) / step)
  const lines: string[] = []
  for (let index = -most; index <= most; index += 1)
    for (const lean of [-1, 1]) {
      const middle = cx + index * step
      const shift = (lean * reach) / LEAD_SLOPE
      lines.push(`M${mm(middle - shift)} ${mm(cy - reach)}L${mm(middle + shift)} ${mm(cy + reach)}`)
    }
  const path = lines.join('')
  return [
    `<path fill="none" stroke="#2e3134" stroke-width="${LEAD}" d="${path}"/>`,
    `<path fill="none" stroke="#8d9296" stroke-width="2.4" d="${path}"/>`,
  ].join('')
}
