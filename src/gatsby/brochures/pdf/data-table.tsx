import { Text, View } from '@react-pdf/renderer'
import { color } from '../../../theme/tokens'
import { type } from './paper'
import { tied } from './parts'
import type { Tagged } from './tags/tag'
import type { Table } from '../types'

/** A table of the specification; its caption stands above the columns' names. */
export function DataTable({ caption, columns, rows, width }: Table & { width: number }) {
  const widths = columnWidths(width, columns, rows)
  return (
    <View tag="Table">
      <Text tag="Caption" style={[type.h3, { marginBottom: 5 }]}>
        {caption}
      </Text>
      <View
        tag="TR"
        style={{
          flexDirection: 'row',
          borderBottomWidth: 0.75,
          borderBottomColor: color.ink,
          paddingBottom: 3,
        }}
      >
        {columns.map((column, index) => (
          <Text
            key={column}
            tag="TH"
            scope="Column"
            style={[type.caption, { width: widths[index], paddingRight: 8, color: color.inkSoft }]}
          >
            {column}
          </Text>
        ))}
      </View>
      {rows.map(({ cells }) => (
        <View
          key={cells.join()}
          tag="TR"
          style={{
            flexDirection: 'row',
            borderBottomWidth: 0.5,
            borderBottomColor: color.line,
            paddingVertical: 4,
          }}
        >
          {cells.map((cell, index) => (
            <Text
              key={columns[index]}
              {...cellTag(index)}
              style={{
                width: widths[index],
                paddingRight: 8,
                fontSize: 8.5,
                lineHeight: 1.4,
                fontWeight: index ? 400 : 600,
              }}
            >
              {tied(cell)}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

/** The first cell of a row says what the row is about. */
export function cellTag(index: number): Tagged {
  return index === 0 ? { tag: 'TH', scope: 'Row' } : { tag: 'TD' }
}

/** Column widths in proportion to what the columns hold, so that figures stand close and sentences get room. */
function columnWidths(width: number, columns: string[], rows: Table['rows']) {
  const weights = columns.map((column, index) => {
    const longest = Math.max(column.length, ...rows.map(({ cells }) => cells[index]?.length ?? 0))
    return Math.sqrt(Math.min(Math.max(longest, 8), 60))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (width * weight) / sum)
}
