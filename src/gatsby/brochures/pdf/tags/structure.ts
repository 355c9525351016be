import type PDFDocument from 'pdfkit'
import type { StructureElement, StructureOptions } from 'pdfkit'

interface OpenElement {
  type: string
  element: StructureElement
  /** All words in it. */
  text: string
}

/**
 * The structure of a tagged PDF, made while its pages are drawn: elements are opened and closed around the drawing, and what
 * is drawn while content is open belongs to the element opened last. All else on the pages is decoration.
 */
export class Structure {
  private readonly open: OpenElement[]
  /** The list closed last, as long as no other element has been opened beside it. */
  private lastList?: OpenElement

  constructor(private readonly pdf: PDFDocument) {
    const root = pdf.struct('Document')
    pdf.addStructure(root)
    this.open = [{ type: 'Document', element: root, text: '' }]
    pdf.on('pageAdded', () => pdf.markContent('Artifact'))
    this.adoptLinks()
  }

  /**
   * Opens an element in the one that is open.
   *
   * @param type - name of its kind in the PDF standard
   * @param text - all words in it
   */
  openElement(type: string, text: string, options: StructureOptions = {}) {
    const element = this.pdf.struct(type, options)
    this.innermost.element.add(element)
    this.lastList = undefined
    this.open.push({ type, element, text })
  }

  /** Opens the list closed last once more, to go on in it: the rows of a list may stand on different pages. */
  reopenList() {
    if (!this.lastList) throw new Error('A list in a brochure is to go on, and no list stands before it.')
    this.open.push(this.lastList)
  }

  /** Closes the element opened last. */
  closeElement() {
    const closed = this.open.pop()
    this.lastList = closed?.type === 'L' ? closed : undefined
    // A list may go on; the end of the file ends it.
    if (!this.lastList) closed?.element.end()
  }

  /** What is drawn until the content is closed is that of the element opened last. */
  openContent() {
    const { type, element } = this.innermost
    this.pdf.endMarkedContent()
    element.add(this.pdf.markStructureContent(type))
  }

  /** What is drawn until the content is closed is repeated on every page, and not read. */
  openFurniture() {
    this.pdf.endMarkedContent()
    this.pdf.markContent('Artifact', { type: 'Pagination' })
  }

  /** What is drawn from here on is decoration. */
  closeContent() {
    this.pdf.endMarkedContent()
    this.pdf.markContent('Artifact')
  }

  /** Makes each area that can be clicked a part of the element that is open when it is drawn. */
  private adoptLinks() {
    const link = this.pdf.link.bind(this.pdf)
    this.pdf.link = (x, y, width, height, url) => {
      const { element, text } = this.innermost
      // The PDF library takes plain strings for names of its own.
      return link(x, y, width, height, url, { structParent: element, Contents: new String(text) })
    }
  }

  private get innermost() {
    return this.open[this.open.length - 1]!
  }
}
