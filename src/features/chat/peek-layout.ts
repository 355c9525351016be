import styled, { css } from 'styled-components'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layer, layout, motion, shadow, size, space } from '@/theme/tokens'
import { corner, inCallBar } from './round-button'

/**
 * One line in place of the card, on wide windows: where what lies under it is what a page is for, as the section says by
 * `data-chat-form="line"`, and below the first screen: src/lib/below-first-screen.ts.
 */
const inLine = (styles: string) => css`
  ${media.tablet} {
    html[data-page-chat-form='line'] &,
    html[data-below]:not([data-chat='closed']) & {
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
`

/** Width of a suggestion, which has its words in two lines. */
const CHIP = '192px'

export const Place = styled.aside`
  position: fixed;
  ${corner}
  z-index: ${layer.chat};
  font-size: 14px;
  ${media.narrow} {
    inset: auto 0 ${layout.callBar};
    html[data-chat='closed'] &&[data-form],
    html[data-below] &&[data-form] {
      ${inCallBar}
    }
    /* There is no call bar yet: src/components/layout/call-bar.tsx. */
    html[data-page-form-here][data-chat='']:not([data-below]) & {
      bottom: 0;
    }
    /* The question about cookies takes the same place: one thing after the other. */
    html[data-page-consent] & {
      display: none;
    }
  }
  ${inLine(`bottom: ${space[4]};`)}
  &[aria-busy='true'] {
    cursor: progress;
  }
  /* One shape at a time. The page knows before any script has come whether the chat was closed: early.ts. */
  html:not([data-chat='closed']) & > button,
  html[data-chat='closed'] & > div {
    display: none;
  }
  /* On a phone it gives its room to the page as soon as somebody reads that. */
  ${media.narrow} {
    html[data-below] & > div {
      display: none;
    }
    html[data-below] & > button {
      display: grid;
    }
  }
  @media print, (scripting: none) {
    display: none;
  }
`

export const Card = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  width: 300px;
  padding: ${space[4]} 0 ${space[4]};
  border-radius: ${layout.radius};
  background: ${color.white};
  box-shadow: ${shadow};
  ${media.narrow} {
    display: flex;
    align-items: center;
    gap: 0;
    width: auto;
    padding: 0;
    overflow-x: auto;
    scrollbar-width: none;
    border-top: 1px solid ${color.line};
    border-radius: 0;
    background: ${color.chalk};
    box-shadow: none;
  }
  ${inLine(`
    display: flex;
    align-items: center;
    padding: ${space[1]} 44px ${space[1]} 0;
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
    width: 52px;
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
    position: sticky;
    order: 1;
    flex: none;
    height: 52px;
    background: ${color.chalk};
    /* What goes on beyond the edge fades. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 100% 0 auto;
      width: 24px;
      background: linear-gradient(to left, ${color.chalk}, rgb(250 248 244 / 0%));
      pointer-events: none;
    }
  }
`

/** One row that scrolls sideways: one suggestion whole, and so much of the next one that it is seen to go on. */
export const Chips = styled.div`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  padding: 3px ${space[5]};
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  scroll-padding-left: ${space[5]};
  ${media.tablet} {
    mask-image: linear-gradient(to left, transparent, #000 ${space[6]});
  }
  ${media.narrow} {
    flex: none;
    overflow: visible;
    padding-inline: 0 ${space[4]};
  }
  /* Above the line, which stays where it is: nothing moves away from the pointer. */
  ${inLine(`
    position: absolute;
    inset: auto 0 100%;
    display: none;
    flex-direction: column;
    padding: ${space[4]} ${space[4]} ${space[2]};
    background: inherit;
    mask-image: none;
    button {
      flex: none;
    }
  `)}
  ${inLineTouched('display: flex;')}
  button {
    flex: 0 0 ${CHIP};
    scroll-snap-align: start;
    min-height: 44px;
    padding: 0 ${space[4]};
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.chalk};
    font-weight: 500;
    line-height: 1.25;
    text-align: left;
    cursor: pointer;
    transition: border-color ${motion.quick};
    html[data-page-chat-first='windows'] &[data-action='windows'],
    html[data-page-chat-first='call'] &[data-action='call'] {
      order: -1;
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
    min-height: 44px;
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
