import { useMemo } from 'react'
import styled from 'styled-components'
import { Carousel } from '@/components/gallery/carousel'
import { ColourNote } from '@/components/ui/colour-note'
import { Band, BandHead } from '@/components/ui/container'
import { Keep } from '@/components/ui/keep'
import { useFinish } from '@/hooks/use-finish'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { track } from '@/lib/analytics'
import { beginAt } from '@/lib/begin-at'
import { useFinishes } from '@/lib/range'
import { withGround } from '@/lib/with-ground'
import { color, size, space } from '@/theme/tokens'

/**
 * A colour list in the looping carousel, each finish close up; the page's own finishes paint its pictures. Apart from the other layouts
 * of swatches, so that its pages fetch nothing of them.
 */
export function FinishCarouselSection(props: Queries.SwatchesSectionFragment) {
  const { id, heading, intro, list, first, note, swatches } = props
  // The same ones each time: what has not changed is not drawn again.
  const items = useMemo(
    () =>
      beginAt(swatches, first)
        .map(withGround)
        .map(({ slug, name, picture, description }) => ({ key: slug, name, picture, text: description })),
    [swatches, first],
  )
  const isPainted = useFinishes()?.list === list
  const [finish, choose] = useFinish()
  const shown = useShownFinish()
  const chosen = isPainted ? swatches.find(({ slug }) => slug === finish) : undefined
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Carousel
        noun="finish"
        nouns="finishes"
        shape="swatch"
        items={items}
        selected={isPainted ? shown?.slug : undefined}
        tools={({ key, name }) => <Keep kind="finish" of={`${list}/${key}`} name={name} />}
        onSelect={({ key, name }) => {
          track('door_color_selection', name, { door_color: name, source: 'door_colour_carousel' })
          if (isPainted) choose(key)
        }}
      />
      {note && <Note>{note}</Note>}
      <ColourNote chosen={chosen?.name} />
    </Band>
  )
}

const Note = styled.p`
  margin-top: ${space[6]};
  max-width: 70ch;
  font-size: ${size.small};
  color: ${color.inkSoft};
`
