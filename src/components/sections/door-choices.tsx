import { graphql } from 'gatsby'
import { ColourNote } from '@/components/ui/colour-note'
import { Band, BandHead } from '@/components/ui/container'
import { DoorDesigner } from '@/features/door-designer/door-designer'

/** The door designer: the visitor's own door, chosen part by part, drawn, and carried into the quote form. */
export function DoorChoicesSection(props: Queries.DoorChoicesSectionFragment) {
  const { id, heading, intro, offers, offerStyles, offerColours, ...lists } = props
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <DoorDesigner {...lists} offer={{ styles: offerStyles, colours: offerColours, pages: offers }} />
      <ColourNote />
    </Band>
  )
}

export const query = graphql`
  fragment DoorChoicesSection on DoorChoicesSection {
    id
    heading
    intro
    sendLabel
    offers {
      label
      to
    }
    offerStyles {
      slug
      name
    }
    offerColours {
      slug
      name
    }
    styles {
      slug
      name
      family
      glazed
      picture {
        ...SmallPicture
      }
    }
    designs {
      slug
      name
      privacy
      picture {
        ...SmallPicture
      }
    }
    colours {
      slug
      name
      picture {
        ...SmallPicture
      }
    }
    furniture {
      slug
      name
      picture {
        ...SmallPicture
      }
    }
  }
`
