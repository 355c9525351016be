import { graphql } from 'gatsby'
import { Band, BandHead } from '@/components/ui/container'
import { FinishCarouselSection } from './finish-carousel'
import { FinishNamesSection } from './finish-names'
import { SwatchGrid } from './swatch-grid'

/** A colour list as swatches of the real finish: in a grid, in the looping carousel, or the page's own finishes by name. */
export function SwatchesSection(props: Queries.SwatchesSectionFragment) {
  const { id, heading, intro, layout } = props
  if (layout === 'names') return <FinishNamesSection {...props} />
  if (layout === 'carousel') return <FinishCarouselSection {...props} />
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <SwatchGrid {...props} />
    </Band>
  )
}

export const query = graphql`
  fragment SwatchesSection on SwatchesSection {
    id
    heading
    intro
    list
    layout
    first
    note
    swatches {
      slug
      name
      hex
      isNew
      description
      picture {
        ...CataloguePicture
      }
    }
  }
`
