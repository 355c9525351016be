import styled, { css, keyframes } from 'styled-components'
import { media } from '@/theme/media'
import { color, font, layer, layout, motion, shadow, size, space } from '@/theme/tokens'
import { corner, inCallBar, ROUND } from './round-button'

/** Top bar and header: the panel ends below them. */
const HEAD_ROOM = '116px'

/**
 * Bottom right, over the page: the panel above the round button. On phones the panel is a sheet above the call bar, which
 * keeps to the lower half of the window, so that the page's headline stays in sight.
 */
export const Place = styled.aside<{ $isOpen: boolean }>`
  position: fixed;
  ${corner}
  z-index: ${layer.chat};
  display: grid;
  grid-template: 'panel panel' auto '. round' auto / minmax(0, 1fr) ${ROUND};
  gap: ${space[4]};
  width: 24rem;
  max-width: calc(100vw - 2 * ${space[5]});
  font-size: ${size.small};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${media.narrow} {
    ${({ $isOpen }) => !$isOpen && inCallBar}
    ${({ $isOpen }) =>
      $isOpen &&
      css`
        inset: auto 0 ${layout.callBar};
        display: flex;
        flex-direction: column;
        gap: ${space[3]};
        width: auto;
        max-width: none;
        max-height: calc(50dvh - ${layout.callBar});
        /* What a phone's browser leaves of a low screen is the conversation's: it takes the call bar's place. */
        @media (max-height: 740px) {
          bottom: 0;
          max-height: 50dvh;
        }
        /* In the lower right corner of the sheet. */
        > button {
          position: absolute;
          right: ${space[4]};
          bottom: ${space[3]};
          z-index: 1;
        }
      `}
    /* The question about cookies takes the same place: one thing after the other. */
    html[data-page-consent] & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`

const arriving = css`
  animation: ${appear} ${motion.calm};
  ${media.calm} {
    animation: none;
  }
`

export const Panel = styled.section`
  grid-area: panel;
  display: flex;
  flex-direction: column;
  max-height: min(600px, calc(100dvh - ${HEAD_ROOM} - ${space[4]} - ${ROUND} - ${space[6]}));
  overflow: hidden;
  border-radius: ${layout.radius};
  background: ${color.chalk};
  box-shadow: ${shadow};
  ${arriving}
  ${media.narrow} {
    flex: 0 1 auto;
    min-height: 0;
    max-height: none;
    border-radius: 0;
  }
`

export const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  padding: ${space[4]} ${space[1]} ${space[4]} ${space[5]};
  background: ${color.ink};
  color: ${color.onDark};
  div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font: 600 16px / 1.3 ${font.body};
    letter-spacing: 0;
  }
  p {
    font-size: 14px;
    line-height: 1.35;
    color: ${color.onDarkSoft};
  }
  ${media.narrow} {
    padding-block: 3px;
  }
`

export const Conversation = styled.div`
  flex: 0 1 400px;
  min-height: 300px;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[5]};
  &:focus-visible {
    outline-offset: -3px;
  }
  > ul {
    display: grid;
    gap: ${space[5]};
  }
  /* Windows too low for the whole panel. */
  @media (max-height: 700px) {
    min-height: 0;
  }
  ${media.narrow} {
    flex: 1 1 auto;
    min-height: 0;
    padding: ${space[4]} ${space[5]};
  }
`

const bounce = keyframes`
  50% {
    opacity: 0.25;
  }
`

export const Typing = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[4]};
  > span[aria-hidden] {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.inkSoft};
    animation: ${bounce} 1.2s ease-in-out infinite;
    &:nth-child(2) {
      animation-delay: 0.2s;
    }
    &:nth-child(3) {
      animation-delay: 0.4s;
    }
  }
  button {
    margin-left: auto;
  }
  ${media.calm} {
    > span[aria-hidden] {
      animation: none;
    }
  }
`

export const Trouble = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space[4]};
  margin-top: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-left: 3px solid ${color.danger};
  color: ${color.danger};
  overflow-wrap: anywhere;
  button {
    flex: none;
  }
`
