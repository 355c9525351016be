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
    [data-print] { position: absolute; inset: 0 auto auto 0; width: 100%; }
  }
`

/** Height of the stage: on a phone door and choices share the screen. */
export const STAGE_HEIGHT = {
  phone: 'clamp(300px, 50svh, 460px)',
  /** Two doors side by side are narrow, and as low as that makes them. */
  pairOnPhone: '34svh',
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
  ${media.belowDesktop} {
    row-gap: 0;
  }
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

/** On small screens the stage stays in sight while the choices below it are made. */
export const Side = styled.div`
  ${media.belowDesktop} {
    display: contents;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space[5]});
  }
`

const pair = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.narrow} {
    --pair: ${STAGE_HEIGHT.pairOnPhone};
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
    margin-inline: -${space[2]};
    padding-inline: ${space[2]};
    background: ${color.chalk};
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

/** How the door is seen, in one row right below it. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};
  ${media.belowDesktop} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: ${space[3]};
    margin-bottom: ${space[5]};
  }
`

/** On small screens what is seldom needed waits behind it. */
export const MoreButton = styled(Button)`
  ${media.desktop} {
    display: none;
  }
`

export const More = styled.div<{ $isOpen: boolean }>`
  display: contents;
  ${media.belowDesktop} {
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
  gap: ${space[3]};
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
