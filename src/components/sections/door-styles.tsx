import { graphql } from 'gatsby'
import { Band, BandHead } from '@/components/ui/container'
import { CatalogueGrid } from '@/components/ui/catalogue-grid'

/** All 37 composite door styles. */
export function DoorStylesSection({ id, heading, intro, styles }: Queries.DoorStylesSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <CatalogueGrid
        ratio="door"
        columns={6}
        items={styles.map(({ slug, name, picture, description }) => ({
          key: slug,
          name,
          picture,
          text: description,
        }))}
      />
    </Band>
  )
}

export const query = graphql`
  fragment DoorStylesSection on DoorStylesSection {
    id
    heading
    intro
    styles {
      slug
      name
      description
      picture {
        ...SmallPicture
      }
    }
  }
`
