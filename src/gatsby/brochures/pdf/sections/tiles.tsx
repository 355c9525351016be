import { Text, View } from '@react-pdf/renderer'
import { paper, type } from '../paper'
import { columnWidth, Head, tied } from '../parts'
import { Picture } from '../pictures'
import type { Photo, PrintedSection } from '../../types'
import { block, headOf, rowsOf, type Block, type HeadProps } from './block'

/** Pictures with their names. */
export function galleryBlocks(section: Extract<PrintedSection, { type: 'gallery' }>): Block[] {
  const { pictures } = section
  // Five pictures are two large ones over three small ones.
  const first = pictures.length === 5 ? 2 : pictures.length === 3 ? 3 : 2
  return [
    ...tileRow(pictures.slice(0, first), first, headOf(section)),
    ...tileRow(pictures.slice(first), pictures.length === 5 ? 3 : 2),
  ]
}

interface TileData {
  name: string
  text?: string
  picture: Photo
}

/** Pictures side by side, parted by glazing bars. The head stands above the first row. */
export function tileRow(tiles: TileData[], columns: number, head?: HeadProps): Block[] {
  const width = columnWidth(paper.content, columns, 12)
  return rowsOf(tiles, columns).map((row, index) =>
    block(
      <View>
        {head && index === 0 && (
          <View style={{ marginBottom: 14 }}>
            <Head {...head} />
          </View>
        )}
        <View style={{ flexDirection: 'row', gap: 12 }}>
          {row.map(({ name, text, picture }) => (
            <View key={name} style={{ width }}>
              <Picture photo={picture} width={width} height={width * 0.64} />
              <Text tag="H4" style={[type.h3, { marginTop: 6 }]}>
                {name}
              </Text>
              {text && <Text style={[type.small, { marginTop: 1 }]}>{tied(text)}</Text>}
            </View>
          ))}
        </View>
      </View>,
      head && index === 0 ? paper.sectionGap : 14,
    ),
  )
}
