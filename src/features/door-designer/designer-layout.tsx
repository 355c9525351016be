import styled, { createGlobalStyle } from 'styled-components'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** On paper: the door and its sentence, nothing else. */
export const PrintStyle = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-print] figure, [data-print] figure * { visibility: visible; }
    [data-print] { position: absolute; inset: 0 auto auto 0; width: 100%; }
  }
`

/** Height of the drawing: on a phone the choices below it need the larger part of the screen. */
export const STAGE_HEIGHT = {
  phone: 'min(34svh, 340px)',
  tablet: 'min(40vh, 420px)',
  desktop: 'min(62vh, 640px)',
}

/** What stays in sight above the choices on small screens: the header, and the drawing on its ground. */
const HEADER_ON_PHONE = '61px'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]} ${space[8]};
  align-items: start;
  /* What is reached by keyboard or by a link comes to stand below the drawing, not behind it. */
  ${media.narrow} {
    :is(summary, button, a, input) {
      scroll-margin-top: calc(${STAGE_HEIGHT.phone} + ${space[5]});
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`

/** On small screens the drawing stays in sight while the choices below it are made, and the tools come last. */
export const Side = styled.div`
  ${media.belowDesktop} {
    display: contents;
    > :last-child,
    > :nth-last-child(2) {
      order: 1;
    }
  }
  ${media.desktop} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space[5]});
  }
`

export const Stages = styled.div<{ $isPair: boolean }>`
  display: grid;
  gap: ${layout.bar};
  ${media.belowDesktop} {
    position: sticky;
    top: ${HEADER_ON_PHONE};
    z-index: 1;
    padding-bottom: ${space[3]};
    background: ${color.chalk};
  }
  ${({ $isPair }) => $isPair && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
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

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
`

export const Send = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  margin-top: ${space[7]};
  div {
    display: grid;
    justify-items: start;
    gap: ${space[3]};
  }
  p {
    max-width: 60ch;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`
