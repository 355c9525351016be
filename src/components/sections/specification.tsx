import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { ComparisonTable } from '@/components/ui/comparison-table'
import { DataTable } from '@/components/ui/data-table'
import { FoldableBand } from '@/components/ui/foldable-band'
import { Picture, positionOf } from '@/components/ui/picture'
import { PointList } from '@/components/ui/point-list'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** What the product measures and is made of: tables of figures, then lists; beside a narrow table a picture. */
export function SpecificationSection({
  id,
  heading,
  intro,
  tables,
  points,
  note,
  folded,
  photo,
  focus,
}: Queries.SpecificationSectionFragment) {
  return (
    <FoldableBand id={id} heading={heading} intro={intro} isFolded={folded}>
      <Stack $hasPhoto={Boolean(photo)}>
        {tables.map(({ caption, columns, rows }) => {
          const products = rows.filter(isProduct)
          return products.length === rows.length ? (
            <ComparisonTable key={caption} caption={caption} columns={columns} rows={products} />
          ) : (
            <DataTable
              key={caption}
              // One table below a heading says no more than the heading.
              isNamedAbove={tables.length === 1}
              isWide={tables.length === 1 && !folded && !photo}
              caption={caption}
              columns={columns}
              rows={rows.map(cellsOf)}
            />
          )
        })}
        <PointList points={points} isTwoColumns />
        {note && <Note>{note}</Note>}
        {photo && (
          <Photo picture={photo} sizes="(max-width: 767px) 100vw, 40vw" position={positionOf(focus)} />
        )}
      </Stack>
    </FoldableBand>
  )
}

type Row = Queries.SpecificationSectionFragment['tables'][number]['rows'][number]

/** Whether a row is about a product with a page of its own. */
function isProduct(row: Row): row is Row & { readonly to: string } {
  return Boolean(row.to)
}

/** A drawing at the end of a row. */
const MARK: Room = { widths: [48, 112, 112], mostHeight: 64 }

/** A row's cells: in the last, after its words, the drawing of what they describe. */
function cellsOf({ cells, drawing }: Row) {
  if (!drawing) return cells
  return [
    ...cells.slice(0, -1),
    <Drawn key="drawn">
      {cells.at(-1)}
      <Drawing drawing={drawing} room={MARK} />
    </Drawn>,
  ]
}

/** The drawings stand below each other, each in the middle of a column of its own. */
const Drawn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${space[10]};
  gap: ${space[5]};
  align-items: center;
  svg {
    justify-self: center;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) ${space[8]};
  }
`

const Stack = styled.div<{ $hasPhoto: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.desktop} {
    ${({ $hasPhoto }) => $hasPhoto && besidePhoto}
  }
`

/** Its foot stands level with that of the words. */
const besidePhoto = css`
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  row-gap: ${space[6]};
  > img {
    grid-area: 1 / 2 / 3 / 3;
    height: 0;
    min-height: 100%;
    aspect-ratio: auto;
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
`

const Note = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
  max-width: 70ch;
`

export const query = graphql`
  fragment SpecificationSection on SpecificationSection {
    id
    heading
    intro
    folded
    tables {
      caption
      columns
      rows {
        cells
        to
        picture {
          ...MediumPicture
        }
        drawing {
          ...Drawing
        }
      }
    }
    points
    note
    photo {
      ...MediumPicture
    }
    focus
  }
`
