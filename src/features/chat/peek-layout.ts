import styled, { css } from 'styled-components'
import { chatFolds } from '@/theme/chat-folds'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layer, layout, motion, shadow, shadowLow, size, space } from '@/theme/tokens'
import { corner, inCallBar } from './round-button'

/**
 * One line in place of the card, on wide windows: where what lies under it is what a page is for, as the section says by
 * `data-chat-form="line"`, and below the first screen: src/lib/below-first-screen.ts; and on a phone on its side, where the card would
 * cover the heading.
 */
const inLine = (styles: string) => css`
  ${media.tablet} {
    html[data-page-chat-form='line'] &,
    html[data-below]:not([data-chat='closed']) & {
      ${styles}
    }
  }
  ${media.landscape} {
    html & {
      ${styles}
    }
  }
`

/** The line under the pointer, or with the focus in it. */
const inLineTouched = (styles: string) => css`
  ${media.tablet} {
    html:is([data-page-chat-form='line'], [data-below]) aside:is(:hover, :focus-within) & {
      ${styles}
    }
  }
  ${media.landscape} {
    html aside:is(:hover, :focus-within) & {
      ${styles}
    }
  }
`

/**
 * The line stands in the window's very corner, where a page has its margin: of what a page is for it takes the least there. Not where
 * the round button has taken its place.
 */
const docked = css`
  ${media.tabletOnly} {
    html:is([data-page-chat-form='line'], [data-below]):not(
        [data-chat='closed'],
        [data-at-form],
        [data-page-form-here]
      )
      & {
      --from-corner: 0px;
    }
  }
  ${media.desktop} {
    html:is([data-page-chat-form='line'], [data-below]):not(
        [data-chat='closed'],
        [data-at-form]:not([data-page-chat-side])
      )
      & {
      --from-corner: 0px;
    }
  }
`

/** The round button in the place of the card. */
const folded = `
  > div {
    display: none;
  }
  > button {
    display: grid;
  }
`

/** Over a form nothing of it lies upon a field: its button alone is left, beside the fields. */
const besideFields = css`
  ${media.tablet} {
    html[data-at-form]:not([data-page-chat-side]) & {
      right: 2px;
      ${folded}
    }
  }
  ${media.belowDesktop} {
    html[data-page-form-here] & {
      ${folded}
    }
  }
  ${media.tabletOnly} {
    html[data-page-form-here] & {
      right: 2px;
    }
  }
`

export const Place = styled.aside`
  position: fixed;
  ${corner}
  z-index: ${layer.chat};
  font-size: 14px;
  ${media.narrow} {
    inset: auto 0 ${layout.callBar};
    html[data-chat='closed'] &&[data-form],
    html${chatFolds} &&[data-form] {
      ${inCallBar}
    }
    /* The question about cookies takes the same place: one thing after the other. */
    html[data-page-consent] & {
      display: none;
    }
  }
  ${docked}
  &[aria-busy='true'] {
    cursor: progress;
  }
  /* One shape at a time. The page knows before any script has come whether the chat was closed: early.ts. */
  html:not([data-chat='closed']) & > button,
  html[data-chat='closed'] & > div {
    display: none;
  }
  /* On a phone it gives its room to the page as soon as somebody reads that, and where it would lie upon a heading or a control. */
  ${media.narrow} {
    html:is([data-below], [data-talked], [data-foot='taken']) & {
      ${folded}
    }
    /* Until it is known where it stands: what is moved once it has been drawn counts as the page's unrest. */
    html:not([data-foot]) & {
      display: none;
    }
  }
  ${besideFields}
  @media print, (scripting: none) {
    display: none;
  }
`

export const Card = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  width: 300px;
  padding: ${space[3]} 0;
  border-radius: ${layout.radius};
  background: ${color.white};
  box-shadow: ${shadow};
  ${media.narrow} {
    display: flex;
    align-items: center;
    gap: 0;
    width: auto;
    padding: 0;
    border-top: 1px solid ${color.line};
    border-radius: 0;
    background: ${color.chalk};
    box-shadow: none;
  }
  ${inLine(`
    display: flex;
    align-items: center;
    padding: ${space[1]} 44px ${space[1]} 0;
    border-radius: 0;
    box-shadow: ${shadowLow};
  `)}
