import { fillIn } from '../../lib/fill-in'
import type { GlassTable } from './types'

type Item = Record<string, unknown>
type Files = ReadonlyMap<string, Record<string, unknown>>

/** The items of a shared list with what a brochure says of each: marks, and tables whose first row names the columns. */
export function inWords(kind: string, items: Item[], files: Files) {
  const words = (name: string) => files.get(`wording/${name}.json`) as Record<string, string>
  if (kind === 'glassDesigns')
    return items.map((item) => ({
      ...item,
      text: fillIn(words('brochures').privacy, { privacy: String(item.privacy) }),
    }))
  if (kind === 'swatches')
    return items.map((item) => ({ ...item, mark: item.isNew ? words('pictures').new : undefined }))
  if (kind === 'roofGlass')
    return items.map((item) => ({ ...item, rows: table(item.rows as Item[], words('sections')) }))
  if (kind === 'tripleGlazed') return table(items, words('sections'))
  return items
}

function table(rows: Item[], words: Record<string, string>): GlassTable {
  const { glass, uValue, solar, light, selfCleaning, yes, no } = words
  const cells = rows.map((row) => [
    row.product,
    row.uValue,
    row.solar,
    row.light,
    row.selfCleaning ? yes : no,
  ])
  return [[glass, uValue, solar, light, selfCleaning], ...cells] as GlassTable
}
