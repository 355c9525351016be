import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { CatalogueGrid } from '@/components/ui/catalogue-grid'
import { color, layout as dimensions, size, space } from '@/theme/tokens'

const COLUMNS = { grid: 9, carousel: 9, large: 5 }

/** A colour list as swatches of the real finish. */
export function SwatchesSection({
  id,
  heading,
  intro,
  layout,
  note,
  swatches,
}: Queries.SwatchesSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <CatalogueGrid
        ratio="square"
        columns={COLUMNS[layout as keyof typeof COLUMNS]}
        items={swatches.map(({ slug, name, picture, isNew, description }) => ({
          key: slug,
          name,
          picture,
          text: layout === 'large' ? description : null,
          mark: isNew ? <NewMark>NEW</NewMark> : undefined,
        }))}
      />
      {note && <Note>{note}</Note>}
    </Band>
  )
}

const NewMark = styled.span`
  padding: 1px 6px;
  border: 1px solid ${color.brass};
  border-radius: ${dimensions.radius};
  font-size: 12px;
  font-weight: 600;
`

const Note = styled.p`
  margin-top: ${space[7]};
  max-width: 70ch;
  font-size: ${size.small};
  color: ${color.inkSoft};
`

export const query = graphql`
  fragment SwatchesSection on SwatchesSection {
    id
    heading
    intro
    layout
    note
    swatches {
      slug
      name
      isNew
      description
      picture {
        ...SmallPicture
      }
    }
  }
`
