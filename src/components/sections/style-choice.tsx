import { graphql } from 'gatsby'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import wording from '@data/wording/chosen.json'
import { Actions } from '@/components/ui/action-link'
import { ColourNote } from '@/components/ui/colour-note'
import { Band, BandHead } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { PaintedStyle } from '@/features/painter/painted-style'
import { useChosen } from '@/hooks/use-chosen'
import { useFinish } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { inSentence, setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useFinishes, useRange } from '@/lib/range'
import { overlaidControl } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** Styles to choose from, each a photograph, which takes on the finish that the page shows. */
export function StyleChoiceSection(props: Queries.StyleChoiceSectionFragment) {
  const { id, heading, intro, photos, hasColourNote, actions } = props
  const range = useRange()
  const chosen = useChosen('style')
  const [finish] = useFinish()
  const of = useFinishes()
  const shown = useShownFinish()
  // A boundary that is still being hydrated must not be changed.
  const isHydrated = useIsHydrated()
  const isOther = isHydrated && (finish !== '' || shown?.slug !== of?.first)
  const paintOf = ({ paint }: (typeof photos)[number]['picture']) =>
    isOther && paint?.list === of?.list ? shown : undefined
  const name = useId()
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Row role="radiogroup" aria-label={heading} $count={photos.length}>
        <ul>
          {photos.map(({ title, text, picture }) => {
            const paint = paintOf(picture)
            return (
              <li key={title}>
                <Frame>
                  <Picture
                    picture={paint ? { ...picture, alt: `${title}, ${paint.name}` } : picture}
                    sizes={`(max-width: 767px) 45vw, ${Math.round(86 / photos.length)}vw`}
                  />
                  <PaintedStyle picture={picture} finish={paint?.slug} />
                </Frame>
                <input
                  type="radio"
                  name={name}
                  aria-label={title}
                  checked={title === chosen}
                  onChange={() =>
                    setChosen(range, 'style', {
                      key: title,
                      words: fillIn(wording.style, { style: inSentence(title) }),
                    })
                  }
                />
                <strong>{title}</strong>
                {text && <p>{text}</p>}
              </li>
            )
          })}
        </ul>
      </Row>
      {actions.length > 0 && (
        <Foot>
          <Actions actions={actions} />
        </Foot>
      )}
      {hasColourNote && <ColourNote chosen={finish ? shown?.name : undefined} />}
    </Band>
  )
}

/** Two by two; of three each has a row, its words beside its picture; of five the names alone, three over two. */
const onPhone = css<{ $count: number }>`
  ${media.narrow} {
    ul {
      grid-template-columns: repeat(${({ $count }) => ($count % 2 === 0 ? 2 : 1)}, minmax(0, 1fr));
    }
    ${({ $count }) => $count % 2 !== 0 && ($count > 3 ? threeOverTwo : inRows)}
  }
`

const threeOverTwo = css`
  ul {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  li {
    grid-column: span 2;
  }
  li:nth-child(4) {
    grid-column: 2 / span 2;
  }
  strong {
    font-size: ${size.small};
    line-height: 1.3;
  }
  p {
    display: none;
  }
`

const inRows = css`
  li {
    display: grid;
    grid-template: 1fr auto auto 1fr / 2fr 3fr;
    padding: 0;
  }
  li > div {
    grid-row: 1 / -1;
  }
  strong {
    grid-row: 2;
    padding-top: 0;
  }
  p {
    grid-row: 3;
  }
  strong,
  p {
    grid-column: 2;
    padding-left: ${space[5]};
  }
`

const Row = styled.div<{ $count: number }>`
  ul {
    display: grid;
    gap: ${layout.bar};
  }
  ${media.tablet} {
    ul {
      grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    }
  }
  li {
    position: relative;
    padding-bottom: ${space[2]};
  }
  input {
    ${overlaidControl}
    z-index: 1;
  }
  strong {
    display: block;
    padding: ${space[4]} ${space[5]} 0 0;
    font-weight: 600;
  }
  p {
    padding-right: ${space[5]};
    font-size: ${size.small};
    line-height: 1.45;
    color: ${color.inkSoft};
  }
  /* The frame says it, and a mark that needs no colour. */
  li:has(:checked) > div {
    outline: 4px solid ${color.brick};
    outline-offset: -4px;
  }
  li:has(:checked) strong::before {
    content: '✓ ' / '';
    color: ${color.brick};
  }
  li:has(:focus-visible) {
    outline: 3px solid ${color.ink};
    outline-offset: 3px;
  }
  ${onPhone}
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  img {
    width: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
  }
`

const Foot = styled.div`
  margin-top: ${space[6]};
`

export const query = graphql`
  fragment StyleChoiceSection on StyleChoiceSection {
    id
    heading
    intro
    hasColourNote
    photos {
      title
      text
      picture {
        ...CataloguePicture
        paint {
          name
          list
          files
        }
      }
    }
    actions {
      label
      to
    }
  }
`
