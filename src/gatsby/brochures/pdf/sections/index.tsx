import { Text, View } from '@react-pdf/renderer'
import { balanced } from '../balanced'
import { paper, type } from '../paper'
import { Columns, Facts, FigureStrip, fineLine, Head, Paragraphs, PointColumns, tied } from '../parts'
import { Picture } from '../pictures'
import type { Chapter, Photo, PrintedSection } from '../../types'
import { block, headOf, type Block } from './block'
import { Comparison } from './comparison'
import { featureBlocks } from './features'
import { FiguresTable, RoofGlass } from './roof-glass'
import { glassBlocks, sampleBlocks, swatchBlocks, swatchColumns } from './samples'
import { specificationBlocks } from './specification'
import { galleryBlocks, tileRow } from './tiles'

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
