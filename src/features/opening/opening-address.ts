import { countsOf, fit, type DoorRange, type Size } from './fit'

/** The openings that can be drawn, in millimetres. */
export const LEAST = 300
export const MOST = 15_000

/** What the data begin with. */
export interface Start extends Size {
  /** Path of the range that is chosen at first. */
  chosen: string
  openings: readonly DoorRange[]
}

interface Opening {
  size: Size
  range: DoorRange
  /** Into how many panels the door is divided. */
  count: number
}

/** An opening from the parameters of an address; whatever is missing or makes no sense is as the data begin. */
export function readOpening(params: URLSearchParams, { chosen, openings, ...start }: Start): Opening {
  const size = {
    width: lengthOf(params.get('w')) ?? start.width,
    height: lengthOf(params.get('h')) ?? start.height,
  }
  const range =
    openings.find(({ to }) => slugOf(to) === params.get('opens')) ??
    openings.find(({ to }) => to === chosen) ??
    openings[0]!
  const { counts } = fit(range, size)
  const wanted = Number(params.get('panels'))
  // A door that cannot be made is drawn with as many panels as its nearest has.
  return { size, range, count: counts.includes(wanted) ? wanted : (counts[0] ?? nearestCount(range, size)) }
}

/** The same opening as an address of its range's page. */
export function addressOf({ size: { width, height }, range, count }: Opening) {
  return `${range.to}?w=${width}&h=${height}&panels=${count}`
}

/** A range by the last part of its page's path: short enough for an address. */
export function slugOf(path: string) {
  return path.slice(path.lastIndexOf('/') + 1)
}

function nearestCount(range: DoorRange, size: Size) {
  return fit(range, fit(range, size).nearest).counts[0] ?? countsOf(range)[0] ?? 1
}

export function lengthOf(text: string | null) {
  const length = Number(text)
  return text !== null && /^\d+$/.test(text) && length >= LEAST && length <= MOST ? length : undefined
}
