import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { color } from '../../../theme/tokens'
import { ClosingPage } from './closing-page'
import { bandHeight, compose, heightOf, loosening, type MeasuredBlock } from './compose'
import { Cover } from './cover'
import { draw, layOut } from './library'
import { pageRoom, paper, sheet } from './paper'
import { Pictures, PictureStore } from './pictures'
import { bandBlock, openingBlocks, roomyBlocks, sectionBlocks } from './sections'
import type { Block } from './sections/block'
import type { Brochure, Chapter } from '../types'

/** Higher than the blocks of any brochure together. */
const ENDLESS = 60_000

/** What may stand earlier than in its turn, to fill a page. */
const FLOATING = ['checklist', 'faq', 'ranges']

/**
 * A brochure as a tagged PDF. Its parts are laid out on one endless page first, which tells their heights and the pictures
 * they need, then on the pages composed of them.
 */
export async function renderBrochure(brochure: Brochure): Promise<Buffer> {
  const pictures = new PictureStore()
  const measure = (blocks: Block[]) => measured(brochure, blocks, pictures)
  const pages: MeasuredBlock[][] = []
  for (const chapter of brochure.chapters) pages.push(...(await pagesOf(chapter, measure, pictures)))
  await pictures.prepare()
  const book = await layOut(
    <Book pictures={pictures}>
      <Cover {...brochure} />
      {pages.map((blocks, index) => (
        <InnerPage key={index} blocks={blocks} brochure={brochure} />
      ))}
      <ClosingPage {...brochure} />
    </Book>,
  )
  return draw(book, 'en-GB', about(brochure))
}

type Measure = (blocks: Block[]) => Promise<Map<Block, number>>

async function pagesOf(chapter: Chapter, measure: Measure, pictures: PictureStore) {
  const sections = [openingBlocks(chapter), ...chapter.sections.map(sectionBlocks)]
  const heights = await measure(sections.flat())
  const pages = compose(
    sections.map((blocks, section) => ({
      blocks: blocks.map((entry) => ({ ...entry, section, height: heights.get(entry)! })),
      floats: FLOATING.includes(chapter.sections[section - 1]?.type ?? ''),
    })),
  )
  pages[0] = withBand(pages[0]!, chapter, pictures)
  return Promise.all(pages.map((page) => withLargerPictures(page, chapter, measure)))
}

/** The chapter's picture under its opening, if the page has room for it. */
function withBand(page: MeasuredBlock[], { photo }: Chapter, pictures: PictureStore): MeasuredBlock[] {
  const height = bandHeight(page)
  if (!photo || !height) return page
  pictures.take({ src: photo.src, width: paper.content, height })
  return [page[0]!, { ...bandBlock(photo, height), section: 0, height }, ...page.slice(1)]
}

/** Small pictures drawn larger, if they have the page to themselves. */
async function withLargerPictures(
  page: MeasuredBlock[],
  chapter: Chapter,
  measure: Measure,
): Promise<MeasuredBlock[]> {
  const { section } = page[0]!
  const data = chapter.sections[section - 1]
  const roomy = data && roomyBlocks(data)
  const alone =
    page.every((entry) => entry.section === section) && page.length === (data && sectionBlocks(data).length)
  if (!roomy || !alone) return page
  const heights = await measure(roomy)
  const larger = roomy.map((entry) => ({ ...entry, section, height: heights.get(entry)! }))
  return heightOf(larger) <= pageRoom ? larger : page
}

/** Heights of blocks. The pictures in them, and those of the first and last page, are noted as wanted. */
async function measured(brochure: Brochure, blocks: Block[], pictures: PictureStore) {
  const once = await layOut(
    <Book pictures={pictures}>
      <Page size={[paper.width, ENDLESS]} wrap={false} style={{ ...pageStyle, paddingBottom: 0 }}>
        {blocks.map(({ element }, index) => (
          <View key={index}>{element}</View>
        ))}
      </Page>
      <Cover {...brochure} />
      <ClosingPage {...brochure} />
    </Book>,
  )
  const boxes = once.children?.[0]?.children
  if (boxes?.length !== blocks.length) throw new Error(`The parts of ${brochure.file} could not be measured.`)
  return new Map(blocks.map((entry, index) => [entry, boxes[index]!.box!.height]))
}

function Book({ pictures, children }: { pictures: PictureStore; children: ReactNode }) {
  return (
    <Document>
      <Pictures.Provider value={pictures}>{children}</Pictures.Provider>
    </Document>
  )
}

/** What the file says of itself. */
function about({ title, summary, keywords, company }: Brochure) {
  return {
    Title: `${title} | ${company.brand}`,
    Author: company.brand,
    Subject: summary,
    Keywords: keywords.join(', '),
    Creator: company.brand,
    Producer: company.brand,
  }
}

function InnerPage({ blocks, brochure }: { blocks: MeasuredBlock[]; brochure: Brochure }) {
  const looser = loosening(blocks)
  return (
    <Page size="A4" style={pageStyle} bookmark={blocks[0]?.bookmark}>
      {blocks.map(({ element, gap, section }, index) => {
        const before = blocks[index - 1]
        const space = before ? gap + (before.section === section ? 0 : looser) : 0
        return (
          <View key={index} wrap={false} style={{ marginTop: space }}>
            {element}
          </View>
        )
      })}
      <View fixed style={footer} tag="Artifact">
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
