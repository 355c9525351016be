import { graphql } from 'gatsby'
import { SizeYourWindow } from '@/features/opening/size-your-window'

/** Layouts of a window to choose from, and its size: drawn to scale beside a person. */
export function WindowSizeSection(props: Queries.WindowSizeSectionFragment) {
  return <SizeYourWindow {...props} />
}

export const query = graphql`
  fragment WindowSizeSection on WindowSizeSection {
    id
    heading
    intro
    first
    note
    sendLabel
    layouts {
      slug
      title
      said
      text
      drawing {
        ...Drawing
      }
    }
  }
`
