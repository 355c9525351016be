import { seeded } from '../random'
import { mm } from '../template'
import { dimples, frost, placed, relief, scatter, wrapped, type Tile } from './motifs'

/** Glass designs of straight lines: facets, strokes, squares, flutes, lozenges. */

/** Facets like cracked ice: a jittered net, each cell of its own brightness. */
export function arctic(): Tile {
  const random = seeded(4)
  const [size, cells] = [210, 6]
  const step = size / cells
  const nudge = Array.from(
    { length: cells * cells },
    () => [(random() - 0.5) * step * 0.8, (random() - 0.5) * step * 0.8] as const,
  )
  const corner = (column: number, row: number) => {
    const [dx, dy] = nudge[(row % cells) * cells + (column % cells)] ?? [0, 0]
    return [column * step + dx, row * step + dy] as const
  }
  const tones = ['#fff', '#000']
  let edges = ''
  const facets: string[] = []
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1) {
      const [a, b, c, d] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ]
      const halves =
        random() < 0.5
          ? [
              [a, b, c],
              [a, c, d],
            ]
          : [
              [a, b, d],
              [b, c, d],
            ]
      for (const points of halves) {
        const path = `${placed(points, 0, 0, 1, 0)}Z`
        const tone = random()
        facets.push(
          `<path fill="${tones[tone < 0.6 ? 0 : 1]}" fill-opacity="${(0.05 + random() * 0.34).toFixed(2)}" d="${path}"/>`,
        )
        edges += path
      }
    }
  return {
    width: size,
    height: size,
    markup: facets.join('') + relief('aa', edges, { stroke: 1.2, light: 0.6 }),
  }
}

/** Short strokes at all angles. */
export function charcoalSticks(): Tile {
  const random = seeded(17)
  const size = 200
  let path = ''
  for (const place of scatter(random, size, 62, 13)) {
    const [turn, length] = [random() * Math.PI, 14 + random() * 15]
    path += wrapped(
      place,
      30,
      size,
      (x, y) =>
        `${placed(
          [
            [-length, -1.8],
            [length, -1.8],
            [length, 1.8],
            [-length, 1.8],
          ],
          x,
          y,
          0.75,
          turn,
        )}Z`,
    )
  }
  return {
    width: size,
    height: size,
    markup: frost(size, 0.08) + relief('ka', path, { face: 0.22, stroke: 1.1, light: 0.6 }),
  }
}

/** A grid of small squares, clear and frosted. */
export function digital(): Tile {
  const random = seeded(64)
  const [cells, pitch] = [9, 22]
  const size = cells * pitch
  let clear = ''
  let frosted = ''
  for (let cell = 0; cell < cells * cells; cell += 1) {
    const path = `M${(cell % cells) * pitch + 2} ${Math.floor(cell / cells) * pitch + 2}h18v18h-18Z`
    if (random() < 0.6) frosted += path
    else clear += path
  }
  const markup = `${frost(size, 0.14)}<path fill="#f4f7f6" fill-opacity=".42" d="${frosted}"/>${relief('da', clear + frosted, { stroke: 1, light: 0.6 })}`
  return { width: size, height: size, markup }
}

/** Straight even flutes of 16 mm. */
export function reeded(): Tile {
  const strip = (x: number, width: number, colour: string, opacity: number) =>
    `<path fill="${colour}" fill-opacity="${opacity}" d="M${x} 0h${width}v64h-${width}Z"/>`
  const flute = [
    strip(0, 2, '#000', 0.5),
    strip(2, 2, '#fff', 0.2),
    strip(4, 3, '#fff', 0.46),
    strip(7, 3, '#fff', 0.18),
    strip(11, 3, '#000', 0.14),
    strip(14, 2, '#000', 0.32),
  ]
  return { width: 16, height: 64, markup: flute.join('') }
}

/** Even acid-etched frost; only a breath of unevenness. */
export function satinGlass(): Tile {
  const size = 120
  return { width: size, height: size, markup: frost(size, 0.34) + dimples(seeded(6), size, 90, 0.8, 0.07) }
}

/** Clear lozenges with bevelled edges, in straight rows. */
export function warwick(): Tile {
  const [width, height, bevel] = [64, 92, 9]
  const [cx, cy] = [width / 2, height / 2]
  const inner = { x: cx - bevel, y: cy - bevel * (height / width) }
  const facet = (way: readonly [number, number], colour: string, opacity: number) => {
    const [sx, sy] = way
    return `<path fill="${colour}" fill-opacity="${opacity}" d="M${mm(cx + sx * cx)} ${mm(cy)}L${mm(cx)} ${mm(cy + sy * cy)}V${mm(cy + sy * inner.y)}L${mm(cx + sx * inner.x)} ${mm(cy)}Z"/>`
  }
  const lozenge = [
    facet([-1, -1], '#fff', 0.5),
    facet([1, -1], '#fff', 0.26),
    facet([-1, 1], '#000', 0.2),
    facet([1, 1], '#000', 0.36),
  ].join('')
  const edge = `<path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2" d="M0 ${mm(cy)}L${mm(cx)} 0L${width} ${mm(cy)}L${mm(cx)} ${height}Z"/>`
  const gaps = `<path fill="#fff" fill-opacity=".1" d="M0 0H${mm(cx)}L0 ${mm(cy)}ZM${width} ${height}H${mm(cx)}L${width} ${mm(cy)}Z"/>`
  return { width, height, markup: lozenge + gaps + edge }
}
