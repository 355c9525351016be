import { seeded } from '../random'
import {
  dimples,
  flower,
  frost,
  leaf,
  placed,
  relief,
  scatter,
  veins,
  wrapped,
  type Random,
  type Tile,
} from './motifs'

/** Glass designs with leaves and flowers. */

const SIZE = 240
const turnOf = (random: Random) => random() * Math.PI * 2

/** Scattered beech leaves on a softly rippled ground. */
export function autumn(): Tile {
  const random = seeded(21)
  const half = (t: number) => 0.3 * Math.sin(Math.PI * t ** 0.85) * (1 + 0.08 * Math.sin(t * 40))
  return leaves(random, { half, count: 13, size: 66, gap: 52, face: 0.12, veil: 0.12 })
}

/** Lobed leaves that overlap all over the pane. */
export function oak(): Tile {
  const random = seeded(34)
  const half = (t: number) =>
    0.33 * Math.sin(Math.PI * t ** 0.9) * (0.66 + 0.34 * Math.abs(Math.cos(t * Math.PI * 4.2)))
  return leaves(random, { half, count: 15, size: 92, gap: 52, face: 0.07, veil: 0.16 })
}

function leaves(
  random: Random,
  {
    half,
    count,
    size,
    gap,
    face,
    veil,
  }: { half: (t: number) => number; count: number; size: number; gap: number; face: number; veil: number },
): Tile {
  const outline = leaf(half, 12)
  let path = ''
  let lines = ''
  for (const place of scatter(random, SIZE, count, gap)) {
    const [turn, scale] = [turnOf(random), size * (0.85 + random() * 0.3)]
    path += wrapped(place, size * 0.7, SIZE, (x, y) => `${placed(outline, x, y, scale, turn)}Z`)
    lines += wrapped(place, size * 0.7, SIZE, (x, y) => veins(x, y, scale, turn, half))
  }
  const markup =
    frost(SIZE, veil) +
    dimples(random, SIZE, 60, 3.4, 0.16) +
    relief('la', path, { face, stroke: 1.9 }) +
    relief('lb', lines, { stroke: 1 })
  return { width: SIZE, height: SIZE, markup }
}

/** Single blooms, each ringed by a curling stem, on frost. */
export function chantilly(): Tile {
  const random = seeded(8)
  const bloom = flower(6, 0.5)
  let path = ''
  let stems = ''
  for (const place of scatter(random, SIZE, 11, 58)) {
    const turn = turnOf(random)
    path += wrapped(
      place,
      40,
      SIZE,
      (x, y) => `${placed(bloom, x, y, 15, turn)}Z${placed(bloom, x, y, 5, turn)}Z`,
    )
    stems += wrapped(place, 40, SIZE, (x, y) => {
      const ring = Array.from({ length: 15 }, (_, index) => {
        const [angle, radius] = [index * 0.46, 24 - index * 0.35]
        return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
      })
      return (
        placed(ring, x, y, 1, turn) +
        placed(
          [
            [24, 0],
            [31, 7],
            [27, 12],
          ],
          x,
          y,
          1,
          turn,
        )
      )
    })
  }
  const markup = frost(SIZE, 0.3) + relief('ca', path, { face: 0.16 }) + relief('cb', stems, { stroke: 1.5 })
  return { width: SIZE, height: SIZE, markup }
}

/** Open five-petalled flowers over fine stippling. */
export function florielle(): Tile {
  const random = seeded(55)
  const bloom = flower(5, 0.62)
  let path = ''
  for (const place of scatter(random, SIZE, 10, 62)) {
    const [turn, scale] = [turnOf(random), 23 + random() * 6]
    path += wrapped(
      place,
      40,
      SIZE,
      (x, y) => `${placed(bloom, x, y, scale, turn)}Z${placed(bloom, x, y, scale * 0.2, turn)}Z`,
    )
  }
  const markup =
    frost(SIZE, 0.2) + dimples(random, SIZE, 90, 2.4, 0.3) + relief('fa', path, { face: 0.16, stroke: 2 })
  return { width: SIZE, height: SIZE, markup }
}

/** A fine scatter of tiny blossoms. */
export function mayflower(): Tile {
  const random = seeded(13)
  const size = 160
  const bloom = flower(5, 0.55)
  let path = ''
  for (const place of scatter(random, size, 46, 17)) {
    const [turn, scale] = [turnOf(random), 6 + random() * 4]
    path += wrapped(place, 12, size, (x, y) => `${placed(bloom, x, y, scale, turn)}Z`)
  }
  return {
    width: size,
    height: size,
    markup: frost(size, 0.26) + relief('ma', path, { face: 0.1, stroke: 1.1 }),
  }
}

/** Large five-pointed leaves apart on a clear ground. */
export function sycamore(): Tile {
  const random = seeded(71)
  const size = 300
  // Lobes at uneven angles with a stalk between the last two, or it would be a star.
  const lobes = [-2.25, -1.2, 0, 1.2, 2.25]
  const outline = lobes.flatMap((angle, index) => {
    const reach = [0.62, 0.9, 1, 0.9, 0.62][index] ?? 1
    const at = (turn: number, radius: number) => [Math.cos(turn) * radius, Math.sin(turn) * radius] as const
    return [
      at(angle - 0.33, reach * 0.78),
      at(angle, reach),
      at(angle + 0.33, reach * 0.78),
      at(angle + 0.58, 0.46),
    ]
  })
  let path = ''
  let lines = ''
  for (const place of scatter(random, size, 10, 84)) {
    const [turn, scale] = [turnOf(random), 36 + random() * 9]
    path += wrapped(place, 60, size, (x, y) => `${placed(outline, x, y, scale, turn)}Z`)
    lines += wrapped(
      place,
      60,
      size,
      (x, y) =>
        lobes
          .map((angle) =>
            placed(
              [
                [-0.3, 0],
                [Math.cos(angle) * 0.7, Math.sin(angle) * 0.7],
              ],
              x,
              y,
              scale,
              turn,
            ),
          )
          .join('') +
        placed(
          [
            [-0.3, 0],
            [-0.95, 0.16],
          ],
          x,
          y,
          scale,
          turn,
        ),
    )
  }
  const ground = dimples(random, size, 40, 7, 0.14)
  return {
    width: size,
    height: size,
    markup:
      ground +
      relief('sa', path, { face: 0.12, stroke: 2.2 }) +
      relief('sb', lines, { stroke: 1.2, light: 0.6 }),
  }
}

/** Dense feathery fronds, as in a reed bed. */
export function everglade(): Tile {
  const random = seeded(90)
  const size = 200
  let path = ''
  for (const place of scatter(random, size, 62, 12)) {
    const [turn, length, bend] = [-1.1 + (random() - 0.5) * 2.4, 46 + random() * 34, (random() - 0.5) * 24]
    const blade = [
      [-0.5, 0],
      [-0.2, 0.05 + bend / 200],
      [0.15, 0.06 + bend / 120],
      [0.5, bend / 60],
      [0.15, bend / 120 - 0.03],
      [-0.2, bend / 200 - 0.03],
    ] as const
    path += wrapped(place, 60, size, (x, y) => `${placed([...blade], x, y, length, turn)}Z`)
  }
  return {
    width: size,
    height: size,
    markup: frost(size, 0.3) + relief('ea', path, { stroke: 1.1, face: 0.05 }),
  }
}
