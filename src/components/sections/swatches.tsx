import { graphql } from 'gatsby'
import { useMemo } from 'react'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { Carousel } from '@/components/gallery/carousel'
import { Band, BandHead } from '@/components/ui/container'
import { CatalogueGrid } from '@/components/ui/catalogue-grid'
import { ColourNote } from '@/components/ui/colour-note'
import { Keep } from '@/components/ui/keep'
import { useFinish } from '@/hooks/use-finish'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { track } from '@/lib/analytics'
import { beginAt } from '@/lib/begin-at'
import { useFinishes } from '@/lib/range'
import { withGround } from '@/lib/with-ground'
import { color, layout as dimensions, size, space } from '@/theme/tokens'
import { FinishNamesSection } from './finish-names'

const COLUMNS = { grid: 9, large: 5 }

/** A colour list as swatches of the real finish: in a grid, in the looping carousel, or the page's own finishes by name. */
export function SwatchesSection(props: Queries.SwatchesSectionFragment) {
  return props.layout === 'names' ? <FinishNamesSection {...props} /> : <Swatches {...props} />
}

function Swatches(props: Queries.SwatchesSectionFragment) {
  const { id, heading, intro, layout, note } = props
  // The same ones each time: what has not changed is not drawn again.
  const swatches = useMemo(
    () => beginAt(props.swatches, props.first).map(withGround),
    [props.swatches, props.first],
  )
  const of = useFinishes()
  const isPainted = of?.list === props.list
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
  const keep = ({ key, name }: { key: string; name: string }) => (
    <Keep kind="finish" of={`${props.list}/${key}`} name={name} />
  )
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      {layout === 'carousel' ? (
        <Carousel
          noun="finish"
          nouns="finishes"
          shape="swatch"
          items={items}
          selected={isPainted ? shown?.slug : undefined}
          tools={keep}
          onSelect={({ key, name }) => {
            track('door_color_selection', name, { door_color: name, source: 'door_colour_carousel' })
            if (isPainted) choose(key)
          }}
        />
      ) : (
        <CatalogueGrid
          ratio="square"
          columns={COLUMNS[layout as keyof typeof COLUMNS]}
          items={items}
          stripLabel={items.length > 3 ? heading : undefined}
          selected={shown?.slug}
          onSelect={isPainted ? ({ key }) => choose(key) : undefined}
        />
      )}
      {layout !== 'carousel' && chosen && (
        <Chosen>
          <strong>{chosen.name}</strong> {keep({ key: chosen.slug, name: chosen.name })}
        </Chosen>
      )}
      {note && <Note>{note}</Note>}
      {/* Metal is no colour of the door. */}
      {props.list !== 'furniture-finishes' && <ColourNote chosen={chosen?.name} />}
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
