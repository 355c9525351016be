import type { CatalogueGlass } from '../../design'
import { ID, mm } from '../template'
import { autumn, chantilly, everglade, florielle, mayflower, oak, sycamore } from './botanical'
import { contora, cotswold, minster, taffeta, pelerine, stippolyte } from './flowing'
import { arctic, charcoalSticks, digital, reeded, satinGlass, warwick } from './geometric'
import type { Tile } from './motifs'
import { sceneDefs } from './scene'

/** The pattern of each glass design, by its slug in data/glass-designs.json. */
export const glassTiles: Record<string, () => Tile> = {
  arctic,
  autumn,
  chantilly,
  'charcoal-sticks': charcoalSticks,
  contora,
  cotswold,
  digital,
  everglade,
  florielle,
  mayflower,
  minster,
  oak,
  pelerine,
  reeded,
  'satin-glass': satinGlass,
  stippolyte,
  sycamore,
  taffeta,
  warwick,
}

/** Definitions of the glass and of what shows through it; without a design, clear glass. */
export function glassDefs(glass: CatalogueGlass | undefined, side: 'outside' | 'inside', height: number) {
  const tile = glass && glassTiles[glass.slug]?.()
  const { width, height: tall, markup } = tile ?? { width: 100, height: 100, markup: '' }
  return [
    sceneDefs(glass, side, height),
    `<pattern id="${ID}-glass" patternUnits="userSpaceOnUse" width="${mm(width)}" height="${mm(tall)}">${markup}</pattern>`,
  ].join('')
}
