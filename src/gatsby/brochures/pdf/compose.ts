import { pageRoom, paper } from './paper'
import type { Block } from './sections/block'

/** The blocks of a section, with the height of each. */
export interface MeasuredSection {
  blocks: MeasuredBlock[]
  /** Whether it may stand elsewhere than in its turn, to fill a page: questions, lists of facts, ways on. */
  floats: boolean
}

export interface MeasuredBlock extends Block {
  height: number
  /** Number of the section that it belongs to. */
  section: number
}

interface Setting {
  cost: number
  pages: MeasuredBlock[][]
}

/** The cost of a page, so that none is begun without need. */
const PAGE = 0.2
/** The cost of splitting a section: as much as leaving six tenths of a page empty. */
const PARTED = 0.36
/** The cost of moving a section forward, for each section that it overtakes. */
const MOVED = 0.012

/**
 * Breaks the sections of a chapter into pages. Of all ways it takes the one with the most even pages and the fewest parted
 * sections, which a page that is simply filled to its end would not give.
 */
export function compose(sections: MeasuredSection[], room = pageRoom): MeasuredBlock[][] {
  return orders(sections)
    .map(({ order, moves }) => {
      const setting = setInOrder(
        order.flatMap(({ blocks }) => blocks),
        room,
      )
      return { ...setting, cost: setting.cost + moves * MOVED }
    })
    .reduce((best, other) => (other.cost < best.cost ? other : best)).pages
}

/** The order of the sections, and those orders in which some that may float stand earlier. */
function orders(sections: MeasuredSection[]) {
  let found = [{ order: sections.filter(({ floats }) => !floats), moves: 0 }]
  for (const floating of sections.filter(({ floats }) => floats)) {
    const turn = sections.indexOf(floating)
    found = found.flatMap(({ order, moves }) => {
      const before = order.filter((other) => sections.indexOf(other) < turn).length
      // The opening keeps its place, and what follows it directly says what the product is.
      const places = Array.from({ length: Math.max(before - 1, 1) }, (_, index) =>
        Math.min(index + 2, before),
      )
      return places.map((place) => ({
        order: [...order.slice(0, place), floating, ...order.slice(place)],
        moves: moves + before - place,
      }))
    })
  }
  return found
}

function setInOrder(blocks: MeasuredBlock[], room: number): Setting {
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
  return { cost: best[blocks.length]!.cost, pages }
}

/** Height of blocks that stand on one page; the first needs no space above. */
export function heightOf(blocks: MeasuredBlock[]) {
  return blocks.reduce((sum, { height, gap }, index) => sum + height + (index ? gap : 0), 0)
}

/** Height of the picture that the rest of a page has room for under its opening; 0 if it would cut the product off. */
export function bandHeight(blocks: MeasuredBlock[], room = pageRoom) {
  const free = room - heightOf(blocks) - paper.bandGap
  return free < 165 ? 0 : Math.min(free, 236)
}

/** What to add above each section of a page, so that a page which is almost full reaches its foot. */
export function loosening(blocks: MeasuredBlock[], room = pageRoom) {
  const joints = blocks.filter(
    ({ section }, index) => index > 0 && section !== blocks[index - 1]!.section,
  ).length
  return joints ? Math.max(0, Math.min((room - heightOf(blocks)) / joints, 28)) : 0
}
