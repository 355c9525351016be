import type { PartData } from './drawing-data'

const none = { outline: null, bars: [], opens: null, colour: null }

/**
 * Folding panels seen from above, half folded: a zigzag from either end of the track towards the middle.
 *
 * @param left - how many panels stack at the left
 * @param right - how many stack at the right
 * @param width - the track, in millimetres
 */
export function foldPlan(left: number, right: number, width: number): PartData[] {
  const panel = width / (left + right)
  const step = panel * 0.42
  const rise = Math.sqrt(panel ** 2 - step ** 2)
  const track = panel * 0.1
  const zigzag = (count: number, from: number, along: number) =>
    Array.from(
      { length: count + 1 },
      (_, index) =>
        `${index === 0 ? 'M' : 'L'}${(from + along * index * step).toFixed(0)} ${(index % 2 === 0 ? track : track + rise).toFixed(0)}`,
    ).join('')
  const parts: PartData[] = [{ ...none, is: 'solid', box: [0, 0, width, Math.round(track)] }]
  if (left > 0) parts.push({ ...none, is: 'fold', box: [], outline: zigzag(left, 0, 1) })
  if (right > 0) parts.push({ ...none, is: 'fold', box: [], outline: zigzag(right, width, -1) })
  return parts
}
