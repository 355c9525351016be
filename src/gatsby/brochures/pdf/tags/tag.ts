import type {} from '@react-pdf/renderer'

/**
 * What a part of a brochure is to those who hear it: the names are those of the PDF standard. The brochure's title is its only
 * H1; chapters begin with an H2, sections with an H3, and what has a title in a section has an H4.
 */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD'
  /** Repeated on every page: not read. */
  | 'Artifact'

export interface Tagged {
  /** Texts without one are paragraphs; all other parts without one only hold what is in them. */
  tag?: Tag
  /** What a table's heading (`TH`) heads. */
  scope?: 'Row' | 'Column'
  /** Says of a list (`L`) that it goes on from the list before it. */
  continued?: boolean
}

declare module '@react-pdf/renderer' {
  // The library hands properties that it does not know through to its layout, where the tags are read from.
  interface NodeProps {
    tag?: Tagged['tag']
    scope?: Tagged['scope']
    continued?: Tagged['continued']
  }
  interface BaseImageProps {
    alt: string
  }
}
