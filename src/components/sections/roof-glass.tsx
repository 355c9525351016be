import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/sections.json'
import { Band, BandHead } from '@/components/ui/container'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Picture } from '@/components/ui/picture'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

const COLUMNS = [words.glass, words.uValue, words.solar, words.light, words.selfCleaning]

interface GlassRow {
  readonly product: string
  readonly uValue: string
  readonly solar: string
  readonly light: string
  readonly selfCleaning: boolean | null
}

/** Cells of a specification row, in the order of the columns. */
function cells({ product, uValue, solar, light, selfCleaning }: GlassRow) {
  return [product, uValue, solar, light, selfCleaning ? words.yes : words.no]
}

/** The roof glass types, each with its tint and what its pane does with sun and light; what it is for and its table, collapsed. */
export function RoofGlassSection({ id, heading, intro, glasses }: Queries.RoofGlassSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Types>
        {glasses.map(({ slug, name, description, picture, rows }) => (
          <li key={slug}>
            <Tint picture={picture} sizes="120px" />
            <h3>{name}</h3>
            <Shares>
              <Share name={words.solar} value={rows[0]!.solar} tone={color.moss} />
              <Share name={words.light} value={rows[0]!.light} tone={color.brass} />
            </Shares>
            <details>
              <summary>{words.figures}</summary>
              <p>{description}</p>
              <DataTable
                caption={fillIn(words.table, { name })}
                columns={COLUMNS}
                rows={rows.map(cells)}
                isNamedAbove
              />
            </details>
          </li>
        ))}
      </Types>
    </Band>
  )
}

/** A share of a hundred as a bar to scale. */
function Share({ name, value, tone }: { name: string; value: string; tone: string }) {
  return (
    <li>
      <span>{name}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" fill={color.stone} />
        <rect width={parseInt(value, 10)} height="8" fill={tone} />
      </svg>
      <strong>{value}</strong>
    </li>
  )
}

/** The triple-glazed units in one table, behind its heading. */
export function TripleGlazedSection({ id, heading, intro, rows }: Queries.TripleGlazedSectionFragment) {
  return (
    <Fold id={id} heading={heading}>
      {intro && <p>{intro}</p>}
      <DataTable caption={heading} columns={COLUMNS} rows={rows.map(cells)} isNamedAbove />
    </Fold>
  )
}

const Types = styled.ul`
  display: grid;
  gap: 0 ${space[8]};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: ${space[3]} ${space[5]};
    align-content: start;
    padding-block: ${space[5]} ${space[2]};
    border-top: 1px solid ${color.line};
    ${media.tablet} {
      grid-template-columns: 120px minmax(0, 1fr);
      row-gap: ${space[4]};
      padding-block: ${space[6]} ${space[3]};
    }
  }
  p {
    max-width: 60ch;
    padding-block: ${space[2]} ${space[4]};
    color: ${color.inkSoft};
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: ${size.small};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  > li > ul,
  details {
    grid-column: 2;
  }
  details[open] {
    grid-column: 1 / -1;
  }
`

const Shares = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    grid-template-columns: 3.2em minmax(0, 1fr) 3em;
    gap: ${space[4]};
    align-items: center;
    font-size: ${size.small};
    font-variant-numeric: lining-nums tabular-nums;
  }
  svg {
    width: 100%;
    height: 10px;
  }
  strong {
    text-align: right;
  }
`

const Tint = styled(Picture)`
  aspect-ratio: 1;
  width: 100%;
  grid-row: span 3;
  align-self: start;
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
