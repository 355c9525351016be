import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { lowStage } from './hero-low'

/** On a phone a product's picture comes first, then its finishes, then the words. */
const pictureFirst = css`
  > :first-child {
    order: 1;
  }
`

/** The picture follows its words at once: the bars at the foot of the screen lie upon it. */
const wordsFirst = css`
  > :first-child {
    padding-bottom: ${space[6]};
    h1 ~ p {
      margin-block: ${space[4]} 0;
    }
  }
`

/** What follows the home page's hero has no room above it. */
const beforeFigures = css`
  min-height: calc(${layout.phoneScreen} + 36px);
  /* Lines as full as they can be: the first is the longest. */
  h1 {
    text-wrap: wrap;
  }
  > :first-child {
    padding-bottom: calc(${layout.belowPhoneScreen} + 36px);
  }
`

/** The picture takes what its words leave of a phone's first screen. */
const onPhone = css<{ $layout: string }>`
  min-height: ${layout.phoneScreen};
  > :nth-child(2),
  [data-part] > [data-paint] {
    flex: 1;
  }
  ${({ $layout }) => ($layout === 'wide' ? wordsFirst : pictureFirst)}
  ${({ $layout }) => $layout === 'panes' && beforeFigures}
`

/** What the chat's card takes of the window's lower right corner. */
const CHAT = '360px'

/** A product's picture over its finishes, all in one row, and below them its words: under the heading they stand beside the chat's card. */
const productOnTablet = css`
  > :first-child {
    order: 3;
    padding-block: ${space[6]};
    h1 ~ * {
      max-width: calc(100vw - ${CHAT} - ${layout.gutter});
    }
  }
  && [data-part] > fieldset {
    order: 2;
    padding: ${space[4]} ${layout.gutter} 0;
    [data-rail] {
      grid-template-columns: repeat(var(--all), minmax(0, 44px));
      gap: ${space[1]};
    }
    label {
      height: 34px;
    }
  }
  [data-part] > [data-paint],
  > :nth-child(2) {
    order: 1;
    flex: none;
    height: clamp(max(400px, 42vw), 100svh - 520px, 62vw);
    min-height: 0;
  }
`

/** Words, then the finishes, then the picture, which takes what the first screen has left. */
const onTablet = css`
  min-height: ${layout.firstScreen};
  [data-part] > fieldset {
    order: 1;
  }
  [data-part] > [data-paint],
  > :nth-child(2) {
    order: 2;
    flex: 1;
    min-height: 0;
    /* Enough for the whole of the product, whatever the words above it leave. */
    ${media.tabletOnly} {
      min-height: clamp(320px, 58vw, 600px);
    }
  }
`

/** A product's sentence is no larger than the page's text: its heading and its picture lead. */
const plainSentence = css`
  h1 ~ p {
    margin-block: ${space[5]} ${space[6]};
    font-size: ${size.body};
  }
`

/** The finishes in one row below the picture, in two lines where they are many, which ends where the chat's card begins. */
const inRow = css`
  padding: ${space[4]} ${CHAT} ${space[4]} 0;
  > p {
    margin-bottom: ${space[1]};
  }
  [data-rail] {
    grid-template-columns: repeat(var(--in-line), minmax(0, 44px));
    gap: ${space[1]};
  }
  label {
    height: 34px;
  }
  ${media.tight} {
    [data-rail] {
      grid-template-columns: repeat(auto-fill, 30px);
    }
    label {
      height: 26px;
    }
  }
`

const homeWords = css`
  && {
    padding-right: ${space[5]};
  }
`

/** The longest line of the home page's headline, its largest, has room. */
const HOME_COLUMNS = `calc(${layout.margin} + clamp(420px, 39.5vw, 570px)) minmax(0, 1fr)`

/** Words at the left, in the middle of the height; at the right the picture. */
const beside = css<{ $layout: string }>`
  grid-template-columns: ${({ $layout }) => ($layout === 'panes' ? HOME_COLUMNS : 'minmax(0, 5fr) minmax(0, 8fr)')};
  grid-template-rows: minmax(0, 1fr);
  > :first-child {
    grid-row: 1;
    ${({ $layout }) => $layout === 'panes' && homeWords}
    /* In a low window they go on below the picture, never above it. */
    align-self: safe center;
  }
  > :nth-child(2) {
    grid-area: 1 / 2;
  }
`

/**
 * Words on a plate at the left, in the middle of its height, and the picture beside it, as high: a product that fills its picture
 * leaves no corner for the plate to be let into. Below both the finishes, all in one line, which ends where the chat's card begins.
 */
const onPlate = css`
  grid-template-columns: calc(${layout.margin} + ${layout.productWords}) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  > :first-child {
    grid-area: 1 / 1;
    justify-content: center;
    padding: ${space[6]} ${space[7]} ${space[6]} ${layout.margin};
    background: ${color.stone};
    > * {
      flex: none;
    }
    h1 ~ p {
      margin-block: ${space[6]};
    }
  }
  [data-part] > [data-paint],
  > :nth-child(2) {
    grid-area: 1 / 2;
  }
  && [data-part] > fieldset {
    ${inRow}
    grid-area: 2 / 1 / auto / -1;
    padding-left: ${layout.margin};
    [data-rail] {
      grid-template-columns: repeat(var(--all), minmax(0, 44px));
    }
  }
`

