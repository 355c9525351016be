import styled, { createGlobalStyle, css } from 'styled-components'
import { Button } from '@/components/ui/button'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** On paper: the door and its sentence, nothing else. */
export const PrintStyle = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-print] figure, [data-print] figure * { visibility: visible; }
    /* Twice: the stage has a position of its own. */
    [data-print][data-print] { position: absolute; inset: 0 auto auto 0; width: 100%; }
  }
`

/** What stands above the stage on a tablet or a desktop: top bar, header, way, heading. */
const ABOVE = '252px'

/** Height of the stage: on a phone door and first choice share the screen, on wider windows it is what the first screen has left. */
export const STAGE_HEIGHT = {
  phone: 'clamp(260px, 39svh, 400px)',
  /** Two doors side by side are narrow, and as low as that makes them. */
  pairOnPhone: '34svh',
  wide: `clamp(360px, min(55vw, calc(100svh - ${ABOVE})), 860px)`,
  pair: `min(46vw, calc(100svh - ${ABOVE}))`,
}

/** Width of the photograph by the height of the stage: the door is nearly as high as the stage, and nothing of it is cut. */
export const PHOTO_WIDTH = { phone: 0.83, wide: 0.76 }

/** What stays in sight above the choices on a phone: the header, and the drawing on its ground. */
const HEADER_ON_PHONE = '61px'

/** The stage at the left, as wide as its photograph; at its right the choices, and below them what is done with the door. */
export const Layout = styled.div<{ $isPair: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  /* What is reached by keyboard or by a link comes to stand below the drawing, not behind it. */
  ${media.narrow} {
    :is(summary, button, a, input) {
      scroll-margin-top: calc(${STAGE_HEIGHT.phone} + ${space[5]});
    }
  }
  ${media.tablet} {
    gap: 0 ${space[7]};
    grid-template-columns: ${({ $isPair }) =>
        $isPair ? 'minmax(0, 7fr)' : `calc(${PHOTO_WIDTH.wide} * ${STAGE_HEIGHT.wide})`} minmax(0, 5fr);
    grid-template-rows: repeat(2, auto) 1fr;
  }
  ${media.desktop} {
    column-gap: ${space[8]};
  }
`

const pair = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  --pair: ${STAGE_HEIGHT.pair};
  ${media.narrow} {
    --pair: ${STAGE_HEIGHT.pairOnPhone};
  }
`

/** The stage stays in sight while the choices are made. */
export const Stages = styled.div<{ $isPair: boolean }>`
  display: grid;
  gap: ${layout.bar};
  position: sticky;
  ${media.narrow} {
    top: ${HEADER_ON_PHONE};
    z-index: 1;
    padding-bottom: ${space[3]};
    margin-inline: -${space[2]};
    padding-inline: ${space[2]};
    background: ${color.chalk};
  }
  ${media.tablet} {
    top: calc(${layout.headerHeight} + ${space[5]});
    grid-row: 1 / 4;
  }
  ${({ $isPair }) => $isPair && pair}
  figcaption {
    padding-block: ${space[4]};
    font-size: ${size.small};
    line-height: 1.45;
    /* There the drawing alone must do for the eye; its words are read out, and stand in the quote. */
    ${media.narrow} {
      ${visuallyHidden}
    }
  }
`

/** What the door is, below its style on a phone, where the drawing alone stays in sight. */
export const Said = styled.p`
  padding-block: ${space[3]} ${space[5]};
  font-size: ${size.small};
  line-height: 1.45;
  ${media.tablet} {
    display: none;
  }
`

/** What is done with the door, in one row, and below it how it is seen. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]} ${space[5]};
  margin-top: ${space[5]};
  ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: ${space[3]};
  }
`

/** On a phone what is seldom needed waits behind it. */
export const MoreButton = styled(Button)`
  ${media.tablet} {
    display: none;
  }
`

export const More = styled.div<{ $isOpen: boolean }>`
  display: contents;
  ${media.narrow} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    grid-column: 1 / -1;
    gap: ${space[4]};
    padding-block: ${space[4]};
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: 0 ${space[6]};
  ${media.tablet} {
    order: -1;
  }
`

export const Send = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  margin-top: ${space[6]};
  div {
    display: grid;
    justify-items: start;
    gap: ${space[3]};
  }
  ${media.narrow} {
    justify-items: stretch;
  }
  p {
    max-width: 60ch;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`
