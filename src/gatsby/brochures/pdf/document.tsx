import { Document, Page, pdf, Text, View, type DocumentProps } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { color } from '../../../theme/tokens'
import { ClosingPage } from './closing-page'
import { bandHeight, compose, loosening, type MeasuredBlock } from './compose'
import { Cover } from './cover'
import { paper, sheet } from './paper'
import { Pictures, PictureStore } from './pictures'
import { bandBlock, openingBlocks, sectionBlocks, type Block } from './sections'
import type { Brochure, Chapter } from '../types'

/** Higher than the blocks of any brochure together. */
const ENDLESS = 60_000

/** What may stand earlier than in its turn, to fill a page. */
const FLOATING = ['checklist', 'faq', 'ranges']

/**
 * A brochure as a PDF. It is laid out twice: first all blocks on one endless page, which tells their heights and the
 * pictures they need, then on the pages composed of them.
 */
export async function renderBrochure(brochure: Brochure): Promise<Buffer> {
  const pictures = new PictureStore()
  const sections = brochure.chapters.map((chapter) => [
    openingBlocks(chapter),
    ...chapter.sections.map(sectionBlocks),
  ])
  const heights = await measure(brochure, sections.flat(2), pictures)
  const pages = brochure.chapters.flatMap((chapter, index) =>
    pagesOf(chapter, sections[index]!, heights, pictures),
  )
  await pictures.prepare()
  return toBuffer(
    <Book brochure={brochure} pictures={pictures}>
      <Cover {...brochure} />
      {pages.map((blocks, index) => (
        <InnerPage key={index} blocks={blocks} brochure={brochure} />
      ))}
      <ClosingPage {...brochure} />
    </Book>,
  )
}

function pagesOf(
  chapter: Chapter,
  sections: Block[][],
  heights: Map<Block, number>,
  pictures: PictureStore,
): MeasuredBlock[][] {
  const measured = sections.map((blocks, section) => ({
    blocks: blocks.map((entry) => ({ ...entry, section, height: heights.get(entry)! })),
    floats: FLOATING.includes(chapter.sections[section - 1]?.type ?? ''),
  }))
  const pages = compose(measured)
  const [opening, ...rest] = pages[0]!
  const height = chapter.photo ? bandHeight(pages[0]!) : 0
  if (chapter.photo && height) {
    pictures.take({ src: chapter.photo.src, width: paper.content, height })
    pages[0] = [opening!, { ...bandBlock(chapter.photo, height), section: 0, height }, ...rest]
  }
  return pages
}

async function measure(brochure: Brochure, blocks: Block[], pictures: PictureStore) {
  let layout: MeasuredLayout | undefined
  const once = (
    <Book
      brochure={brochure}
      pictures={pictures}
      onRender={(result) => (layout = result._INTERNAL__LAYOUT__DATA_)}
    >
      <Page size={[paper.width, ENDLESS]} wrap={false} style={{ ...pageStyle, paddingBottom: 0 }}>
        {blocks.map(({ element }, index) => (
          <View key={index}>{element}</View>
        ))}
      </Page>
      <Cover {...brochure} />
      <ClosingPage {...brochure} />
    </Book>
  )
  await toBuffer(once)
  const boxes = layout?.children[0]?.children
  if (boxes?.length !== blocks.length) throw new Error(`The parts of ${brochure.file} could not be measured.`)
  return new Map(blocks.map((entry, index) => [entry, boxes[index]!.box.height]))
}

/** What the library hands to `onRender` beside its documented fields. */
interface MeasuredLayout {
  children: { children: { box: { height: number } }[] }[]
}

interface BookProps {
  brochure: Brochure
  pictures: PictureStore
  onRender?: (result: { _INTERNAL__LAYOUT__DATA_?: MeasuredLayout }) => void
  children: ReactNode
}

function Book({ brochure, pictures, onRender, children }: BookProps) {
  const { title, summary, keywords, company } = brochure
  return (
    <Document
      title={`${title} | ${company.brand}`}
      author={company.brand}
      creator={company.brand}
      producer={company.brand}
      subject={summary}
      keywords={keywords.join(', ')}
      language="en-GB"
      onRender={onRender as DocumentProps['onRender']}
    >
      <Pictures.Provider value={pictures}>{children}</Pictures.Provider>
    </Document>
  )
}

function InnerPage({ blocks, brochure }: { blocks: MeasuredBlock[]; brochure: Brochure }) {
  const looser = loosening(blocks)
  return (
    <Page size="A4" style={pageStyle}>
      {blocks.map(({ element, gap, section }, index) => {
        const before = blocks[index - 1]
        const space = before ? gap + (before.section === section ? 0 : looser) : 0
        return (
          <View key={index} wrap={false} style={{ marginTop: space }}>
            {element}
          </View>
        )
      })}
      <View fixed style={footer}>
        <Text>
          {brochure.company.brand} · {brochure.title}
        </Text>
        <Text style={{ marginLeft: 'auto', fontWeight: 600, color: color.ink }}>
          {brochure.company.phone}
        </Text>
        <Text
          style={{ width: 36, textAlign: 'right', fontWeight: 600, color: color.ink }}
          render={({ pageNumber }) => String(pageNumber)}
        />
      </View>
    </Page>
  )
}

function toBuffer(document: ReactElement) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf(document as Parameters<typeof pdf>[0])
      .toBuffer()
      .then((stream) => {
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => resolve(Buffer.concat(chunks)))
        stream.on('error', reject)
      }, reject)
  })
}

const pageStyle = {
  ...sheet,
  paddingTop: paper.top,
  paddingBottom: paper.bottom,
  paddingHorizontal: paper.margin,
}

const footer = {
  position: 'absolute',
  left: paper.margin,
  right: paper.margin,
  bottom: 26,
  flexDirection: 'row',
  fontSize: 7.5,
  color: color.inkSoft,
} as const
