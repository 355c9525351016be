import { View } from '@react-pdf/renderer'
import { paper } from '../paper'
import { Head, PointColumns, PointRows } from '../parts'
import type { Point } from '../../types'
import { block, type Block, type HeadProps } from './block'
import { tileRow } from './tiles'

/** Titled points: with pictures, in columns or in rows. */
export function featureBlocks(features: Point[], layout: string, head: HeadProps): Block[] {
  const pictured = features.flatMap(({ title, text, photo }) =>
    photo ? [{ name: title, text, picture: photo }] : [],
  )
  if (pictured.length === features.length)
    return tileRow(pictured, features.length > 3 ? 2 : features.length, head)
  if (layout === 'columns' && features.length === 3) {
    return [
      block(
        <View>
          <Head {...head} />
          <View style={{ height: 14 }} />
          <PointColumns points={features} width={paper.content} columns={3} />
        </View>,
      ),
    ]
  }
  return [
    block(
      <Head {...head}>
        {layout === 'rows' ? (
          <PointRows points={features} />
        ) : (
          <PointColumns points={features} width={paper.right} columns={2} />
        )}
      </Head>,
    ),
  ]
}
