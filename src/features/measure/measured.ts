/** One opening as the visitor has measured it: whatever was typed, as it was typed. */
export interface Measured {
  name: string
  /** What it is, by the name of a choice in the data. */
  kind: string
  /** At the top, in the middle, at the foot. */
  widths: readonly string[]
  /** On the left, in the middle, on the right. */
  heights: readonly string[]
  depth: string
  /** Which way it opens, by the name of a choice in the data. */
  side: string
  note: string
}

const VERSION = 1
/** More than a house is measured for in one go; less than a browser's storage. */
export const MOST_OPENINGS = 12
export const MOST_NOTE = 300
export const MOST_NAME = 60
/** Longer than any length that makes sense. */
export const MOST_LENGTH = 24
const THREE = [0, 1, 2]

export const NOTHING_YET: Measured = {
  name: '',
  kind: '',
  widths: ['', '', ''],
  heights: ['', '', ''],
  depth: '',
  side: '',
  note: '',
}

export function isBlank(measured: Measured) {
  return Object.values(measured).flat().join('').trim() === ''
}

/** The list as it is stored. */
export function encode(openings: readonly Measured[]) {
  return openings.length > 0 ? JSON.stringify({ version: VERSION, openings }) : undefined
}

/** The list from what is stored: whatever is not of this version, or not as it should be, is left out. */
export function decode(text: string | null): readonly Measured[] {
  const { version, openings } = parse(text)
  if (version !== VERSION || !Array.isArray(openings)) return []
  return openings.filter(isRecord).slice(0, MOST_OPENINGS).map(sounded)
}

function sounded({ name, kind, widths, heights, depth, side, note }: Record<string, unknown>): Measured {
  return {
    name: textOf(name, MOST_NAME),
    kind: textOf(kind, MOST_NAME),
    widths: lengthsOf(widths),
    heights: lengthsOf(heights),
    depth: textOf(depth, MOST_LENGTH),
    side: textOf(side, MOST_NAME),
    note: textOf(note, MOST_NOTE),
  }
}

function lengthsOf(value: unknown) {
  const given: unknown[] = Array.isArray(value) ? value : []
  return THREE.map((index) => textOf(given[index], MOST_LENGTH))
}

function textOf(value: unknown, most: number) {
  return typeof value === 'string' ? value.slice(0, most) : ''
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
