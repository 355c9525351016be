import { buffer } from 'node:stream/consumers'
import layoutDocument from '@react-pdf/layout'
import render from '@react-pdf/render'
import { Font, pdf } from '@react-pdf/renderer'
import PDFDocument, { type Info } from 'pdfkit'
import type { ReactElement } from 'react'
import { Structure } from './tags/structure'
import { withMarks, type LayoutNode } from './tags/with-marks'

// Their types are those of the library's own use: without the fonts here, with all of its drawing there.
const layOutWith = layoutDocument as unknown as (book: unknown, fonts: typeof Font) => Promise<LayoutNode>
const drawInto = render as unknown as (file: PDFDocument, book: LayoutNode) => void

/** The parts of a `<Document>`, each with its place on its page. */
export function layOut(book: ReactElement): Promise<LayoutNode> {
  const { container } = pdf(book) as { container: { document: unknown } }
  return layOutWith(container.document, Font)
}

/**
 * A tagged PDF of a document that has been laid out. The library's own way from a document to a PDF has no room for tags:
 * its steps are taken here one by one, with marks set before the last.
 */
export function draw(book: LayoutNode, lang: string, info: Info): Promise<Buffer> {
  const file = new PDFDocument({
    lang,
    info,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
  })
  escapeMetadata(file)
  drawInto(file, withMarks(book, new Structure(file)))
  return buffer(file)
}

/** `info` is written twice: as it is, and last of all as XML, into which the library puts it as it is too. */
function escapeMetadata(file: PDFDocument) {
  const endMetadata = file.endMetadata.bind(file)
  file.endMetadata = () => {
    for (const [name, value] of Object.entries(file.info)) {
      if (typeof value === 'string') file.info[name] = value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
    }
    endMetadata()
  }
}
