/** What is used here of the library that writes the file; it comes without types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** Part of a page, as the structure refers to it. */
  interface StructureContent {
    refs: { mcid: number }[]
  }

  interface StructureOptions {
    alt?: string
    scope?: 'Row' | 'Column'
    /** Left, top, right and bottom, from the upper left corner of the page. */
    bbox?: [number, number, number, number]
  }

  interface StructureElement {
    add(child: StructureElement | StructureContent): this
    end(): void
  }

  interface LinkOptions {
    structParent: StructureElement
    Contents: InstanceType<typeof String>
  }

  interface Options {
    pdfVersion: '1.7'
    tagged: true
    displayTitle: true
    autoFirstPage: false
    lang: string
    info: Info
  }

  type Info = Record<'Title' | 'Author' | 'Subject' | 'Keywords' | 'Creator' | 'Producer', string>

  class PDFDocument extends Readable {
    constructor(options: Options)
    info: Record<string, unknown>
    endMetadata(): void
    struct(type: string, options?: StructureOptions): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact', options?: { type: 'Pagination' }): this
    markStructureContent(tag: string): StructureContent
    endMarkedContent(): this
    link(x: number, y: number, width: number, height: number, url: string, options?: LinkOptions): this
  }

  export default PDFDocument
  export type { Info, StructureElement, StructureOptions }
}
