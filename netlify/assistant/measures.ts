import file from './knowledge/limits.json'
import type { Topic } from './topics'

/** The measures that a visitor names, and what the products are made in. */

export interface Limit {
  least?: number
  most: number
  high?: number
  /** The widest single sash, where a set is made of several. */
  each?: number
  sets?: number[]
  narrowest?: number
  /** What to look at instead of what is too small or too large. */
  below?: string
  above?: string
}

const LIMITS = file as Record<string, Limit>
const METRES: Record<string, number> = { mm: 0.001, cm: 0.01, m: 1, ft: 0.3048, foot: 0.3048, feet: 0.3048 }
const MEASURE = /(\d+(?:[.,]\d+)?)\s?(mm|cm|m|metres?|meters?|ft|foot|feet)?\b/gi

export interface Measure {
  said: string
  metres: number
}

/** From here a figure without a unit is in millimetres. */
const DRAWN = 300

/** '1 x 4m slider': how many, and no measure. */
const ONE = /\b1 ?x (?=\d)/gi

/** '1800x2100': two numbers. */
const TIMES = /(?<=\d)x(?=\d)/gi

/** The measures of a text in metres, as they were written. */
export function measuresIn(whole: string): Measure[] {
  const text = whole.replace(ONE, '').replace(TIMES, ' x ')
  const all = [...text.matchAll(MEASURE)]
  // '3 by 2m': the unit of the last holds for those before.
  const unitAfter = (at: number) => all.slice(at).find(([, , unit]) => unit)?.[2]
  return all.flatMap(([said, figure = '', unit], at) => {
    const end = (all[at]?.index ?? 0) + said.length
    const isPair =
      /^\s?(?:x|by)\s?\d/i.test(text.slice(end)) || /\d\s?(?:x|by)\s?$/i.test(text.slice(0, all[at]?.index))
    // '1000x1500', as it stands on a drawing
    const isDrawn = isPair && Number(figure) >= DRAWN
    const found = unit ?? (isDrawn ? 'mm' : isPair ? unitAfter(at) : undefined)
    const factor = found && METRES[found.toLowerCase().replace(/^met.*/, 'm')]
    return factor
      ? [{ said: unit ? said : `${said}${found}`, metres: Number(figure.replace(',', '.')) * factor }]
      : []
  })
}

/** 'Ours will be 9.2 wide': metres, by what stands beside the number. */
const BARE = /\b(\d{1,2}(?:\.\d+)?)(?= (?:wide|across|long|high|tall)\b)/gi

/** What a product is made in. */
export const limitOf = (topic: Topic | undefined) => topic && (LIMITS[topic.id] ?? LIMITS[topic.like ?? ''])

/** 'The opening is 5400 not 4800': millimetres, as on a drawing. */
const BARE_MM = /\b(\d{4})\b(?= (?:wide|across|long|high|tall|not|opening)\b)/gi

/** A cavity, a sill or a step, and no opening. */
const LEAST = 0.25

/** The measures of a text, those without a unit too, the largest first. */
export function allMeasures(text: string): Measure[] {
  const drawn = [...text.matchAll(BARE_MM)].map(([said]) => ({
    said: `${said}mm`,
    metres: Number(said) / 1000,
  }))
  const bare = [...text.matchAll(BARE)].map(([said]) => ({ said: `${said}m`, metres: Number(said) }))
  return [...measuresIn(text), ...bare, ...drawn]
    .filter(({ metres }) => metres >= LEAST)
    .sort((one, other) => other.metres - one.metres)
}

/** Whether a measure is said to be a height: by the word right before or after it, whatever else is high. */
export function isHeightIn(text: string, said: string) {
  const size = `(?<![\\d.])${said.replaceAll('.', '\\.')}`
  const link = '(?:is|as|of|about|around|roughly|maybe|to|up|at|would be|will be|only|just)'
  return new RegExp(
    `${size} ?(?:tall|high|in height)\\b|\\b(?:height|high|tall|deep|drop)(?: ${link})*[:,]? ${size}`,
    'i',
  ).test(text)
}

/** '1790 x 2090': width by height, as openings in a wall are drawn. */
export const isSecondIn = (text: string, said: string) =>
  new RegExp(
    `\\d\\s?(?:mm|cm|m)?\\s?(?:x|by)\\s?${said.replace(/\D+$/, '').replaceAll('.', '\\.')}(?![\\d.])`,
    'i',
  ).test(text)
