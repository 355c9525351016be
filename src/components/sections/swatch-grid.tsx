import { useMemo } from 'react'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { CatalogueGrid } from '@/components/ui/catalogue-grid'
import { ColourNote } from '@/components/ui/colour-note'
import { Keep } from '@/components/ui/keep'
import { useFinish } from '@/hooks/use-finish'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { beginAt } from '@/lib/begin-at'
import { useFinishes } from '@/lib/range'
import { withGround } from '@/lib/with-ground'
import { color, layout as dimensions, size, space } from '@/theme/tokens'

const COLUMNS = { grid: 9, large: 5, beside: 6 }

interface SwatchGridProps extends Queries.SwatchesSectionFragment {
  /** It stands beside a picture, which is painted with the page's own finishes. */
  isBeside?: boolean
}

/**
 * A colour list as swatches of the real finish. The page's own finishes paint its pictures, and begin with the one in which those stand
 * ready, as the rail of the large picture does; others are only seen.
 */
export function SwatchGrid({ heading, layout, note, isBeside = false, ...props }: SwatchGridProps) {
  const of = useFinishes()
  const isPainted = of?.list === props.list
  const first = props.first ?? (isPainted ? of.first : null)
  // The same ones each time: what has not changed is not drawn again.
  const swatches = useMemo(() => beginAt(props.swatches, first).map(withGround), [props.swatches, first])
  const [finish, choose] = useFinish()
  const shown = useShownFinish()
  const items = swatches.map(({ slug, name, picture, isNew, description }) => ({
    key: slug,
    name,
    picture,
    text: layout === 'grid' ? null : description,
    mark: isNew ? <NewMark>{words.new}</NewMark> : undefined,
  }))
  const chosen = isPainted ? swatches.find(({ slug }) => slug === finish) : undefined
  return (
    <>
      <CatalogueGrid
        ratio="square"
        columns={isBeside ? COLUMNS.beside : COLUMNS[layout as 'grid' | 'large']}
        items={items}
        stripLabel={items.length > 3 ? heading : undefined}
        selected={isPainted ? shown?.slug : undefined}
        onSelect={isPainted ? ({ key }) => choose(key) : undefined}
        isBeside={isBeside}
      />
      {chosen && (
        <Chosen>
          <strong>{chosen.name}</strong>{' '}
          <Keep kind="finish" of={`${props.list}/${chosen.slug}`} name={chosen.name} />
        </Chosen>
      )}
      {note && <Note>{note}</Note>}
      {/* Metal is no colour of the door; beside a picture the note stands below both. */}
      {!isBeside && props.list !== 'furniture-finishes' && <ColourNote chosen={chosen?.name} />}
    </>
  )
}

const NewMark = styled.span`
  padding: 1px 6px;
  border: 1px solid ${color.brass};
  border-radius: ${dimensions.radius};
  font-size: 12px;
  font-weight: 600;
`

const Chosen = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-top: ${space[6]};
`

const Note = styled.p`
  margin-top: ${space[6]};
  max-width: 70ch;
  font-size: ${size.small};
  color: ${color.inkSoft};
`
