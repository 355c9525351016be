import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { color } from '../../../theme/tokens'
import { balanced } from './balanced'
import { paper, type } from './paper'
import {
  cellTag,
  Columns,
  columnWidth,
  DataTable,
  Fact,
  Facts,
  FigureStrip,
  Head,
  Paragraphs,
  PointColumns,
  PointRows,
  Tile,
  tied,
  fineLine,
} from './parts'
import { Picture } from './pictures'
import type { Tagged } from './tags/tag'
import type { Chapter, GlassTable, Photo, Point, PrintedSection, Sample } from '../types'

/** What may not be torn apart by the end of a page. A section is one block or more, its heading always in the first. */
export interface Block {
  element: ReactElement
  /** Space above, unless the block is the first on its page. */
  gap: number
  /** Name in the PDF's outline, for the block that opens a chapter. */
  bookmark?: string
}

/** The opening of a chapter: the product's name and what it is. */
export function openingBlocks({ name, heading, intro }: Chapter): Block[] {
  return [
    {
      ...block(
        <View>
          <Text tag="H2" style={type.h1}>
            {balanced(heading, 31, paper.content)}
          </Text>
          {intro && (
            <View style={{ marginTop: 18 }}>
              <Columns line={false}>
                <Text style={type.lead}>{tied(intro)}</Text>
              </Columns>
            </View>
          )}
        </View>,
      ),
      bookmark: name,
    },
  ]
}

/** The picture across the page, under the opening of a chapter. */
export function bandBlock(photo: Photo, height: number): Block {
  return block(<Picture photo={photo} width={paper.content} height={height} />, paper.bandGap)
}

/** A section as blocks. */
export function sectionBlocks(section: PrintedSection): Block[] {
  switch (section.type) {
    case 'figures':
      return [block(<FigureStrip figures={section.figures} />)]
    case 'story':
      return [
        block(
          <Head {...headOf(section)}>
            <Paragraphs body={section.body} />
            {section.points && (
              <View style={{ marginTop: 12 }}>
                <Facts points={section.points} />
              </View>
            )}
          </Head>,
        ),
      ]
    case 'features':
      return featureBlocks(section.features, section.layout, headOf(section))
    case 'checklist':
      return [
        block(
          <Head {...headOf(section)}>
            <Facts points={section.points} />
          </Head>,
        ),
      ]
    case 'specification':
      return specificationBlocks(section)
    case 'gallery':
      return galleryBlocks(section)
    case 'comparison':
      return [block(<Comparison {...section} />)]
    case 'doorStyles':
      return sampleBlocks(section.styles, 5, 1.5, 12, headOf(section))
    case 'swatches':
      return swatchBlocks(section, swatchColumns(section.swatches.length))
    case 'glassDesigns':
      return glassBlocks(section, 7, 1)
    case 'roofGlass':
      return [
        block(<Head {...headOf(section)} />),
        ...section.glasses.map((glass) => block(<RoofGlass {...glass} />, 13)),
      ]
    case 'tripleGlazed':
      return [
        block(
          <Head {...headOf(section)}>
            <FiguresTable rows={section.rows} />
          </Head>,
        ),
      ]
    case 'ambiMax':
      return [
        block(
          <Head {...headOf(section)}>
            <Paragraphs body={section.body} />
            <View style={{ height: 12 }} />
            <PointColumns
              points={section.products.map(({ name, description }) => ({ title: name, text: description }))}
              width={paper.right}
              columns={2}
            />
          </Head>,
        ),
      ]
    case 'faq':
      return [
        block(
          <Head {...headOf(section)}>
            {section.questions.map(({ question, answer }, index) => (
              <View key={question} style={index ? { ...fineLine, marginTop: 8, paddingTop: 8 } : {}}>
                <Text tag="H4" style={type.h3}>
                  {tied(question)}
                </Text>
                <Text style={[type.body, { marginTop: 2 }]}>{tied(answer)}</Text>
              </View>
            ))}
          </Head>,
        ),
      ]
    case 'ranges':
      return tileRow(
        section.ranges.map(({ label, text, picture }) => ({ name: label, text, picture })),
        section.ranges.length,
        headOf(section),
      )
  }
}

/** A section of small pictures with larger ones, for when it has a page to itself. */
export function roomyBlocks(section: PrintedSection): Block[] | undefined {
  if (section.type === 'swatches') return swatchBlocks(section, section.swatches.length > 16 ? 5 : 4)
  if (section.type === 'glassDesigns') return glassBlocks(section, 5, 0.84)
  return undefined
}

interface HeadProps {
  heading: string
  intro?: string
}

function headOf({ heading, intro }: HeadProps): HeadProps {
  return { heading, intro }
}

function block(element: ReactElement, gap = paper.sectionGap): Block {
  return { element, gap }
}

function featureBlocks(features: Point[], layout: string, head: HeadProps): Block[] {
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

function specificationBlocks(section: Extract<PrintedSection, { type: 'specification' }>): Block[] {
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

function galleryBlocks(section: Extract<PrintedSection, { type: 'gallery' }>): Block[] {
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
function tileRow(tiles: TileData[], columns: number, head?: HeadProps): Block[] {
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

function Comparison({ collections, ...head }: Extract<PrintedSection, { type: 'comparison' }>) {
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

/** How many swatches stand in a row, so that the last row is as full as can be. */
function swatchColumns(count: number) {
  if (count <= 6) return Math.max(count, 5)
  const filled = (columns: number) => (count % columns || columns) / columns
  return [6, 7, 8].reduce((best, columns) => (filled(columns) > filled(best) ? columns : best))
}

function glassBlocks(
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

function swatchBlocks(section: Extract<PrintedSection, { type: 'swatches' }>, columns: number): Block[] {
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
function sampleBlocks(
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

interface RoofGlassProps {
  name: string
  description: string
  picture: Photo
  rows: GlassTable
}

function RoofGlass({ name, description, picture, rows }: RoofGlassProps) {
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

function FiguresTable({ rows: [columns = [], ...rows] }: { rows: GlassTable }) {
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

function rowsOf<T>(items: T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, index) =>
    items.slice(index * columns, (index + 1) * columns),
  )
}
