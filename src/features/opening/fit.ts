import { inMetres } from './length'

/** What one range of doors can be, as the data say it: see `opening` in src/content/files.ts. */
export type DoorRange = Queries.OpeningRangeFragment

export interface Size {
  width: number
  height: number
}

export interface Fit {
  /** Into how many panels the door can be divided, the fewest first; empty: it cannot be made. */
  counts: number[]
  /** The nearest size that the range can be made in. */
  nearest: Size
  /** Why it cannot be made, in a few words and in full. */
  problem?: { short: string; full: string }
}

/** How many numbers of panels are worth choosing from: more only make the panels slim. */
const CHOICES = 3

/** What a range can do in an opening. */
export function fit(range: DoorRange, { width, height }: Size): Fit {
  const all = countsOf(range)
  const [fewest, most] = [Math.min(...all), Math.max(...all)]
  const narrowest = (range.narrowestPanel ?? 0) * fewest
  const widest = range.widest ?? (range.widestPanel === null ? Infinity : range.widestPanel * most)
  const nearest = {
    width: Math.min(Math.max(width, narrowest), widest),
    height: Math.min(Math.max(height, range.lowest ?? 0), range.highest ?? Infinity),
  }
  // Where the data name no panel, the widest door with the most panels says how wide one can be.
  const panel = range.widestPanel ?? widest / most
  const counts = all.filter((count) => width / count <= panel && width / count >= (range.narrowestPanel ?? 0))
  const problem = problemOf(range, { width, height }, nearest)
  return { nearest, counts: problem ? [] : counts.slice(0, CHOICES), problem }
}

/** The numbers of panels that a range is made in. */
export function countsOf({ panels, layouts }: DoorRange): number[] {
  const folded = layouts.map(({ left, right }) => left + right)
  return [...new Set([...panels, ...folded])].sort((one, other) => one - other)
}

function problemOf({ product }: DoorRange, size: Size, nearest: Size): Fit['problem'] {
  const [width, height] = [inMetres(nearest.width), inMetres(nearest.height)]
  if (size.width > nearest.width)
    return { short: `Up to ${width} wide`, full: `Too wide for ${product}, which go up to ${width}.` }
  if (size.width < nearest.width)
    return { short: `From ${width} wide`, full: `Too narrow for ${product}, which begin at ${width}.` }
  if (size.height > nearest.height)
    return { short: `Up to ${height} high`, full: `Too high for ${product}, which go up to ${height}.` }
  if (size.height < nearest.height)
    return { short: `From ${height} high`, full: `Too low for ${product}, which begin at ${height}.` }
  return undefined
}

/** Whether the data name any limit of a range. */
export function hasLimits({ widest, highest, widestPanel }: DoorRange) {
  return widest !== null || highest !== null || widestPanel !== null
}

/** The limits of a range in words, for a table. */
export function limitsOf(range: DoorRange): { width: string; height: string } {
  const { narrowestPanel, widestPanel, widest, lowest, highest, panelName } = range
  const each = span(narrowestPanel, widestPanel)
  return {
    width: each ? `${each} each ${panelName}` : (span(null, widest) ?? NO_LIMIT),
    height: span(lowest, highest) ?? NO_LIMIT,
  }
}

const NO_LIMIT = 'Ask us'

function span(from: number | null, to: number | null) {
  if (to === null) return undefined
  return from === null ? `Up to ${inMetres(to)}` : `${inMetres(from)} to ${inMetres(to)}`
}
