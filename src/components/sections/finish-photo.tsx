import { graphql } from 'gatsby'
import { useId } from 'react'
import styled from 'styled-components'
import words from '@data/wording/chosen.json'
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
import { overlaidControl } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** A few finishes with their names, beside the product in the one that the page shows: they are chosen here as well. */
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
  const [finish, choose] = useFinish()
  const name = useId()
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
          <Finishes>
            <legend>{heading}</legend>
            {of?.finishes.map((one) => (
              <label key={one.slug}>
                <input
                  type="radio"
                  name={name}
                  checked={one.slug === shown?.slug}
                  onChange={() => choose(one.slug)}
                />
                <span>
                  <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
                    <rect width="1" height="1" fill={one.hex} />
                    {one.inside && <path d="M1 0V1H0z" fill={one.inside} />}
                  </svg>
                  {one.name}
                </span>
              </label>
            ))}
          </Finishes>
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

const Finishes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[5]};
  margin-top: ${space[6]};
  legend {
    display: none;
  }
  label {
    position: relative;
  }
  input {
    ${overlaidControl}
  }
  span {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 52px;
    border-bottom: 1px solid ${color.line};
  }
  svg {
    flex: 0 0 30px;
    height: 30px;
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
  }
  input:checked + span {
    font-weight: 650;
    svg {
      outline: 3px solid ${color.brick};
      outline-offset: 2px;
    }
  }
  input:focus-visible + span {
    outline: 3px solid ${color.ink};
    outline-offset: 2px;
  }
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
