import { graphql } from 'gatsby'
import { Band, BandHead } from '@/components/ui/container'
import { TileGrid } from '@/components/ui/tile-grid'

/** The products as panes of one window; wide tiles take two panes. */
export function ProductGridSection({ id, heading, intro, tiles }: Queries.ProductGridSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <TileGrid
        tiles={tiles.map(({ title, text, to, wide, picture, focus }) => ({
          title,
          text,
          to,
          picture,
          focus,
          isWide: wide ?? false,
        }))}
      />
    </Band>
  )
}

export const query = graphql`
  fragment ProductGridSection on ProductGridSection {
    id
    heading
    intro
    tiles {
      title
      text
      to
      wide
      focus
      picture {
        ...TilePicture
      }
    }
  }
`
