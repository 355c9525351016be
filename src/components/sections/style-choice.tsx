import { graphql } from 'gatsby'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import wording from '@data/wording/chosen.json'
import { Actions } from '@/components/ui/action-link'
import { ColourNote } from '@/components/ui/colour-note'
import { Band, BandHead } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { sideways } from '@/components/ui/strip'
import { PaintedStyle } from '@/features/painter/painted-style'
import { useChosen } from '@/hooks/use-chosen'
import { useFinish } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { inSentence, setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useFinishes, useRange } from '@/lib/range'
import { chosenOver, FOCUS_REACH } from '@/theme/chosen-mark'
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
                <Frame $isTall={isTall(picture)}>
                  <Picture
                    picture={paint ? { ...picture, alt: `${title}, ${paint.name}` } : picture}
                    sizes={`(max-width: 767px) ${photos.length % 2 ? 56 : 45}vw, ${Math.round(86 / photos.length)}vw`}
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
      {(actions.length > 0 || hasColourNote) && (
        <Foot>
          <Actions actions={actions} />
          {hasColourNote && <ColourNote chosen={finish ? shown?.name : undefined} isAlone />}
        </Foot>
      )}
    </Band>
  )
}

/** On a phone two by two; an odd number in a row that scrolls, the last one in sight cut. */
const onPhone = css<{ $count: number }>`
  ${media.narrow} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${({ $count }) => $count % 2 !== 0 && inStrip}
  }
`

const inStrip = css<{ $count: number }>`
  ${sideways}
  /* Room for the outline of the one that the keyboard is at. */
  margin-top: -${FOCUS_REACH};
  padding-top: ${FOCUS_REACH};
  ul {
    width: max-content;
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: ${({ $count }) => ($count > 3 ? 40 : 56)}vw;
  }
  li {
    scroll-snap-align: start;
  }
  /* Only pictures are cut at the screen's edge: a sentence would be, too. */
  p {
    display: none;
  }
`

const RING = '18px'

/** Where the words begin. */
const BESIDE_RING = `calc(${RING} + ${space[3]})`

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
  ${media.tabletOnly} {
    ${({ $count }) => $count > 5 && 'ul { grid-template-columns: repeat(3, minmax(0, 1fr)); }'}
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
    display: flex;
    gap: ${space[3]};
    padding: ${space[4]} ${space[5]} 0 0;
    font-weight: 600;
    line-height: 1.4;
  }
  p {
    padding: 0 ${space[5]} 0 ${BESIDE_RING};
    font-size: ${size.caption};
    line-height: 1.45;
    color: ${color.inkSoft};
  }
  /* That there is a choice, a ring before each name says; which one is made, a ring that is filled, and the frame. */
  strong::before {
    content: '';
    flex: none;
    width: ${RING};
    height: ${RING};
    margin-top: 0.2em;
    border: 1.5px solid ${color.inkSoft};
    border-radius: 50%;
  }
  li:has(:checked) > div::after {
    ${chosenOver}
  }
  li:has(:checked) strong::before {
    border: 5.5px solid ${color.ink};
  }
  @media (scripting: none) {
    strong::before {
      display: none;
    }
    p {
      padding-left: 0;
    }
  }
  li:has(:focus-visible) > div {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  ${onPhone}
`

/** The catalogue's doors have two pots beside them, which in a row of tiles would stand cut at every joint: so near that they are out. */
const near = css`
  img {
    aspect-ratio: 27 / 50;
  }
  img,
  canvas {
    transform: scale(1.19);
  }
`

const Frame = styled.div<{ $isTall: boolean }>`
  position: relative;
  overflow: hidden;
  img {
    width: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
  }
  ${({ $isTall }) => $isTall && near}
`

/** One of the catalogue's doors, two by three. */
function isTall({ src }: Queries.StyleChoiceSectionFragment['photos'][number]['picture']) {
  const { width = 1, height = 1 } = src.childImageSharp?.gatsbyImageData ?? {}
  return height / width > 1.4
}

/** The way on at the left, a sample of the colour at the right. */
const Foot = styled.div`
  margin-top: ${space[6]};
  ${media.desktop} {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    > [data-alone] {
      flex: 1;
      margin-top: 0;
    }
  }
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
