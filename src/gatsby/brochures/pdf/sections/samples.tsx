import { Text, View } from '@react-pdf/renderer'
import { paper, type } from '../paper'
import { Columns, columnWidth, Head, PointRows, Tile, tied } from '../parts'
import type { PrintedSection, Sample } from '../../types'
import { block, headOf, rowsOf, type Block, type HeadProps } from './block'

/** How many swatches stand in a row, so that the last row is as full as can be. */
export function swatchColumns(count: number) {
  if (count <= 6) return Math.max(count, 5)
  const filled = (columns: number) => (count % columns || columns) / columns
  return [6, 7, 8].reduce((best, columns) => (filled(columns) > filled(best) ? columns : best))
}

/** Glass designs, and the panel of facts below them. */
export function glassBlocks(
  section: Extract<PrintedSection, { type: 'glassDesigns' }>,
  columns: number,
  ratio: number,
): Block[] {
  return [
    ...sampleBlocks(section.designs, columns, ratio, 8, headOf(section)),
    block(
      <Columns
        left={
          <Text tag="H4" style={type.h3}>
            {tied(section.panelHeading)}
          </Text>
        }
        line={false}
      >
        <PointRows points={section.panel} />
      </Columns>,
      16,
    ),
  ]
}

/** Colours, and the note below them. */
export function swatchBlocks(
  section: Extract<PrintedSection, { type: 'swatches' }>,
  columns: number,
): Block[] {
  const rows = sampleBlocks(section.swatches, columns, 1, 8, headOf(section))
  if (!section.note) return rows
  const last = rows[rows.length - 1]!
  const noted = (
    <View>
      {last.element}
      <Columns line={false}>
        <Text style={[type.small, { marginTop: 10 }]}>{tied(section.note)}</Text>
      </Columns>
    </View>
  )
  return [...rows.slice(0, -1), { ...last, element: noted }]
}

/** Named pictures in rows, each row a block; the head belongs to the first. */
export function sampleBlocks(
  samples: Sample[],
  columns: number,
  ratio: number,
  gap: number,
  head: HeadProps,
): Block[] {
  const width = columnWidth(paper.content, columns, gap)
  return rowsOf(samples, columns).map((row, index) =>
    block(
      <View>
        {index === 0 && (
          <View style={{ marginBottom: 14 }}>
            <Head {...head} />
          </View>
        )}
        <View tag="L" continued={index > 0} style={{ flexDirection: 'row', gap }}>
          {row.map(({ name, picture, text, mark }) => (
            <Tile
              key={name}
              photo={picture}
              name={name}
              text={text}
              mark={mark}
              width={width}
              height={width * ratio}
            />
          ))}
        </View>
      </View>,
      index === 0 ? paper.sectionGap : 10,
    ),
  )
}
