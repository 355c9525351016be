import type { CatalogueColour } from '../design'
import type { Rect } from './leaf-layout'
import { by } from './moulding'
import { seeded } from './random'
import { ID, mm, paint } from './template'

/** No panel's width divides the tile's, so that neighbours do not look alike; it is taller than a leaf, so that no joint shows. */
const WIDTH = 331
const HEIGHT = 2140
const STILE = 112

/** How strongly the grain shows: as the figure of wood, as an embossing, or not at all. */
function strengthOf({ grained, wood }: CatalogueColour) {
  return wood ? 'wood' : grained ? 'embossed' : 'smooth'
}

/** The two grain patterns of a colour: upright for stiles and panels, level for rails. */
export function grainDefs(colour: CatalogueColour) {
  const marks = MARKS[strengthOf(colour)]
  const size = `patternUnits="userSpaceOnUse" width="${WIDTH}" height="${HEIGHT}"`
  return [
    `<g id="${ID}-marks" fill="none">${marks}</g>`,
    `<pattern id="${ID}-grain" ${size}><use href="#${ID}-marks"/></pattern>`,
    `<pattern id="${ID}-rail" ${size} patternTransform="rotate(90) translate(40 170)"><use href="#${ID}-marks"/></pattern>`,
  ].join('')
}

/** Upright grain over a leaf, level grain over its rails. */
export function grainOf(rails: { y: number; height: number }[], width: number, height: number) {
  const middle = width - 2 * STILE
  const bands = rails.map(({ y, height: depth }) => ({ x: STILE, y, width: middle, height: depth }))
  const cut = bands.map(pathOf).join('')
  return `<path fill="${by('grain')}" fill-rule="evenodd" d="M0 0H${mm(width)}V${mm(height)}H0Z${cut}"/>${levelGrain(bands)}`
}

export function levelGrain(areas: Rect[]) {
  return areas.length > 0 ? `<path fill="${by('rail')}" d="${areas.map(pathOf).join('')}"/>` : ''
}

function pathOf({ x, y, width, height }: Rect) {
  return `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h-${mm(width)}Z`
}

const MARKS = {
  smooth: '',
  embossed: fibres(11, 34, 0.24) + pores(5, 0.3),
  wood: figure(23) + fibres(7, 46, 0.55) + pores(3, 0.7),
}

/** Long wavering lines, dark and light, that meet themselves at the tile's ends. */
function fibres(seed: number, count: number, strength: number) {
  const random = seeded(seed)
  const tones = { dark: [] as string[], deep: [] as string[], light: [] as string[] }
  for (let index = 0; index < count; index += 1) {
    const x = 3 + ((WIDTH - 6) * (index + random() * 0.8)) / count
    const sway = 2 + random() * 4
    const bends = [HEIGHT / 4, HEIGHT / 2, (HEIGHT * 3) / 4].map(
      (y) => `S${mm(x + (random() - 0.5) * sway)} ${mm(y - 180)} ${mm(x + (random() - 0.5) * sway)} ${mm(y)}`,
    )
    const line = `M${mm(x)} 0${bends.join('')}S${mm(x)} ${mm(HEIGHT - 120)} ${mm(x)} ${HEIGHT}`
    tones[random() < 0.3 ? 'light' : random() < 0.35 ? 'deep' : 'dark'].push(line)
  }
  return [
    strokes(tones.dark, -7, 1.6, strength),
    strokes(tones.deep, -9, 3.4, strength * 0.8),
    strokes(tones.light, 6, 2.2, strength),
  ].join('')
}

/** Short dashes along the grain. */
function pores(seed: number, strength: number) {
  const random = seeded(seed)
  const lines = Array.from({ length: 18 }, () => `M${mm(4 + random() * (WIDTH - 8))} 0V${HEIGHT}`)
  return lines
    .map(
      (line, index) =>
        `<path stroke="${paint('d', -11)}" stroke-opacity="${strength}" stroke-width="1" stroke-dasharray="${mm(12 + random() * 26)} ${mm(30 + random() * 90)} ${mm(8 + random() * 20)} ${mm(60 + random() * 120)}" stroke-dashoffset="${index * 37}" d="${line}"/>`,
    )
    .join('')
}

/** The tall arches of a board sawn across its rings. */
function figure(seed: number) {
  const random = seeded(seed)
  const arches: string[] = []
  for (const [centre, top, half] of [
    [92, 260, 70],
    [248, 900, 62],
    [150, 1560, 66],
  ] as const)
    for (let ring = 0; ring < 6; ring += 1) {
      const peak = top + ring * (46 + random() * 22)
      const spread = half * (1 - ring * 0.14)
      const lean = (random() - 0.5) * 12
      arches.push(
        `M${mm(centre - spread)} ${HEIGHT}C${mm(centre - spread * 0.9)} ${mm(peak + 420)} ${mm(centre - spread * 0.35 + lean)} ${mm(peak)} ${mm(centre + lean)} ${mm(peak)}S${mm(centre + spread * 0.9)} ${mm(peak + 420)} ${mm(centre + spread)} ${HEIGHT}`,
      )
    }
  return strokes(arches, -7, 7, 0.3) + strokes(arches, -11, 1.6, 0.5)
}

function strokes(paths: string[], level: number, width: number, opacity: number) {
  return paths.length > 0
    ? `<path stroke="${paint('d', level)}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${width}" d="${paths.join('')}"/>`
    : ''
}
