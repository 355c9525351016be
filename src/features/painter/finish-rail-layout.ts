import styled, { css } from 'styled-components'
import { chosenPicture } from '@/theme/chosen-mark'
import { overlaidControl, visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface GroupLook {
  $isInHero: boolean
  $count: number
}

export const Group = styled.fieldset<GroupLook>`
  --in-line: ${({ $count }) => evenRows($count, MOST_IN_ROW)};
  --all: ${({ $count }) => $count};
  min-width: 0;
  legend {
    ${visuallyHidden}
  }
  legend[data-seen] {
    position: static;
    /* On the line of the chosen finish. */
    float: left;
    width: auto;
    height: auto;
    margin-right: ${space[4]};
    clip-path: none;
    color: ${color.inkSoft};
  }
  ${({ $isInHero }) =>
    $isInHero &&
    css`
      padding: ${space[5]} ${layout.gutterPhone} ${space[4]};
      ${media.narrow} {
        padding-top: ${space[3]};
        > p {
          margin-bottom: 0;
        }
      }
      ${media.tablet} {
        padding: 0 ${layout.gutter} ${space[6]};
      }
    `}
`

export const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};
  margin-bottom: ${space[3]};
  span {
    font-size: ${size.small};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${color.inkSoft};
  }
`

/** So many stand in a row at most; more make even rows. */
const MOST_IN_ROW = 13

/** How many of `count` stand in a row, so that none is nearly empty. */
function evenRows(count: number, most: number) {
  return Math.ceil(count / Math.ceil(count / most))
}

export const Rail = styled.div<{ $count: number }>`
  position: relative;
  display: flex;
  gap: ${space[2]};
  /* Room for the outline of a finish at the edge. */
  margin: 0 -${space[2]};
  padding: ${space[2]};
  ${media.narrow} {
    /* It runs on to the edge of the screen. */
    margin-inline: -${layout.gutterPhone};
    padding-inline: ${layout.gutterPhone};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(${({ $count }) => evenRows($count, MOST_IN_ROW)}, minmax(0, 44px));
  }
  label {
    position: relative;
    flex: 0 0 44px;
    height: 44px;
    scroll-snap-align: center;
  }
  input {
    ${overlaidControl}
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
  }
  input:checked + svg {
    ${chosenPicture}
  }
  input:focus-visible + svg {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
`
