/** One page of a brochure as the viewer shows it. */
export interface FlipbookPage {
  /** Everything that is printed on the page, in reading order. */
  readonly text: readonly string[]
  readonly width: number
  readonly height: number
  /** Addresses of the page's pictures, the narrowest first; that one is for the thumbnail. */
  readonly pictures: readonly { readonly src: string; readonly width: number }[]
}

/** What the template of a flipbook receives as its context. */
export interface FlipbookContext {
  readonly file: string
  /** Name of the product, and the path of its page. */
  readonly title: string
  readonly product: string
  readonly seo: {
    readonly title: string
    readonly description: string
    readonly keywords: readonly string[]
  }
  readonly pages: readonly FlipbookPage[]
  readonly crumbs: readonly { readonly name: string; readonly path: string }[]
}

/** A PDF whose pages are to be drawn, and the folder for them. */
export interface DrawJob {
  readonly pdf: string
  readonly folder: string
}

/** What the drawing process leaves behind as `pages.json`: pictures by the names of their files. */
export interface DrawnPage {
  readonly text: string[]
  readonly width: number
  readonly height: number
  readonly pictures: { readonly file: string; readonly width: number }[]
}
