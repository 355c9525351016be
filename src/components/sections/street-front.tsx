import { graphql } from 'gatsby'
import { StreetFront } from '@/components/street-front/street-front'

/** House fronts to choose from, door and windows painted together; `?house=cottage&door=red&windows=cream` opens one. */
export function StreetFrontSection(props: Queries.StreetFrontSectionFragment) {
  return <StreetFront {...props} />
}

export const query = graphql`
  fragment StreetFrontSection on StreetFrontSection {
    id
    heading
    intro
    fronts {
      slug
      name
      shows
      door
      windows
      range {
        label
        to
      }
      picture {
        ...LargePicture
        paint {
          name
          files
        }
      }
      small: picture {
        ...SmallPicture
      }
    }
    doorRange {
      label
      to
    }
    colours {
      slug
      name
      hex
    }
    windowColours {
      slug
      name
      hex
    }
    note
    sendLabel
    scriptNote
  }
`
