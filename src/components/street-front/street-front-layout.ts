import styled from 'styled-components'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

const HEADER_ON_PHONE = '61px'

/** Height of the picture while it stands above the choices: they need their part of the screen. */
const STAGE = 'min(80vw, 29svh + 56px)'

/** As wide as two rows of finishes are, and the margin of the page. */
const CHOICES = `calc(${layout.margin} + clamp(332px, 36vw, 508px))`

/** The picture from the edge of the window, the choices at its right; on a phone it stays in sight above them. */
export const Plates = styled.div`
  display: flex;
  flex-direction: column;
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${CHOICES};
    grid-template-rows: auto auto 1fr;
  }
  ${media.desktop} {
    grid-template-rows: auto 1fr auto;
  }
`

export const Stage = styled.div`
  position: sticky;
  z-index: 1;
  top: ${layout.headerHeight};
  ${media.narrow} {
    top: ${HEADER_ON_PHONE};
    order: -1;
    height: ${STAGE};
    border-bottom: ${layout.bar} solid ${color.chalk};
  }
  ${media.tablet} {
    position: relative;
    top: 0;
    grid-column: 1;
    grid-row: 1 / 3;
    /* The whole house, its step above the chat's line. */
    min-height: ${layout.firstScreen};
  }
  /* Beside the choices so low that the house keeps its sides. */
  ${media.tabletOnly} {
    height: 58vw;
    min-height: 0;
  }
  @media (scripting: none) {
    position: static;
  }
`

export const Head = styled.div`
  padding: ${space[4]} ${layout.gutterPhone} ${space[3]};
  h1 {
    font-size: ${size.h1Tool};
  }
  p {
    max-width: 44ch;
    margin-top: ${space[4]};
    line-height: 1.5;
    color: ${color.inkSoft};
    /* There the picture has its line: the choices say what to do. */
    ${media.narrow} {
      ${visuallyHidden}
    }
  }
  ${media.tablet} {
    padding: ${space[7]} ${layout.margin} 0 ${space[6]};
  }
  ${media.desktop} {
    padding-top: clamp(${space[6]}, (100svh - 760px) / 3, ${space[8]});
    padding-left: ${space[8]};
  }
`

export const Controls = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  padding: ${space[1]} ${layout.gutterPhone} ${space[6]};
  fieldset {
    min-width: 0;
  }
  ${media.narrow} {
    /* What is reached by keyboard comes to stand below the picture, not behind it. */
    :is(label, input, button) {
      scroll-margin-top: calc(${HEADER_ON_PHONE} + ${STAGE} + ${space[5]});
    }
  }
  ${media.tablet} {
    gap: ${space[5]};
    grid-row: 2 / 4;
    grid-column: 2;
    padding: ${space[5]} ${layout.margin} ${space[6]} ${space[6]};
  }
  ${media.desktop} {
    grid-row: 2;
    /* They take the height of the picture between them. */
    row-gap: clamp(${space[5]}, (100svh - 770px) / 5, ${space[8]});
    padding-left: ${space[8]};
  }
  @media (scripting: none) {
    display: none;
  }
`

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  /* Below the line of the chat. */
  ${media.narrow} {
    margin-top: ${space[9]};
  }
`

/** The choice in words, and where it leads: on a tablet below the picture, on a desktop a band of its own below both. */
export const WaysOn = styled.div`
  padding: ${space[6]} ${layout.gutterPhone} ${space[8]};
  h2 {
    /* Room for the longest names: what is below stays where it is. */
    min-height: 2.4em;
    font-size: ${size.h3};
    line-height: 1.2;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
    margin-top: ${space[4]};
  }
  ul a {
    line-height: 44px;
  }
  p {
    max-width: 60ch;
    margin-top: ${space[3]};
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    padding-inline: ${layout.gutter};
  }
  ${media.desktop} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) ${CHOICES};
    padding: ${space[7]} 0 ${space[8]};
    background: ${color.stone};
    > div {
      padding: 0 ${layout.margin} 0 ${space[8]};
    }
    > :first-child {
      padding: 0 ${space[8]} 0 ${layout.margin};
    }
    h2 {
      min-height: 0;
      font-size: clamp(26px, 2.4vw, 34px);
    }
  }
`

/** A finish is looked at on a screen, and never for certain. */
export const Note = styled.p`
  && {
    font-size: ${size.small};
  }
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
  ${media.belowDesktop} {
    margin-top: ${space[4]};
  }
`
