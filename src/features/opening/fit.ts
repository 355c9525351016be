import words from '@data/wording/opening.json'
import { fillIn } from '@/lib/fill-in'
import { inMetres } from '@/lib/length'

/** What one range of doors can be, as the data say it: see src/content/openings.ts. */
export type DoorRange = Queries.OpeningRangeFragment

export interface Size {
  width: number
  height: number
}

interface Fit {
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

function problemOf({ product: doors }: DoorRange, size: Size, nearest: Size): Fit['problem'] {
  const problem = (short: string, full: string) =>
    fillIn({ short, full }, { doors, width: inMetres(nearest.width), height: inMetres(nearest.height) })
  if (size.width > nearest.width) return problem(words.mostWide, words.tooWide)
  if (size.width < nearest.width) return problem(words.leastWide, words.tooNarrow)
  if (size.height > nearest.height) return problem(words.mostHigh, words.tooHigh)
  if (size.height < nearest.height) return problem(words.leastHigh, words.tooLow)
  return undefined
}

/** Whether the data name any limit of a range. */
export function hasLimits({ widest, highest, widestPanel }: DoorRange) {
  return widest !== null || highest !== null || widestPanel !== null
}

/** The limits of a range in words, for a table. */
export function limitsOf(range: DoorRange): { width: string; height: string } {
  const { narrowestPanel, widestPanel, widest, lowest, highest, panelName } = range
  const limit = span(narrowestPanel, widestPanel)
  return {
    width: limit ? fillIn(words.limitEach, { limit, panel: panelName }) : (span(null, widest) ?? words.ask),
    height: span(lowest, highest) ?? words.ask,
  }
}

function span(from: number | null, to: number | null) {
  if (to === null) return undefined
  const most = inMetres(to)
  return from === null ? fillIn(words.upTo, { most }) : fillIn(words.span, { least: inMetres(from), most })
}
