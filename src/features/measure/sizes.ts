import { parseLength } from '@/lib/length'

/** Between which lengths something can be, in millimetres. */
export interface Limits {
  least: number
  most: number
}

/** Widths and heights of an opening; how deep a frame sits in it. */
export const SIZE: Limits = { least: 200, most: 15_000 }
export const DEPTH: Limits = { least: 20, most: 999 }

/** By how many millimetres three measurements may differ before the visitor is asked to look again. */
const SLACK = 10

interface Size {
  /** The smallest of them, which the new frame has to pass. */
  smallest?: number
  /** How many there are. */
  count: number
  /** By how much they differ, where that is worth a word. */
  difference?: number
  /** One of them is no length, or none that an opening has. */
  isMalformed: boolean
}

/** A length that somebody typed, in millimetres: nothing if it is none, or outside the limits. */
export function lengthIn(text: string, { least, most }: Limits) {
  const length = parseLength(text, most)
  return length !== undefined && length >= least && length <= most ? length : undefined
}

/** What several measurements of one size come to. */
export function sizeOf(texts: readonly string[], limits: Limits): Size {
  const typed = texts.filter((text) => text.trim() !== '')
  const lengths = typed.flatMap((text) => lengthIn(text, limits) ?? [])
  const smallest = lengths.length > 0 ? Math.min(...lengths) : undefined
  const difference = Math.max(...lengths) - Math.min(...lengths)
  return {
    smallest,
    count: lengths.length,
    ...(difference > SLACK && { difference }),
    isMalformed: lengths.length < typed.length,
  }
}
