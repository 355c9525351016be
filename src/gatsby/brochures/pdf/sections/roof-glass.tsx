import { Text, View } from '@react-pdf/renderer'
import { color } from '../../../../theme/tokens'
import { cellTag } from '../data-table'
import { paper, type } from '../paper'
import { Columns, fineLine, tied } from '../parts'
import { Picture } from '../pictures'
import type { Tagged } from '../tags/tag'
import type { GlassTable, Photo } from '../../types'

interface RoofGlassProps {
  name: string
  description: string
  picture: Photo
  rows: GlassTable
}

/** One type of roof glass with its figures. */
export function RoofGlass({ name, description, picture, rows }: RoofGlassProps) {
  return (
    <View style={{ ...fineLine, paddingTop: 10 }}>
      <Columns line={false} left={<Picture photo={picture} width={paper.left} height={82} />}>
        <Text tag="H4" style={type.h3}>
          {name}
        </Text>
        <Text style={[type.small, { marginTop: 1, marginBottom: 5 }]}>{tied(description)}</Text>
        <FiguresTable rows={rows} />
      </Columns>
    </View>
  )
}

const GLASS_WIDTHS = [135, 48, 44, 44, 60]

/** Figures of glass, product by product. */
export function FiguresTable({ rows: [columns = [], ...rows] }: { rows: GlassTable }) {
  const line = (cells: string[], tagOf: (index: number) => Tagged, style: object) => (
    <View key={cells[0]} tag="TR" style={{ flexDirection: 'row', paddingVertical: 2.5, ...style }}>
      {cells.map((cell, index) => (
        <Text key={columns[index]} {...tagOf(index)} style={{ width: GLASS_WIDTHS[index] }}>
          {cell}
        </Text>
      ))}
    </View>
  )
  return (
    <View tag="Table">
      {line(columns, () => ({ tag: 'TH', scope: 'Column' }), {
        fontSize: 7.5,
        color: color.inkSoft,
        borderBottomWidth: 0.75,
        borderBottomColor: color.ink,
      })}
      {rows.map((cells) =>
        line(cells, cellTag, {
          fontSize: 8.5,
          borderBottomWidth: 0.5,
          borderBottomColor: color.line,
        }),
      )}
    </View>
  )
}
