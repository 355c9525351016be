import words from '@data/wording/open-it.json'
import { fillIn } from '@/lib/fill-in'

interface Stop {
  readonly frame: number
  readonly label: string
}

/** Share of the picture's width that a drag from the first frame to the last takes. */
const REACH = 0.8

/** A frame in words: the stop's own, or those between which it lies. */
export function inWords(frame: number, stops: readonly Stop[]) {
  const after = stops.findIndex((stop) => stop.frame >= frame)
  const next = stops[after]
  if (!next || next.frame === frame || after === 0) return (next ?? stops.at(-1)!).label
  return fillIn(words.between, { before: stops[after - 1]!.label, after: next.label })
}

/** The frame that a drag leads to: from that where it began, by so many pixels of the picture's width. */
export function dragged(from: number, by: number, width: number, last: number) {
  const frame = Math.round(from + (by / (width * REACH)) * last)
  return Math.min(last, Math.max(0, frame))
}

/** In which order the frames are fetched: coarse steps first, so that any drag soon shows something. */
export function fetchOrder(last: number) {
  const frames = Array.from({ length: last }, (_, index) => index + 1)
  const coarse = frames.filter((frame) => frame % 4 === 0 || frame === last)
  return [...coarse, ...frames.filter((frame) => !coarse.includes(frame))]
}

/** The frame that is there and nearest to the wanted one; one at least, `first`, always is. */
export function nearest(wanted: number, has: (frame: number) => boolean, first: number) {
  for (let away = 0; away <= Math.abs(wanted - first); away += 1) {
    if (has(wanted - away)) return wanted - away
    if (has(wanted + away)) return wanted + away
  }
  return first
}
