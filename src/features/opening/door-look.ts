import type { Part } from '@/lib/chosen'
import type { DoorRange, Size } from './fit'

export type Options = Queries.OpeningSectionFragment['options']
type Option = Options[number]['members'][number]

/** What is chosen of a door beside its size, and the colour of its frame. */
export type DoorLook = Partial<Pick<Option, 'leaf' | 'beside' | 'above' | 'slides'>> & {
  hex?: string | undefined
  /** How many panels of a folding door stack at the left; the others stack at the right. */
  stacksLeft?: number | undefined
}

/** How much of an opening the leaves keep beside fixed panels that were asked for. */
const BESIDE = { one: 0.7, both: 0.58 }

/** How wide the moving part of a door is drawn: beside a pair of leaves that is wider than usual stand fixed panels. */
export function doorWidth({ widestPair }: DoorRange, { width }: Size, { beside }: DoorLook = {}) {
  const share = beside === 'both' ? BESIDE.both : beside ? BESIDE.one : 1
  return Math.min(width * share, widestPair ?? Infinity)
}

/** The look of a door from the options that are chosen, of each part at first the first one. */
export function lookOf(options: Options, chosen: Partial<Record<Part, string>>): DoorLook {
  const members = options.map(
    ({ part, members: all }) => all.find(({ title }) => title === chosen[part as Part]) ?? all[0]!,
  )
  return {
    leaf: members.find(({ leaf }) => leaf)?.leaf,
    beside: members.find(({ beside }) => beside)?.beside,
    above: members.some(({ above }) => above),
    slides: members.find(({ slides }) => slides)?.slides,
  }
}

/** How many panels stack at the left, of a layout of folding doors as it is named or said: '3 + 1', 'folding 3 + 1'. */
export function stackOf(layout: string) {
  const left = /(\d+) \+ \d+$/.exec(layout)?.[1]
  return left === undefined ? undefined : Number(left)
}
