import { graphql } from 'gatsby'
import { Band, BandHead } from '@/components/ui/container'
import { TileGrid } from '@/components/ui/tile-grid'

/** The products of a category, each with the picture of its page. Two wide panes open and close the grid. */
export function RangesSection({ id, heading, intro, ranges }: Queries.RangesSectionFragment) {
  const wide = widePanes(ranges.length)
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <TileGrid
        tiles={ranges.map(({ label, text, figure, to, picture }, index) => ({
          title: label,
          text: figure ? `${text} ${figure}` : text,
          to,
          picture,
          isWide: wide.includes(index),
        }))}
      />
    </Band>
  )
}

/** Which panes are wide, so that rows of three narrow panes come out full. */
function widePanes(count: number): number[] {
  if (count % 3 === 0) return []
  return count % 3 === 2 ? [0] : [0, count - 1]
}

export const query = graphql`
  fragment RangesSection on RangesSection {
    id
    heading
    intro
    ranges {
      label
      text
      figure
      to
      picture {
        ...MediumPicture
      }
    }
  }
`