`

/** The greeting as a line begins with it, on a phone as an icon: the whole is read out, and stands in the panel. */
const inAWord = `
  position: relative;
  flex: none;
  align-content: center;
  padding: 0 0 0 ${space[5]};
  font-size: 15px;
  b {
    display: block;
  }
  strong,
  span {
    ${visuallyHidden}
  }
`

export const Greeting = styled.button`
  display: grid;
  gap: ${space[1]};
  padding: 0 44px 0 ${space[5]};
  border: 0;
  background: none;
  font-size: 14px;
  line-height: 1.3;
  text-align: left;
  cursor: pointer;
  strong {
    font-weight: 600;
  }
  span {
    color: ${color.inkSoft};
  }
  /* The suggestions need its room; it is read out, and the panel begins with it. */
  html:not([data-talked]) & span {
    ${visuallyHidden}
  }
  html[data-talked] & strong {
    display: none;
  }
  b {
    display: none;
    font-weight: 600;
  }
  svg {
    display: none;
  }
  ${media.narrow} {
    ${inAWord}
    place-content: center;
    width: 44px;
    min-height: 52px;
    padding: 0;
    color: ${color.brick};
    b {
      display: none;
    }
    svg {
      display: block;
    }
  }
  ${inLine(`${inAWord} min-height: 44px;`)}
`

export const Close = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  background: none;
  cursor: pointer;
  ${inLine(`top: ${space[1]};`)}
  ${media.narrow} {
    position: relative;
    order: 1;
    flex: none;
    width: 52px;
    height: 52px;
  }
`

/**
 * One below the other, each whole; on a phone each on one line, in a row that is swiped. Its far edge fades, so that the next is seen
 * to go on; the fade lies beside the cross, in the button's own margin.
 */
export const Chips = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: 0 ${space[5]};
  ${media.narrow} {
    --fade: 24px;
    display: flex;
    flex: 1;
    min-width: 0;
    gap: ${space[2]};
    margin-right: -16px;
    padding: ${space[1]} var(--fade) ${space[1]} 0;
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to left, transparent, #000 var(--fade));
  }
  /* Above the line, which stays where it is: nothing moves away from the pointer. */
  ${inLine(`
    position: absolute;
    inset: auto 0 100%;
    display: none;
    flex-direction: column;
    padding: ${space[4]} ${space[4]} ${space[2]};
    background: inherit;
    button {
      min-height: 44px;
      font-size: inherit;
    }
  `)}
  ${inLineTouched('display: flex;')}
  html[data-talked] &&& {
    display: none;
  }
  button {
    min-height: 28px;
    padding: 2px ${space[4]};
    font-size: 13px;
    line-height: 1.2;
    ${media.narrow} {
      flex: none;
      min-height: 44px;
      padding: 0 ${space[3]};
      white-space: nowrap;
      /* Around it the row's edge would cut it off. */
      outline-offset: -4px;
    }
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.chalk};
    font-weight: 500;
    text-align: left;
    cursor: pointer;
    transition: border-color ${motion.quick};
    html[data-page-chat-first='windows'] &[data-action='windows'] {
      order: -1;
    }
    html[data-page-chat-first='windows'] &[data-action='doors'] {
      order: 1;
    }
    &:hover {
      border-color: ${color.brick};
    }
    ${media.calm} {
      transition: none;
    }
  }
`

export const Line = styled.form`
  padding-inline: ${space[5]};
  input {
    width: 100%;
    min-height: 42px;
    padding: 0 12px;
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.white};
    /* Phones zoom into a field whose text is smaller than 16px. */
    font-size: ${size.body};
  }
  ${media.narrow} {
    display: none;
  }
  ${inLine(`
    flex: 1;
    padding-inline: ${space[3]} 0;
    input {
      padding-inline: ${space[3]};
      font-size: ${size.small};
    }
  `)}
`