/** Words and finishes on a plate let into the lower corner of the picture, which is as wide as the window. */
const letIn = css`
  grid-template-columns: calc(${layout.margin} + clamp(300px, 34vw, 480px)) minmax(0, 1fr);
  grid-template-rows: 1fr auto auto;
  [data-part] > [data-paint],
  > :nth-child(2) {
    grid-area: 1 / 1 / -1 / -1;
  }
  > :first-child,
  [data-part] > fieldset {
    position: relative;
    z-index: 1;
    background: ${color.chalk};
  }
  && > :first-child {
    ${plainSentence}
  }
  && [data-part] > fieldset {
    padding: 0 ${space[6]} ${space[5]} ${layout.margin};
  }
`

/**
 * The picture as wide as the window, the words on a plate let into its lower corner, and the finishes in one row below it, which ends
 * where the chat's card begins.
 */
const onSill = css<{ $isRight: boolean }>`
  grid-template-columns: calc(${layout.margin} + ${layout.productWords}) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  [data-part] > [data-paint],
  > :nth-child(2) {
    grid-area: 1 / 1 / 2 / -1;
  }
  && > :first-child {
    position: relative;
    z-index: 1;
    grid-area: 1 / 1 / -1 / 2;
    align-self: end;
    padding: ${space[6]} ${space[7]} ${space[6]} ${layout.margin};
    background: ${color.chalk};
    ${plainSentence}
  }
  && [data-part] > fieldset {
    ${inRow}
    /* The ring round its first finish lies upon the plate's edge. */
    position: relative;
    z-index: 1;
    grid-area: 2 / 2;
  }
  ${({ $isRight }) => $isRight && onRightSill}
`

/**
 * The same turned round: the finishes begin at the page's margin, in one line, and the plate is as high as the picture, so that no strip
 * of it is left below.
 */
const onRightSill = css`
  grid-template-columns: minmax(0, 1fr) calc(${layout.margin} + ${layout.productWords});
  && > :first-child {
    grid-area: 1 / 2;
    align-self: stretch;
    justify-content: safe center;
    padding: ${space[6]} ${layout.margin} ${space[6]} ${space[7]};
    > * {
      flex: none;
    }
  }
  && [data-part] > fieldset {
    grid-area: 2 / 1 / auto / -1;
    padding-left: ${layout.margin};
    [data-rail] {
      grid-template-columns: repeat(var(--all), minmax(0, 44px));
    }
  }
`

/** How the three lie on a desktop. */
function onDesktop({ $layout }: { $layout: string; $isRight: boolean }) {
  if ($layout === 'sill') return onSill
  if ($layout === 'split') return onPlate
  return $layout === 'full' ? letIn : beside
}

/**
 * A hero's words, its finishes and its picture. From a tablet on they fill the first screen, and its lower right corner, where the
 * chat's card lies, belongs to the picture alone.
 */
export const PicturePlate = styled.section<{ $layout: string; $isPainted: boolean; $isRight: boolean }>`
  display: flex;
  flex-direction: column;
  > [data-part] {
    display: contents;
  }
  ${({ $layout }) => $layout === 'panes' && `h1 { font-size: ${size.h1Hub}; }`}
  ${media.narrow} {
    ${onPhone}
  }
  ${media.tablet} {
    ${onTablet}
  }
  /* The chat's card lies upon its picture, not across its edge. */
  ${media.tablet} {
    ${({ $layout }) => $layout === 'panes' && `min-height: ${layout.homeScreen};`}
  }
  ${media.tabletOnly} {
    ${({ $layout }) => ['split', 'sill', 'full'].includes($layout) && productOnTablet}
  }
  ${media.desktop} {
    display: grid;
    > :first-child,
    [data-part] > fieldset {
      grid-column: 1;
      grid-row: 2;
    }
    [data-part] > fieldset {
      grid-row: 3;
    }
    ${onDesktop}
  }
  ${media.low} {
    ${({ $isPainted }) => $isPainted && lowStage}
  }
`

/** On a phone the call bar, always in sight, holds the ways to ask and to ring: a second one above it would say the same. */
export const leftToCallBar = css`
  ${media.narrow} {
    a:is([href='/contact'], [href^='tel:']) {
      display: none;
    }
  }
`

export const Words = styled.div`
  ${leftToCallBar}
  display: flex;
  flex-direction: column;
  padding: ${space[5]} ${layout.gutterPhone} ${layout.belowPhoneScreen};
  ${media.tablet} {
    padding: ${space[7]} ${layout.gutter};
  }
  ${media.desktop} {
    padding: ${space[7]} ${space[7]} ${space[6]} ${layout.margin};
  }
`

/** A glazing bar over a picture, and the line that parts the picture from its pair is the second; on a phone they would leave slits. */
export const barBeforeLine = css`
  ${media.tablet} {
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      left: calc(100% / 3 - ${layout.bar} / 2);
      z-index: 1;
      width: ${layout.bar};
      background: ${color.chalk};
    }
  }
`

/** Two glazing bars over a picture; on a phone they would leave slits. */
export const bars = css`
  ${media.tablet} {
    &::before,
    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      width: ${layout.bar};
      background: ${color.chalk};
      z-index: 1;
    }
    &::before {
      left: calc(100% / 3 - ${layout.bar} / 2);
    }
    &::after {
      left: calc(200% / 3 - ${layout.bar} / 2);
    }
  }
`
