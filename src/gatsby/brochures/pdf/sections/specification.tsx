import { Text, View } from '@react-pdf/renderer'
import { paper, type } from '../paper'
import { DataTable } from '../data-table'
import { Facts, Head, tied } from '../parts'
import type { PrintedSection } from '../../types'
import { block, headOf, type Block } from './block'

/** Tables of figures: a wide one takes both columns. */
export function specificationBlocks(section: Extract<PrintedSection, { type: 'specification' }>): Block[] {
  const { tables = [], points, note } = section
  const wide = tables.some(({ columns }) => columns.length > 3)
  const noteBelow = note && <Text style={[type.small, { marginTop: 8 }]}>{tied(note)}</Text>
  if (wide) {
    return [
      block(
        <View>
          <Head {...headOf(section)}>{points && <Facts points={points} />}</Head>
          {tables.map((table) => (
            <View key={table.caption} style={{ marginTop: 14 }}>
              <DataTable {...table} width={paper.content} />
            </View>
          ))}
          {noteBelow}
        </View>,
      ),
    ]
  }
  return [
    block(
      <Head {...headOf(section)}>
        {tables.map((table, index) => (
          <View key={table.caption} style={{ marginTop: index ? 14 : 0 }}>
            <DataTable {...table} width={paper.right} />
          </View>
        ))}
        {points && (
          <View style={{ marginTop: tables.length ? 14 : 0 }}>
            <Facts points={points} />
          </View>
        )}
        {noteBelow}
      </Head>,
    ),
  ]
}
