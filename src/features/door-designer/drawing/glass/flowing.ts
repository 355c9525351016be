import { seeded } from '../random'
import { mm } from '../template'
import { dimples, frost, placed, relief, scatter, smooth, wrapped, type Tile } from './motifs'

/** Glass designs of ripples, folds and dimples. */

/** Contour lines that wander about a few hills. */
export function contora(): Tile {
  const random = seeded(29)
  const size = 280
  const hills = scatter(random, size, 4, 110)
  let path = ''
  for (const [index, place] of hills.entries())
    for (let ring = 1; ring <= 7; ring += 1) {
      const outline = Array.from({ length: 25 }, (_, step) => {
        const angle = (step / 24) * Math.PI * 2
        const radius =
          ring * 11 * (1 + 0.2 * Math.sin(angle * 2 + index * 2) + 0.1 * Math.sin(angle * 3 + index))
        return [Math.cos(angle) * radius, Math.sin(angle) * radius * 1.35] as const
      })
      path += wrapped(place, ring * 20, size, (x, y) => `${placed(outline, x, y, 1, 0)}Z`)
    }
  return {
    width: size,
    height: size,
    markup: frost(size, 0.06) + relief('na', path, { stroke: 3.4, light: 0.45, dark: 0.3 }),
  }
}

/** Uneven upright ripples. */
export function cotswold(): Tile {
  const random = seeded(42)
  const [size, height, count] = [230, 300, 13]
  const ripple = (x: number, sway: number) =>
    `M${mm(x)} 0C${mm(x + sway)} 60 ${mm(x - sway)} 90 ${mm(x + sway * 0.5)} 150S${mm(x)} 250 ${mm(x)} 300`
  const bands = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5 + (random() - 0.5) * 0.5) * size) / count
    const sway = 5 + random() * 7
    return { light: ripple(x, sway), dark: ripple(x + 6 + random() * 3, sway * 0.8) }
  })
  return {
    width: size,
    height,
    markup: [
      `<g fill="none"><path stroke="#000" stroke-opacity=".3" stroke-width="6" d="${bands.map(({ dark }) => dark).join('')}"/>`,
      `<path stroke="#fff" stroke-opacity=".4" stroke-width="5" d="${bands.map(({ light }) => light).join('')}"/>`,
      `<path stroke="#fff" stroke-opacity=".6" stroke-width="1.2" d="${bands.map(({ light }) => light).join('')}"/></g>`,
    ].join(''),
  }
}

/** Soft watery undulations. */
export function minster(): Tile {
  const random = seeded(77)
  const size = 260
  const pools = (count: number, reach: number) =>
    scatter(random, size, count, reach * 1.2).map((place) => {
      const [radius, phase, turn] = [reach * (0.7 + random() * 0.5), random() * 6, random() * 0.9 - 0.45]
      const outline = Array.from({ length: 7 }, (_, index) => {
        const angle = (index / 7) * Math.PI * 2
        const wave = radius * (1 + 0.3 * Math.sin(angle * 2 + phase))
        return [Math.cos(angle) * wave * 1.5, Math.sin(angle) * wave * 0.62] as const
      })
      return wrapped(place, reach * 1.6, size, (x, y) => smooth(outline, x, y, turn))
    })
  const [pale, deep] = [pools(17, 24).join(''), pools(17, 24).join('')]
  const markup = [
    `<path fill="#000" fill-opacity=".11" d="${deep}"/><path fill="#fff" fill-opacity=".14" d="${pale}"/>`,
    relief('wa', pale, { stroke: 7, light: 0.14, dark: 0.08 }),
  ].join('')
  return { width: size, height: size, markup }
}

/** Crushed silky folds. */
export function taffeta(): Tile {
  const random = seeded(101)
  const size = 220
  let path = ''
  for (const place of scatter(random, size, 90, 10)) {
    const [turn, length, bow] = [(random() - 0.5) * 1.6, 22 + random() * 30, (random() - 0.5) * 16]
    path += wrapped(place, 60, size, (x, y) => {
      const [c, s] = [Math.cos(turn) * length, Math.sin(turn) * length]
      return `M${mm(x - c)} ${mm(y - s)}Q${mm(x - s * 0.1)} ${mm(y + bow)} ${mm(x + c)} ${mm(y + s)}`
    })
  }
  return {
    width: size,
    height: size,
    markup: frost(size, 0.34) + relief('ta', path, { stroke: 4, light: 0.32, dark: 0.22 }),
  }
}

/** Fine threads that cross in woven waves. */
export function pelerine(): Tile {
  const [size, pitch] = [256, 16]
  const wave = (offset: number, lean: 1 | -1) =>
    `M-10 ${mm(offset)}C${size / 4} ${mm(offset + 46 * lean)} ${size / 4} ${mm(offset + 46 * lean)} ${size / 2} ${mm(offset)}S${mm(size * 0.75)} ${mm(offset - 46 * lean)} ${size + 10} ${mm(offset)}`
  let path = ''
  for (let offset = -48; offset < size + 48; offset += pitch)
    path += wave(offset, 1) + wave(offset + pitch / 2, -1)
  return {
    width: size,
    height: size,
    markup: frost(size, 0.22) + relief('ra', path, { stroke: 2.6, light: 0.62, dark: 0.4 }),
  }
}

/** A close stipple of tiny rounded dimples. */
export function stippolyte(): Tile {
  const size = 170
  const random = seeded(19)
  const markup = frost(size, 0.1) + dimples(random, size, 120, 5.2, 0.5) + dimples(random, size, 80, 2, 0.55)
  return { width: size, height: size, markup }
}
