import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/chosen.json'
import pictures from '@data/wording/pictures.json'
import { FinishFields } from '@/components/gallery/finish-fields'
import { ColourNote } from '@/components/ui/colour-note'
import { BandHead, Container, roomOf } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { PaintedStyle } from '@/features/painter/painted-style'
import { useFinish } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { fillIn } from '@/lib/fill-in'
import { useFinishes } from '@/lib/range'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** The page's finishes to choose from: beside the product in the one that is chosen, or alone, as wide as the page. */
export function FinishPhotoSection(props: Queries.FinishPhotoSectionFragment) {
  const { id, heading, intro, photo, finish: ready, note } = props
  const of = useFinishes()
  const shown = useShownFinish()
  const [finish, choose] = useFinish()
  // A boundary that is still being hydrated must not be changed.
  const isHydrated = useIsHydrated()
  const isOther = isHydrated && photo?.paint?.list === of?.list && shown?.slug !== ready
  const fields = of && (
    <FinishFields finishes={of.finishes} shown={shown?.slug} onSelect={choose} isWide={!photo} />
  )
  const notes = (
    <>
      {note && <Note>{note}</Note>}
      <ColourNote chosen={finish ? shown?.name : undefined} isAlone={Boolean(photo)} />
    </>
  )
  if (!photo)
    return (
      <Alone id={id ?? undefined} data-tone="chalk">
        <Container>
          <BandHead heading={heading} intro={intro} />
          {fields}
          {notes}
        </Container>
      </Alone>
    )
  return (
    <section id={id ?? undefined}>
      <Columns>
        <Frame>
          <Picture
            picture={
              shown
                ? { ...photo, alt: `${photo.alt} ${fillIn(words.finish, { finish: shown.name })}` }
                : photo
            }
            sizes="(max-width: 1079px) 100vw, 62vw"
          />
          <PaintedStyle picture={photo} finish={isOther ? shown?.slug : undefined} />
        </Frame>
        <Container>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {intro && <p>{intro}</p>}
          <Shown aria-live="polite">{shown && fillIn(pictures.shownIn, { finish: shown.name })}</Shown>
          {fields}
          {notes}
        </Container>
      </Columns>
    </section>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > :last-child {
    padding-block: 36px;
  }
  > :last-child > p {
    margin-top: ${space[5]};
    max-width: 48ch;
    color: ${color.inkSoft};
  }
  ${media.desktop} {
    grid-template-columns: 8fr 5fr;
    > :last-child {
      display: flex;
      flex-direction: column;
      justify-content: center;
      padding: ${space[7]} ${layout.margin} ${space[7]} ${space[8]};
    }
  }
`

const Alone = styled.section`
  ${roomOf('chalk')}
`

/** Whole, however high its words are. */
const Frame = styled.div`
  position: relative;
  align-self: start;
  overflow: hidden;
  > img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`

const Shown = styled.p`
  margin-bottom: ${space[3]};
  font-weight: 600;
`

const Note = styled.p`
  margin-top: ${space[5]};
  max-width: 64ch;
  font-size: ${size.caption};
  color: ${color.inkSoft};
`

export const query = graphql`
  fragment FinishPhotoSection on FinishPhotoSection {
    id
    heading
    intro
    finish
    note
    photo {
      ...MediumPicture
      paint {
        name
        list
        files
      }
    }
  }
`
