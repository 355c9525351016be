import type { DrawingData } from '@/components/drawing/drawing-data'
import type { Size } from './fit'

/** Frames, sashes and posts are up to this wide, in millimetres, and stay so at every size. */
const MOST_PROFILE = 80
/** What wide parts keep of their width, however small the window is typed. */
const LEAST_SHARE = 0.05

type Ruler = (edge: number) => number

/**
 * The same layout at another size: panes grow, profiles keep their width.
 *
 * @param drawing - of boxes, and of outlines without arcs
 */
export function stretch(drawing: DrawingData, { width, height }: Size): DrawingData {
  const corners = drawing.parts.flatMap(({ box, outline }) =>
    outline === null ? ofBox(box) : ofPath(outline),
  )
  const across = ruler(
    corners.flatMap(({ x }) => x ?? []),
    width,
  )
  const up = ruler(
    corners.flatMap(({ y }) => y ?? []),
    height,
  )
  return {
    ...drawing,
    width,
    height,
    parts: drawing.parts.map((part) => {
      if (part.outline !== null) return { ...part, outline: stretchPath(part.outline, across, up) }
      const [from, to] = ofBox(part.box)
      const [left, bottom] = [across(from!.x), up(from!.y)]
      return { ...part, box: [left, bottom, across(to!.x) - left, up(to!.y) - bottom] }
    }),
  }
}

function ofBox([x = 0, y = 0, width = 0, height = 0]: readonly number[]) {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ]
}

const STEP = /([MLHVZ])\s*(\d+)?\s*(\d+)?/g

/** The corners of an outline; a level or upright line has one figure. */
function ofPath(outline: string): { x?: number; y?: number }[] {
  return [...outline.matchAll(STEP)].map(([, command, first, second]) => {
    if (command === 'H') return { x: Number(first) }
    if (command === 'V') return { y: Number(first) }
    return command === 'Z' ? {} : { x: Number(first), y: Number(second) }
  })
}

function stretchPath(outline: string, across: Ruler, up: Ruler) {
  return outline.replace(STEP, (_all, command: string, first?: string, second?: string) => {
    if (command === 'Z') return command
    if (command === 'H') return `H${across(Number(first))}`
    if (command === 'V') return `V${up(Number(first))}`
    return `${command}${across(Number(first))} ${up(Number(second))}`
  })
}

/** Where each edge of a layout comes to stand when its length becomes `to`. */
function ruler(edges: readonly number[], to: number): Ruler {
  const at = [...new Set(edges)].sort((a, b) => a - b)
  const steps = at.slice(1).map((edge, index) => edge - at[index]!)
  const sum = (some: number[]) => some.reduce((total, step) => total + step, 0)
  const fixed = sum(steps.filter((step) => step <= MOST_PROFILE))
  const share = Math.max((to - fixed) / (sum(steps) - fixed), LEAST_SHARE)
  return (edge) => {
    const before = steps.filter((_, index) => at[index]! < edge)
    return Math.round(sum(before.map((step) => (step > MOST_PROFILE ? step * share : step))))
  }
}
