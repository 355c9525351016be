import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, space } from '@/theme/tokens'

interface PicturePlateProps {
  /** The picture, which fills its pane; or a painted one, which brings its own frame and a rail of finishes. */
  picture: ReactNode
  isPainted?: boolean
  /** The words on the plate. */
  children: ReactNode
  /** More words, across the page under picture and plate. */
  strip: ReactNode
}

/**
 * A picture as wide as the window, with words on a plain plate let into its lower corner. On a phone the picture comes first,
 * then its finishes, then the words.
 */
export function PicturePlate({ picture, isPainted = false, children, strip }: PicturePlateProps) {
  return (
    <Grid>
      {isPainted ? picture : <Pane>{picture}</Pane>}
      <Plate>{children}</Plate>
      <Strip $isBeside={isPainted}>{strip}</Strip>
    </Grid>
  )
}

const plateWidth = `calc(${layout.margin} + clamp(300px, 34vw, 480px))`

const pane = css`
  position: relative;
  height: ${layout.phoneHero};
  ${media.tablet} {
    grid-column: 1 / -1;
    grid-row: 1;
    height: clamp(420px, 44vw, 740px);
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: ${plateWidth} minmax(0, 1fr);
    grid-template-rows: auto auto;
  }
  && [data-paint] {
    min-height: 0;
    ${pane}
    ${media.narrow} {
      height: calc(${layout.phoneHero} - 34px);
    }
  }
  fieldset {
    min-width: 0;
    ${media.tablet} {
      grid-row: 2;
      grid-column: 2;
      padding-right: ${layout.margin};
    }
  }
`

const Pane = styled.div`
  ${pane}
`

/** The plate goes on below the picture: across the page, or as wide as it is, with the finishes beside it. */
const Strip = styled.div<{ $isBeside: boolean }>`
  padding: 0 ${layout.gutterPhone} ${space[7]};
  ${media.tablet} {
    grid-row: 2;
    ${({ $isBeside }) =>
      $isBeside
        ? css`
            grid-column: 1;
            padding: 0 ${space[7]} ${space[8]} ${layout.margin};
          `
        : css`
            grid-column: 1 / -1;
            padding: ${space[6]} ${layout.margin} ${space[8]};
          `}
  }
`

const Plate = styled.div`
  padding: ${space[6]} ${layout.gutterPhone} ${space[5]};
  ${media.narrow} {
    h1 {
      font-size: clamp(32px, 9vw, 40px);
    }
    > p:first-child {
      margin-bottom: ${space[4]};
    }
  }
  ${media.tablet} {
    position: relative;
    z-index: 1;
    grid-row: 1;
    align-self: end;
    width: ${plateWidth};
    background: ${color.chalk};
    h1 {
      font-size: clamp(34px, 3.7vw, 54px);
    }
    grid-column: 1;
    padding: ${space[7]} ${space[7]} ${space[5]} ${layout.margin};
  }
`
