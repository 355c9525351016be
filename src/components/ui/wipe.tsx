import type { InputHTMLAttributes } from 'react'
import styled, { css } from 'styled-components'
import { overlaidControl } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface WipeProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-valuetext' | 'onChange'> {
  /** What the line does, for those who cannot see it. */
  label: string
  /** Names of the pictures on its left and on its right. */
  names: readonly [string, string]
  /** Where it stands at first, in per cent from the left. */
  initial: number
}

/**
 * The line between two pictures in one place, dragged or moved by arrow keys; src/lib/wipes.ts moves it. It stands behind them in an
 * element with `data-wipe` and the style `wiped`.
 */
export function Wipe({ label, names: [left, right], initial, ...range }: WipeProps) {
  return (
    <>
      <Line aria-hidden />
      <Names aria-hidden>
        <span>
          <b>{left}</b>
        </span>
        <span>
          <b>{right}</b>
        </span>
      </Names>
      <Range type="range" min={0} max={100} defaultValue={initial} aria-label={label} {...range} />
    </>
  )
}

/**
 * The style of the element around two pictures and their line: the second lies over the first, to the right of the line.
 *
 * @param initial where the line stands at first, in per cent from the left
 */
export const wiped = (initial: number) => css`
  --cut: ${initial}%;
  overflow: hidden;
  > :nth-child(2) {
    position: absolute;
    inset: 0;
    height: 100%;
    clip-path: inset(0 0 0 var(--cut));
  }
  &:focus-within {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  /* Without script nothing moves the line. */
  @media (scripting: none) {
    > :nth-child(n + 2) {
      display: none;
    }
  }
`

const Range = styled.input`
  ${overlaidControl}
  z-index: 2;
  touch-action: pan-y;
  cursor: ew-resize;
  /* A tap beside an open menu closes that, and moves no line. */
  html[data-menu-open] & {
    pointer-events: none;
  }
`

const Line = styled.span`
  position: absolute;
  /* Its handle lies on the glazing bars. */
  z-index: 2;
  inset-block: 0;
  left: clamp(24px, var(--cut), 100% - 24px);
  /* As wide as a glazing bar. */
  width: ${layout.bar};
  margin-left: calc(${layout.bar} / -2);
  background: ${color.chalk};
  &::after {
    content: '‹ ›';
    position: absolute;
    top: 50%;
    left: 50%;
    display: grid;
    place-content: center;
    width: 44px;
    height: 44px;
    margin: -22px;
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.white};
    font-weight: 650;
    line-height: 1;
  }
`

/** Each name lies on its own picture, and goes with it. */
const Names = styled.div`
  span {
    position: absolute;
    z-index: 1;
    inset: 0;
    padding: ${space[3]};
    clip-path: inset(0 calc(100% - var(--cut)) 0 0);
  }
  span + span {
    clip-path: inset(0 0 0 var(--cut));
    text-align: right;
  }
  /* Where the way back lies on the upper corner of a page's first picture: 48 px. */
  ${media.narrow} {
    [data-way-back] ~ :is([data-picture-first], [data-island] > [data-picture-first]) & span {
      padding-top: calc(48px + ${space[3]});
    }
  }
  b {
    display: inline-block;
    padding: ${space[1]} ${space[3]};
    border-radius: ${layout.radius};
    background: ${color.white};
    font-size: ${size.small};
    font-weight: 600;
  }
`
