const INCH = 25.4
const UNITS: Record<string, number> = { mm: 1, cm: 10, m: 1000 }
const METRIC = /^(\d+(?:\.\d+)?)\s*(mm|cm|m)?(?:etres?|illimetres?|entimetres?)?$/
const IMPERIAL =
  /^(?:(\d+(?:\.\d+)?)\s*(?:ft|feet|foot|'|’|′))?\s*(?:(\d+(?:\.\d+)?)\s*(?:in|ins|inch|inches|"|”|″))?$/

/** Up to this, a figure without a unit is in metres; up to the other, in centimetres: no opening is 300mm or 30m wide. */
const MOST_BARE_METRES = 20
const MOST_BARE_CENTIMETRES = 400

/**
 * What somebody wrote as a length, in whole millimetres: '2400', '2.4m', '240 cm', '8ft', `7' 10"`.
 *
 * @param most - how long it can be, in millimetres: '100' is 1000mm of a window, and 100mm of a sill
 * @returns nothing if it is no length
 */
export function parseLength(words: string, most = Infinity): number | undefined {
  const text = words
    .trim()
    .toLowerCase()
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
  if (text === '') return undefined
  const [isMetric, figure = '', unit] = METRIC.exec(text) ?? []
  if (isMetric !== undefined)
    return Math.round(Number(figure) * (UNITS[unit ?? ''] ?? bare(Number(figure), most)))
  const [isImperial, feet = '0', inches = '0'] = IMPERIAL.exec(text) ?? []
  if (isImperial === undefined) return undefined
  return Math.round((Number(feet) * 12 + Number(inches)) * INCH)
}

function bare(figure: number, most: number) {
  if (figure <= MOST_BARE_METRES && figure * 1000 <= most) return 1000
  return figure < MOST_BARE_CENTIMETRES && figure * 10 <= most ? 10 : 1
}

/** A length as the trade writes it: '2400mm'. */
export function inMillimetres(millimetres: number) {
  return `${millimetres}mm`
}

/** A length in metres, to the centimetre: '2.4m'. */
export function inMetres(millimetres: number) {
  return `${Number((millimetres / 1000).toFixed(2))}m`
}

/** A length in feet and inches: '7ft 10in'. */
export function inFeet(millimetres: number) {
  const inches = Math.round(millimetres / INCH)
  const feet = Math.floor(inches / 12)
  return [feet > 0 && `${feet}ft`, inches % 12 > 0 && `${inches % 12}in`].filter(Boolean).join(' ')
}
