import styled, { createGlobalStyle, css } from 'styled-components'
import { Button } from '@/components/ui/button'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** On paper: the door and its sentence, nothing else. */
export const DoorPrintStyle = createGlobalStyle`
  @media print {
    main *:not(:has([data-print]), [data-print], [data-print] *) { display: none; }
    /* Twice: the stage has a position of its own, and its words may be hidden. */
    [data-print][data-print] {
      display: block;
      position: static;
      margin: 0;
      figcaption {
        position: static;
        width: auto;
        height: auto;
        margin: 0;
        overflow: visible;
        clip-path: none;
        white-space: normal;
      }
    }
  }
`

/** What stands above the stage on a tablet or a desktop: top bar, header, way, heading. It ends with the first screen. */
const ABOVE = '252px'

/** Height of the stage: on a phone door and first choice share the screen, on wider windows it is what the first screen has left. */
export const STAGE_HEIGHT = {
  phone: 'clamp(260px, 38.2svh, 400px)',
  /** Two doors side by side are narrow, and as low as that makes them. */
  pairOnPhone: '34svh',
  wide: `clamp(360px, min(55vw, calc(100svh - ${ABOVE})), 860px)`,
  pair: `min(46vw, calc(100svh - ${ABOVE}))`,
}

/** Width of the photograph by the height of the stage: the door is nearly as high as the stage, and nothing of it is cut. */
export const PHOTO_WIDTH = { phone: 0.83, wide: 0.76 }

/** What stays in sight above the choices on a phone: the header, and the drawing on its ground. */
const HEADER_ON_PHONE = '61px'

/** On a desktop the bar over the choices is about as high: a sentence of three lines, and the buttons. */
const BAR_HEIGHT = '172px'

const PHOTO = `calc(${PHOTO_WIDTH.wide} * ${STAGE_HEIGHT.wide})`

/**
 * The stage at the left, on a desktop from the window's edge to where the choices begin, and at its right all that is chosen, one
 * below the other. There the chat's card lies upon the wall, and the door stands a little to the right of it.
 */
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
    grid-template-columns: ${({ $isPair }) => ($isPair ? 'minmax(0, 7fr)' : PHOTO)} minmax(0, 5fr);
    grid-template-rows: repeat(3, auto) 1fr;
    :is(summary, button, a, input) {
      scroll-margin-top: 84px;
    }
  }
  ${media.desktop} {
    column-gap: ${space[8]};
    grid-template-columns: minmax(0, 1fr) clamp(360px, 33vw, 480px);
    /* Nor behind the sentence and its button, which never leave the screen. */
    :is(summary, button, a, input) {
      scroll-margin-top: calc(84px + ${BAR_HEIGHT});
    }
    ${({ $isPair }) => !$isPair && `margin-left: calc(-1 * ${layout.margin}); --shift: 16%;`}
  }
`

/** The choices, and what is done with the door they make. */
export const Side = styled.div`
  ${media.belowDesktop} {
    display: contents;
  }
  ${media.tabletOnly} {
    > :nth-child(2) {
      order: 1;
    }
  }
  ${media.desktop} {
    display: flex;
    flex-direction: column;
    grid-area: 1 / 2;
  }
`

/** Right below the header. */
const STICKY_TOP = `calc(${layout.headerHeight} + ${space[5]})`

const pair = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  --pair: ${STAGE_HEIGHT.pair};
  ${media.narrow} {
    --pair: ${STAGE_HEIGHT.pairOnPhone};
  }
`

