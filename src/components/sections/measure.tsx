import { graphql } from 'gatsby'
import { MeasureGuide } from '@/features/measure/measure-guide'

/** Where to put the tape, drawn step by step, with room for what the visitor has measured. */
export function MeasureSection(props: Queries.MeasureSectionFragment) {
  return <MeasureGuide {...props} />
}

export const query = graphql`
  fragment MeasureSection on MeasureSection {
    id
    heading
    intro
    kindsTitle
    kindsText
    kinds {
      name
      note
      drawing {
        ...Drawing
      }
      way {
        ...MeasureView
      }
      size {
        ...MeasureView
      }
    }
    guide {
      asks
      title
      text
      alt
      drawing {
        ...Drawing
      }
    }
    sides {
      name
      opens
    }
    listHeading
    listIntro
    sendLabel
    printLabel
    scriptNote
  }
  fragment MeasureView on MeasureView {
    text
    alt
    drawing {
      ...Drawing
    }
  }
`
