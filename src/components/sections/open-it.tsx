import { graphql } from 'gatsby'
import { OpenIt } from '@/components/open-it/open-it'

/** A product in its positions, which visitors open by slider or by dragging across the picture. */
export function OpenItSection(props: Queries.OpenItSectionFragment) {
  return <OpenIt {...props} />
}

export const query = graphql`
  fragment OpenItSection on OpenItSection {
    id
    heading
    intro
    shut {
      ...MediumPicture
    }
    open {
      ...MediumPicture
    }
    stops {
      frame
      label
      drawing {
        ...Drawing
      }
    }
    startsOpen
    rest {
      frame
      picture {
        ...MediumPicture
      }
    }
    film {
      files
      frames
      part
    }
  }
`
