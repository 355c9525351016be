import { graphql } from 'gatsby'
import { Shortlist } from '@/components/shortlist/shortlist'

/** What the visitor has kept on any page, side by side. */
export function ShortlistSection(props: Queries.ShortlistSectionFragment) {
  return <Shortlist {...props} />
}

export const query = graphql`
  fragment ShortlistSection on ShortlistSection {
    id
    heading
    intro
    emptyHeading
    emptyText
    browse {
      label
      to
      picture {
        ...MediumPicture
      }
    }
    actions {
      label
      to
    }
    sendLabel
    printLabel
    scriptNote
    openings {
      ...OpeningRange
    }
    things {
      kind
      key
      name
      range
      to
      hex
      picture {
        ...SmallPicture
        paint {
          name
          files
        }
      }
      figures {
        value
        unit
        caption
      }
    }
  }
`
