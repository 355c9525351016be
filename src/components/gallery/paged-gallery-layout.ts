import styled, { css } from 'styled-components'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { aspect, type Ratio } from './thumbnails'

const columns = css<Ratio>`
  display: grid;
  gap: ${space[6]} ${space[8]};
  ${media.narrow} {
    row-gap: ${space[5]};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  ${media.tabletOnly} {
    ${({ $ratio }) => $ratio === 'door' && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
  ${media.desktop} {
    ${({ $ratio }) => $ratio === 'door' && 'grid-template-columns: minmax(0, 5fr) minmax(0, 12fr);'}
  }
`

export const Layout = styled.div<Ratio>`
  ${columns}
`

/** Height of the large picture that stays in sight: on a phone it leaves half of the screen to the choices. */
const STAYS = {
  phone: 'min(48svh, 420px)',
  wide: `min(580px, 100svh - ${layout.headerHeight} - 2 * ${space[6]})`,
  /** The whole of a door with the wall at both sides, where the window is high enough. */
  desktop: `min(780px, 100svh - ${layout.headerHeight} - 2 * ${space[6]})`,
}

/** Room for a line of large figures and a button. */
const UNDER = '84px'

/** The heading of a choice beside the picture: smaller than a band's, in one column. */
const besidePicture = css`
  > section > header {
    grid-template-columns: none;
    gap: ${space[3]};
    margin: 0;
    h2 {
      font-size: clamp(24px, 2.4vw, 34px);
    }
    p {
      max-width: 62ch;
      font-size: ${size.body};
      line-height: inherit;
      text-wrap: wrap;
      ${media.narrow} {
        font-size: ${size.small};
      }
    }
  }
`

/** Two choices and the picture of both, which stays below the header as long as either is on the screen. */
export const Stays = styled.div<Ratio>`
  ${columns}
  ${besidePicture}
  > section > header {
    margin-bottom: ${space[5]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  ${media.tablet} {
    grid-template-rows: auto auto;
    row-gap: ${space[8]};
    > :last-child {
      grid-area: 2 / 2;
    }
  }
  ${media.narrow} {
    grid-template: ${STAYS.phone} auto auto / minmax(0, 1fr);
    row-gap: ${space[6]};
    > :last-child {
      grid-area: 3 / 1;
    }
    /* What is gone to stands below it. */
    :is(section, a, button) {
      scroll-margin-top: ${STAYS.phone};
    }
  }
`

/** The first of the two. It lies under the second, so that the picture, which is its own, has the height of both to stay in. */
export const Choices = styled.div`
  ${besidePicture}
  display: grid;
  grid-area: 1 / 1 / -1 / -1;
  grid-template: subgrid / subgrid;
  > section {
    grid-area: 1 / 2;
    ${media.narrow} {
      grid-area: 2 / 1;
    }
  }
`

/** Where it stays: in the first column, over the height of both choices. */
const stays = css`
  position: sticky;
  grid-area: 1 / 1 / -1 / 2;
  align-self: start;
  z-index: 1;
`

/** On a phone it lies right below the header. */
const heldOnPhone = css`
  display: contents;
  > [data-stage] {
    ${stays}
    top: 60px;
    height: ${STAYS.phone};
    /* What goes by beneath it is not seen at its sides. */
    box-shadow:
      -${layout.gutterPhone} 0 ${color.chalk},
      ${layout.gutterPhone} 0 ${color.chalk};
    > img,
    > canvas {
      position: absolute;
      height: 100%;
      max-height: none;
      aspect-ratio: auto;
    }
  }
`

/** The large picture and what stands under it, which takes its room from the picture: both are seen at once. */
export const Held = styled.div<{ $hasUnder: boolean }>`
  --under: ${({ $hasUnder }) => ($hasUnder ? UNDER : '0px')};
  ${media.narrow} {
    ${heldOnPhone}
  }
  ${media.tablet} {
    ${stays}
    top: calc(${layout.headerHeight} + ${space[6]});
    > [data-stage] {
      height: calc(${STAYS.wide} - var(--under));
    }
  }
  ${media.desktop} {
    > [data-stage] {
      height: calc(${STAYS.desktop} - var(--under));
      max-height: none;
    }
  }
`

/** As high as what stands beside it. */
const asHigh = `
  align-self: stretch;
  max-height: 720px;
  > img,
  > canvas {
    position: absolute;
    height: 100%;
  }
`

export const Stage = styled.div<Ratio>`
  position: relative;
  align-self: start;
  touch-action: pan-y;
  /* A phone shows glass from edge to edge, as its other large pictures. */
  ${media.narrow} {
    ${({ $ratio }) => $ratio === 'square' && `margin-inline: -${layout.gutterPhone};`}
  }
  ${media.tablet} {
    ${asHigh}
  }
  /* Where all of them are shown it does not grow with those. */
  ${media.desktop} {
    ${({ $ratio }) => $ratio === 'door' && 'max-height: 580px;'}
  }
`

export const Large = styled(Picture)<Ratio>`
  aspect-ratio: ${aspect};
  /* Cropped, so that the thumbnails are in sight with it. */
  ${media.narrow} {
    aspect-ratio: ${({ $ratio }) => ($ratio === 'door' ? '4 / 5' : '3 / 2')};
    max-height: 68vh;
  }
`

/** Beside the name of what it changes: upon the picture it would hide some of it. */
export const Arrow = styled(Button)`
  border: 1px solid ${color.line};
  font-size: 26px;
  @media (scripting: none) {
    display: none;
  }
`

const inColumn = css`
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  ${media.narrow} {
    gap: ${space[5]};
  }
`

export const Side = styled.div`
  ${inColumn}
`

/** The link over the thumbnails is as high as a thumb needs it: that is room enough above its words. */
export const Part = styled.section`
  ${inColumn}
  > [data-above] {
    margin-top: -${space[6]};
    ${media.narrow} {
      margin-top: -${space[5]};
    }
  }
`

export const Caption = styled.div`
  position: relative;
`

/** What can be done with the chosen item stands at the end of its name's line. */
export const Ways = styled.div`
  position: absolute;
  top: -${space[3]};
  right: 0;
  display: flex;
  gap: ${space[2]};
`

/** The line over the thumbnails, at its end the way to all of them; on a desktop they stand with it at the foot of the picture. */
export const Above = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  margin-bottom: -${space[5]};
  > :last-child {
    flex: none;
    margin-left: auto;
  }
  ${media.desktop} {
    margin-top: auto;
  }
`

/** Room for two lines, so that nothing below moves with the words; on a phone it would be a gap. */
export const Words = styled.div`
  ${media.tablet} {
    min-height: 5.75em;
  }
  h3 {
    display: inline-block;
    max-width: calc(100% - 190px);
  }
  p {
    margin-top: ${space[4]};
    max-width: 52ch;
    color: ${color.inkSoft};
    ${media.narrow} {
      margin-top: ${space[3]};
      font-size: ${size.small};
    }
  }
`
