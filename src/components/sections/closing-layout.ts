import styled, { css } from 'styled-components'
import { ClosingWords } from '@/components/ui/closing-plate'
import { groundOf, type Tone } from '@/components/ui/container'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** The sentence of a closing invitation. */
export const inWords = css`
  p {
    margin-top: ${space[5]};
    max-width: 52ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  [data-dark] & p {
    color: ${color.onDarkSoft};
  }
  ${media.narrow} {
    p {
      font-size: ${size.body};
    }
  }
`

export const Words = styled(ClosingWords)`
  ${inWords}
  gap: ${space[6]};
`

/** A tablet's half would leave a wide product no more than its middle: the picture stands above the words, as on a phone. */
const pictureAbove = css`
  ${media.tabletOnly} {
    &:not(:has([data-tall])) {
      display: flex;
      flex-direction: column-reverse;
      > [data-words] {
        order: 0;
        padding: ${space[8]} ${layout.gutter};
      }
    }
  }
`

/** The words beside a picture that reaches the window's edge; on a phone below it. */
export const Plate = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => groundOf($tone)}
  ${media.narrow} {
    display: flex;
    flex-direction: column-reverse;
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    /* A front door stands upright: one that was chosen is seen from head to threshold. */
    &:has([data-tall]) {
      grid-template-columns: minmax(0, 1fr) clamp(300px, 33vw, 500px);
      min-height: clamp(420px, 46vw, 700px);
    }
  }
  ${pictureAbove}
`
