import type { seeded } from '../random'
import { ID, mm } from '../template'

/** The building blocks of glass patterns, in millimetres. */

export type Random = ReturnType<typeof seeded>
type Point = readonly [number, number]

export interface Tile {
  width: number
  height: number
  markup: string
}

/** Places over a tile that keep `gap` apart, also across its edges. */
export function scatter(random: Random, size: number, count: number, gap: number): Point[] {
  const places: Point[] = []
  const apart = (a: number, b: number) => Math.min(Math.abs(a - b), size - Math.abs(a - b))
  for (let attempt = 0; attempt < count * 40 && places.length < count; attempt += 1) {
    const [x, y] = [random() * size, random() * size]
    if (places.every(([px, py]) => Math.hypot(apart(x, px), apart(y, py)) >= gap)) places.push([x, y])
  }
  return places
}

/** Draws at a place, and again beyond the opposite edge where the motif reaches over the tile's own. */
export function wrapped([x, y]: Point, reach: number, size: number, draw: (x: number, y: number) => string) {
  const copies = (at: number) => [
    at,
    ...(at < reach ? [at + size] : []),
    ...(at > size - reach ? [at - size] : []),
  ]
  return copies(x)
    .flatMap((cx) => copies(y).map((cy) => draw(cx, cy)))
    .join('')
}

/** A closed outline of points round the origin, turned, scaled and moved. */
export function placed(points: readonly Point[], x: number, y: number, size: number, turn: number) {
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size]
  const moved = points.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c] as const)
  // Steps rather than places: patterns are most of a drawing's weight.
  let [atX, atY] = [0, 0]
  const steps = moved.map(([px, py]) => {
    const [dx, dy] = [Math.round((px - atX) * 10), Math.round((py - atY) * 10)]
    ;[atX, atY] = [atX + dx / 10, atY + dy / 10]
    return short(dx) + (dy < 0 ? '' : ' ') + short(dy)
  })
  return `M${steps[0]}l${steps.slice(1).join(' ').replace(/ -/g, '-')}`
}

/** Tenths as a number without a needless zero. */
function short(tenths: number) {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.')
}

/** A closed outline without corners, through the middles between the points. */
export function smooth(points: Point[], x: number, y: number, turn: number) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const moved = points.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c] as const)
  const middle = (index: number) => {
    const [a, b] = [moved[index % moved.length]!, moved[(index + 1) % moved.length]!]
    return `${mm((a[0] + b[0]) / 2)} ${mm((a[1] + b[1]) / 2)}`
  }
  const curves = moved.map((_, index) => {
    const [px, py] = moved[(index + 1) % moved.length]!
    return `Q${mm(px)} ${mm(py)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}

/** Relief pressed into the glass: a lit edge towards the light, a dark one away from it, and a clearer face. */
export function relief(
  id: string,
  path: string,
  {
    stroke = 1.6,
    face = 0,
    light = 0.75,
    dark = 0.4,
  }: { stroke?: number; face?: number; light?: number; dark?: number } = {},
) {
  const own = `${ID}-${id}`
  const copy = (colour: string, opacity: number, shift: number) =>
    `<use href="#${own}" stroke="${colour}" stroke-opacity="${opacity}" x="${shift}" y="${mm(shift * 1.3)}"/>`
  return [
    `<defs><path id="${own}" d="${path}"/></defs><g fill="none" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round">`,
    face ? `<use href="#${own}" fill="#20261f" fill-opacity="${face}"/>` : '',
    copy('#000', dark, stroke * 0.45),
    copy('#fff', light, -stroke * 0.45),
    '</g>',
  ].join('')
}

/** Even frost over the tile. */
export function frost(size: number, opacity: number) {
  return `<path fill="#f2f5f4" fill-opacity="${opacity}" d="M0 0H${size}V${size}H0Z"/>`
}

/** Rounded dimples: a lit and a dark crescent each. */
export function dimples(random: Random, size: number, count: number, radius: number, strength = 0.4) {
  const spots = scatter(random, size, count, (size / Math.sqrt(count)) * 0.62)
  const arc = (x: number, y: number, way: 1 | -1) =>
    `M${mm(x - radius * way)} ${mm(y + radius * 0.5 * way)}a${radius} ${radius} 0 0 1 ${mm(radius * 1.5 * way)} ${mm(-radius * 1.4 * way)}`
  const crescents = (way: 1 | -1) =>
    spots.map((spot) => wrapped(spot, radius * 2, size, (x, y) => arc(x, y, way))).join('')
  return [
    `<path fill="none" stroke="#fff" stroke-opacity="${strength}" stroke-width="1.3" d="${crescents(1)}"/>`,
    `<path fill="none" stroke="#000" stroke-opacity="${(strength * 0.6).toFixed(2)}" stroke-width="1.3" d="${crescents(-1)}"/>`,
  ].join('')
}

/** Outline of a flower: petals as bulges of a circle. */
export function flower(petals: number, depth: number): Point[] {
  const steps = petals * 6
  return Array.from({ length: steps + 1 }, (_, index) => {
    const turn = (index / steps) * Math.PI * 2
    const radius = 1 - depth * (1 - Math.abs(Math.sin((turn * petals) / 2)) ** 0.6)
    return [radius * Math.cos(turn), radius * Math.sin(turn)] as const
  })
}

/** Outline of a leaf along the x axis, from -.5 to .5; `wave` gives its half width there. */
export function leaf(wave: (t: number) => number, steps = 14): Point[] {
  const side = (way: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = way === 1 ? index / steps : 1 - index / steps
      return [t - 0.5, way * wave(t)] as const
    })
  return [...side(1), ...side(-1)]
}

/** The middle vein of a leaf and its side veins, as a path. */
export function veins(x: number, y: number, size: number, turn: number, half: (t: number) => number) {
  const line = (from: Point, to: Point) => placed([from, to], x, y, size, turn)
  const sides = [0.3, 0.48, 0.66].flatMap((t) =>
    ([1, -1] as const).map((way) => line([t - 0.5, 0], [t - 0.36, way * half(t) * 0.8])),
  )
  return line([-0.62, 0], [0.42, 0]) + sides.join('')
}
