import { graphql } from 'gatsby'
import { Band, BandHead } from '@/components/ui/container'
import { CatalogueGrid } from '@/components/ui/catalogue-grid'

/** The door styles of the local offers. */
export function OfferStylesSection({ id, heading, intro, styles }: Queries.OfferStylesSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <CatalogueGrid
        ratio="door"
        columns={5}
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
  fragment OfferStylesSection on OfferStylesSection {
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
