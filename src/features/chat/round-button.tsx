import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, motion, shadow, space } from '@/theme/tokens'

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
  /* In the lower right corner of the phone's sheet. */
  ${media.narrow} {
    &[aria-expanded='true'] {
      position: absolute;
      right: ${space[4]};
      bottom: ${space[3]};
      z-index: 1;
      width: 44px;
      height: 44px;
      box-shadow: none;
    }
  }
  ${media.calm} {
    transition: none;
  }
`

export function SpeechIcon() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d="M4 5h20v14H12l-5 5v-5H4z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M9 10h10M9 14h6" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
