import styled from 'styled-components'
import { roomOf } from '@/components/ui/container'
import { chosenMark } from '@/theme/chosen-mark'
import { media } from '@/theme/media'
import { color, layout, motion, size, space } from '@/theme/tokens'

/** The product moves in a picture that reaches to the window's edge, and the words stand beside it. */
export const Plates = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    ${roomOf('chalk')}
    /* In the widest windows no higher than a screen. */
    grid-template-columns: min(58vw, 1000px) minmax(0, 1fr);
    align-items: center;
  }
`

export const Stage = styled.div`
  @media (scripting: none) {
    display: grid;
    gap: ${layout.bar};
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
    }
  }
`

/** Sideways drags move the product; upward ones scroll the page. */
export const Frame = styled.div`
  position: relative;
  touch-action: pan-y;
  cursor: ew-resize;
  user-select: none;
  > img {
    display: block;
    pointer-events: none;
  }
  @media (scripting: none) {
    cursor: auto;
  }
`

interface Part {
  $left: number
  $top: number
  $width: number
  $height: number
}

const share = (value: number) => `${value * 100}%`

/** The part of the picture that changes. */
export const Film = styled.canvas<Part>`
  position: absolute;
  left: ${({ $left }) => share($left)};
  top: ${({ $top }) => share($top)};
  width: ${({ $width }) => share($width)};
  height: ${({ $height }) => share($height)};
  pointer-events: none;
`

export const Pair = styled.figure`
  margin: 0;
  img {
    display: block;
  }
`

export const Caption = styled.figcaption`
  padding: ${space[3]} ${layout.gutterPhone};
  font-size: ${size.small};
`

export const Words = styled.div`
  padding: ${space[6]} ${layout.gutterPhone} ${space[7]};
  > p {
    margin-top: ${space[4]};
    max-width: 46ch;
    font-size: ${size.body};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    padding: ${space[7]} ${layout.gutter};
  }
  ${media.desktop} {
    padding: 0 ${layout.margin} 0 ${space[9]};
  }
`

export const Slider = styled.div`
  display: grid;
  margin-top: ${space[5]};
  label {
    font-weight: 600;
  }
  input {
    width: 100%;
    height: 44px;
    margin: ${space[2]} 0 ${space[3]};
    accent-color: ${color.brick};
    cursor: pointer;
  }
  small {
    margin-top: ${space[3]};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
  @media (scripting: none) {
    display: none;
  }
`

/** One control, as wide as the slider: all in a row; four two by two, but on a tablet. */
export const Stops = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => ($count > 3 ? 2 : $count)}, minmax(0, 1fr));
  gap: ${layout.bar};
  button {
    width: 100%;
    height: 100%;
    padding-inline: ${space[2]};
    line-height: 1.2;
  }
  svg {
    width: auto;
    height: 56px;
    margin: ${space[3]} auto;
  }
  ${media.tabletOnly} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
  button {
    min-height: 44px;
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
    background: ${color.white};
    color: ${color.ink};
    font: inherit;
    font-size: ${size.small};
    cursor: pointer;
    transition: background ${motion.quick};
  }
  button[aria-pressed='true'] {
    ${chosenMark}
    font-weight: 700;
  }
  button:focus-visible {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
`
