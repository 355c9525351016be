import words from '@data/wording/flipbooks.json'
import { fillIn } from '@/lib/fill-in'

/** A spread: indices of its left and right pages. The cover is alone, on the right. */
export interface Spread {
  left?: number
  right?: number
}

/** The spread that contains `page`. */
export function spreadOf(page: number, count: number): Spread {
  if (page === 0) return { right: 0 }
  const left = page % 2 === 1 ? page : page - 1
  return left + 1 < count ? { left, right: left + 1 } : { left }
}

/** Index of the page one step forward or back; in double-page view a step is a spread. */
export function pageAfter(page: number, by: 1 | -1, count: number, isDouble: boolean) {
  if (!isDouble) return within(page + by, count)
  const { left, right } = spreadOf(page, count)
  const first = left ?? right ?? 0
  const last = right ?? left ?? 0
  return by === 1 ? (last + 1 < count ? last + 1 : page) : within(first === 0 ? 0 : first - 2, count)
}

/** Whether there is a page to turn to in that direction. */
export function canLeaf(page: number, by: 1 | -1, count: number, isDouble: boolean) {
  const { left, right } = isDouble ? spreadOf(page, count) : { left: page, right: page }
  return by === 1 ? (right ?? left ?? 0) < count - 1 : (left ?? right ?? 0) > 0
}

/** "Page 1 of 6", "Pages 2–3 of 6". */
export function spreadLabel(page: number, count: number, isDouble: boolean) {
  const { left, right } = spreadOf(page, count)
  if (isDouble && left !== undefined && right !== undefined)
    return fillIn(words.pages, { left: String(left + 1), right: String(right + 1), count: String(count) })
  return fillIn(words.page, { number: String(page + 1), count: String(count) })
}

/** Clamps an index to the book's pages. */
export function within(page: number, count: number) {
  return Math.min(count - 1, Math.max(0, page))
}
