import { Text, View } from '@react-pdf/renderer'
import { paper, type } from '../paper'
import { columnWidth, Fact, Head, tied } from '../parts'
import { Picture } from '../pictures'
import type { PrintedSection } from '../../types'
import { headOf } from './block'

/** Two collections side by side. */
export function Comparison({ collections, ...head }: Extract<PrintedSection, { type: 'comparison' }>) {
  const width = columnWidth(paper.content, 2, 16)
  return (
    <View>
      <Head {...headOf(head)} />
      <View style={{ flexDirection: 'row', gap: 16, marginTop: 14 }}>
        {collections.map(({ name, text, picture, points }) => (
          <View key={name} style={{ width }}>
            <Picture photo={picture} width={width} height={width * 0.64} />
            <Text tag="H4" style={[type.h2, { marginTop: 10 }]}>
              {name}
            </Text>
            <Text style={[type.body, { marginTop: 4, marginBottom: 8 }]}>{tied(text)}</Text>
            <View tag="L">
              {points.map((point) => (
                <Fact key={point} text={point} width={width} />
              ))}
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}
