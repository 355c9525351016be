import words from '@data/wording/sections.json'
import { DataTable } from './data-table'

const COLUMNS = [words.glass, words.uValue, words.solar, words.light, words.selfCleaning]

interface GlassTableProps {
  /** Says of what it is, to screen readers: the heading above says so too. */
  caption: string
  /** U-value in W/m²K; `solar`: the share of the sun’s heat that is turned back, `light`: that of the daylight that comes in. */
  rows: readonly {
    readonly product: string
    readonly uValue: string
    readonly solar: string
    readonly light: string
    readonly selfCleaning: boolean | null
  }[]
}

/** The figures of roof glass. */
export function GlassTable({ caption, rows }: GlassTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={rows.map(({ product, uValue, solar, light, selfCleaning }) => [
        product,
        uValue,
        solar,
        light,
        selfCleaning ? words.yes : words.no,
      ])}
      isNamedAbove
    />
  )
}
