import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { DataTable } from '@/components/ui/data-table'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

const COLUMNS = ['Glass', 'U-value', 'Solar', 'Light', 'Self-cleaning']

interface GlassRow {
  readonly product: string
  readonly uValue: string
  readonly solar: string
  readonly light: string
  readonly selfCleaning: boolean | null
}

/** Cells of a specification row, in the order of the columns. */
function cells({ product, uValue, solar, light, selfCleaning }: GlassRow) {
  return [product, uValue, solar, light, selfCleaning ? 'Yes' : 'No']
}

/** The roof glass types, each with its tint and its specification table. */
export function RoofGlassSection({ id, heading, intro, glasses }: Queries.RoofGlassSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Types>
        {glasses.map(({ slug, name, description, picture, rows }) => (
          <li key={slug}>
            <Tint picture={picture} sizes="(max-width: 767px) 33vw, 200px" />
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
            </div>
            <DataTable caption={`${name}: specification`} columns={COLUMNS} rows={rows.map(cells)} />
          </li>
        ))}
      </Types>
    </Band>
  )
}

/** The triple-glazed units in one table. */
export function TripleGlazedSection({ id, heading, intro, rows }: Queries.TripleGlazedSectionFragment) {
  return (
    <Band id={id} tone="stone">
      <BandHead heading={heading} intro={intro} />
      <DataTable caption={heading} columns={COLUMNS} rows={rows.map(cells)} />
    </Band>
  )
}

const Types = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]} ${space[7]};
    padding-block: ${space[7]};
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: 160px minmax(0, 4fr) minmax(0, 6fr);
    }
  }
  p {
    margin-top: ${space[3]};
    max-width: 44ch;
    color: ${color.inkSoft};
  }
`

const Tint = styled(Picture)`
  aspect-ratio: 1;
  width: 160px;
`

export const query = graphql`
  fragment RoofGlassSection on RoofGlassSection {
    id
    heading
    intro
    glasses {
      slug
      name
      description
      picture {
        ...SmallPicture
      }
      rows {
        product
        uValue
        solar
        light
        selfCleaning
      }
    }
  }
  fragment TripleGlazedSection on TripleGlazedSection {
    id
    heading
    intro
    rows {
      product
      uValue
      solar
      light
      selfCleaning
    }
  }
`
