import { pageRoom } from './paper'
import type { Block } from './sections'

/** A block that is known to take so much height. */
export interface MeasuredBlock extends Block {
  height: number
  /** Number of the section that it belongs to. */
  section: number
}

/** What each page costs, so that no page is begun without need. */
const PAGE = 0.2
/** What it costs to part a section: as much as leaving six tenths of a page empty. */
const PARTED = 0.36

/**
 * Breaks blocks into pages, in their order. Of all ways it takes the one with the most even pages and the fewest parted
 * sections, which a page that is simply filled to its end would not give.
 */
export function compose(blocks: MeasuredBlock[], room = pageRoom): MeasuredBlock[][] {
  // best[n]: the cheapest way to set the first n blocks, and where its last page begins.
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= blocks.length; end += 1) {
    let cheapest = { cost: Infinity, from: end - 1 }
    for (let from = end - 1; from >= 0; from -= 1) {
      const empty = (room - heightOf(blocks.slice(from, end))) / room
      // A block taller than a page still needs one.
      if (empty < 0 && from < end - 1) break
      const parted = from > 0 && blocks[from]!.section === blocks[from - 1]!.section ? PARTED : 0
      const cost = best[from]!.cost + PAGE + parted + empty ** 2
      if (cost < cheapest.cost) cheapest = { cost, from }
    }
    best.push(cheapest)
  }
  const pages: MeasuredBlock[][] = []
  for (let end = blocks.length; end > 0; end = best[end]!.from)
    pages.unshift(blocks.slice(best[end]!.from, end))
  return pages
}

/** Height of blocks that stand on one page; the first needs no space above. */
export function heightOf(blocks: MeasuredBlock[]) {
  return blocks.reduce((sum, { height, gap }, index) => sum + height + (index ? gap : 0), 0)
}

/** What to add above each section of a page, so that a page which is almost full reaches its foot. */
export function loosening(blocks: MeasuredBlock[], room = pageRoom) {
  const joints = blocks.filter(
    ({ section }, index) => index > 0 && section !== blocks[index - 1]!.section,
  ).length
  return joints ? Math.min((room - heightOf(blocks)) / joints, 22) : 0
}
