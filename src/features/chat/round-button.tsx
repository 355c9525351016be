import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, motion, shadow, space } from '@/theme/tokens'

/** Width and height of the round button. */
export const ROUND = '56px'

export const Round = styled.button`
  grid-area: round;
  display: grid;
  place-items: center;
  width: ${ROUND};
  height: ${ROUND};
  border: 0;
  border-radius: 50%;
  background: ${color.brick};
  color: ${color.white};
  box-shadow: ${shadow};
  cursor: pointer;
  transition: background-color ${motion.quick};
  &:hover,
  &:active {
    background: ${color.brickPressed};
  }
  ${media.narrow} {
    width: ${layout.callBarEnd};
    height: ${layout.callBarEnd};
    box-shadow: none;
  }
  ${media.calm} {
    transition: none;
  }
`

/**
 * Where the chat stands on wide windows: bottom right. Where the page's own controls are at the right, beside its picture, card and
 * panel stand bottom left, beginning where the page's text does: such a section says so as `data-chat-side`, `left` or, where its
 * columns stand below each other on a tablet, `left-on-desktop`. The button alone has room in the right margin.
 */
export const corner = css`
  right: var(--from-corner, ${space[6]});
  bottom: var(--from-corner, ${space[6]});
  ${media.tablet} {
    html[data-page-chat-side='left'] & {
      right: auto;
      left: var(--from-corner, ${space[6]});
    }
  }
  ${media.desktop} {
    html[data-page-chat-side='left-on-desktop'] & {
      right: auto;
      left: var(--from-corner, ${layout.margin});
    }
  }
  /* There the columns stand below each other, but where a page begins with its tool. */
  ${media.landscape} {
    html[data-page-tool-first][data-page-chat-side='left-on-desktop'] & {
      right: auto;
      left: var(--from-corner, ${space[6]});
    }
  }
  ${media.tablet} {
    html[data-page-chat-side][data-chat='closed'] & {
      right: 2px;
      left: auto;
    }
  }
`

/** Where the button stands on a phone as long as the panel is closed: at the end of the call bar, over nothing of the page. */
export const inCallBar = css`
  inset: auto ${space[4]} calc((${layout.callBar} - ${layout.callBarEnd}) / 2) auto;
`

export function SpeechIcon() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d="M4 5h20v14H12l-5 5v-5H4z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M9 10h10M9 14h6" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
