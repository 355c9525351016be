import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/chosen.json'
import pictures from '@data/wording/pictures.json'
import { ColourNote } from '@/components/ui/colour-note'
import { Container } from '@/components/ui/container'
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

/** What there is to say of the finishes, beside the product in the one that is chosen above. */
export function FinishPhotoSection({
  id,
  heading,
  intro,
  picture,
  finish: ready,
  note,
}: Queries.FinishPhotoSectionFragment) {
  const of = useFinishes()
  const shown = useShownFinish()
  const [finish] = useFinish()
  // A boundary that is still being hydrated must not be changed.
  const isHydrated = useIsHydrated()
  const isOther = isHydrated && picture.paint?.list === of?.list && shown?.slug !== ready
  return (
    <section id={id ?? undefined}>
      <Columns>
        <Frame>
          <Picture
            picture={
              shown
                ? { ...picture, alt: `${picture.alt} ${fillIn(words.finish, { finish: shown.name })}` }
                : picture
            }
            sizes="(max-width: 1079px) 100vw, 62vw"
          />
          <PaintedStyle picture={picture} finish={isOther ? shown?.slug : undefined} />
        </Frame>
        <Container>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {intro && <p>{intro}</p>}
          <Shown aria-live="polite">{shown && fillIn(pictures.shownIn, { finish: shown.name })}</Shown>
          {note && <Note>{note}</Note>}
          <ColourNote chosen={finish ? shown?.name : undefined} isAlone />
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
  font-weight: 600;
`

const Note = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.small};
`

export const query = graphql`
  fragment FinishPhotoSection on FinishPhotoSection {
    id
    heading
    intro
    finish
    note
    picture {
      ...MediumPicture
      paint {
        name
        list
        files
      }
    }
  }
`
