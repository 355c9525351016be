import { graphql } from 'gatsby'
import { SizeYourOpening } from '@/features/opening/size-your-opening'

/** A width and a height to type or drag: what each range of doors makes of them, drawn to scale beside a person. */
export function OpeningSection(props: Queries.OpeningSectionFragment) {
  return <SizeYourOpening {...props} />
}

export const query = graphql`
  fragment OpeningSection on OpeningSection {
    id
    heading
    intro
    chosen
    width
    height
    tableHeading
    sendLabel
    note
    facts {
      value
      unit
      caption
    }
    options {
      part
      title
      members {
        title
        leaf
        beside
        above
        slides
      }
    }
    openings {
      ...OpeningRange
    }
  }
  fragment OpeningRange on OpeningRange {
    way
    name
    product
    to
    panelName
    panelNames
    panels
    widest
    lowest
    highest
    narrowestPanel
    widestPanel
    widestPair
    free
    note
    colour
    layouts {
      left
      right
    }
  }
`