/** It stays in sight while the choices are made; on a phone its ground runs to both edges of the screen. */
export const Stages = styled.div<{ $isPair: boolean }>`
  display: grid;
  gap: ${layout.bar};
  ${media.narrow} {
    position: sticky;
    top: ${HEADER_ON_PHONE};
    z-index: 1;
    margin-inline: -${layout.gutterPhone};
    background: ${color.chalk};
  }
  ${media.tablet} {
    position: sticky;
    top: ${STICKY_TOP};
  }
  ${media.tabletOnly} {
    grid-row: 1 / 5;
  }
  ${media.desktop} {
    grid-area: 1 / 1;
    figcaption {
      ${({ $isPair }) => !$isPair && visuallyHidden}
    }
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

/** The same on a desktop, above the button, as large as the page's text: it is what all the choices come to. */
export const SaidBelow = styled(Said)`
  order: -2;
  flex-basis: 100%;
  padding-block: ${space[1]} ${space[3]};
  ${media.narrow} {
    display: none;
  }
  ${media.desktop} {
    display: block;
    padding-bottom: ${space[6]};
    font-size: ${size.body};
    line-height: 1.35;
  }
`

/**
 * What is done with the door: the button that opens the rest, and the one that leads on. On a phone it stands below the choices, else
 * above them; on a desktop it stays below the header, as the picture beside it does, and the choices run on in the page.
 */
export const Bar = styled.div`
  display: grid;
  align-items: center;
  gap: 0 ${space[6]};
  ${media.narrow} {
    order: 2;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    margin-top: ${space[5]};
  }
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
  ${media.desktop} {
    position: sticky;
    top: ${layout.headerHeight};
    z-index: 1;
    order: -1;
    margin-bottom: ${space[5]};
    padding-block: ${space[3]} ${space[4]};
    /* The choices go by behind it. */
    border-bottom: 1px solid ${color.line};
    background: ${color.chalk};
  }
`

/** From a tablet on it looks as the tool beside it does. */
export const MoreButton = styled(Button)`
  ${media.narrow} {
    padding-inline: ${space[4]};
    font-size: 16px;
  }
  ${media.tablet} {
    min-height: 44px;
    padding: 0;
    box-shadow: none;
    font-size: 16px;
    text-decoration: underline;
    &:hover {
      background: none;
      color: ${color.brick};
    }
  }
`

export const Send = styled(Button)`
  padding-inline: ${space[5]};
  /* In one line beside the other. */
  ${media.narrow} {
    padding-inline: ${space[3]};
    font-size: 16px;
  }
  ${media.tabletOnly} {
    margin-block: ${space[2]} ${space[4]};
  }
  ${media.desktop} {
    order: -1;
  }
`

export const More = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  grid-column: 1 / -1;
  flex-basis: 100%;
  gap: ${space[4]};
  padding-top: ${space[4]};
  ${media.narrow} {
    order: 2;
  }
`

/** The tools, and the button that opens the others: on a phone that alone. */
export const ToolRow = styled.div`
  display: contents;
  ${media.tablet} {
    && {
      display: flex;
      gap: 0 ${space[6]};
    }
  }
`

/** On a phone all of them wait behind the button. */
export const Tools = styled.div<{ $isPhoneOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  ${media.narrow} {
    ${({ $isPhoneOpen }) => !$isPhoneOpen && 'display: none;'}
    grid-column: 1 / -1;
    order: 1;
  }
`

/** From which side, and on which wall: above all that is chosen of the door; on a phone one low line right under the picture. */
export const Views = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.narrow} {
    grid-template-columns: auto auto;
    justify-content: space-between;
    label {
      display: flex;
      gap: ${space[3]};
      align-items: center;
      font-size: 14px;
      white-space: nowrap;
    }
    && select {
      width: auto;
      min-width: 0;
      padding: 0 2px;
      border: 0;
      background: none;
      /* Phones zoom into a field whose text is smaller. */
      font-size: 16px;
      font-weight: 600;
    }
  }
  ${media.desktop} {
    margin-bottom: ${space[4]};
  }
`

export const Offers = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-top: ${space[6]};
  p {
    max-width: 60ch;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    order: 3;
  }
  /* Where the choices stand: the other column begins at the window's edge. */
  ${media.desktop} {
    grid-column: 2;
  }
`
