import styled, { css } from 'styled-components'
import { chosenPicture } from '@/theme/chosen-mark'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { Picture } from './picture'

/** Shape of a catalogue's pictures: doors are tall, glass and colours square. */
export type Ratio = 'door' | 'square'

export const inOneRow = css`
  width: max-content;
  grid-template-columns: none;
  grid-auto-flow: column;
  grid-auto-columns: 29vw;
  li {
    scroll-snap-align: start;
  }
`

/** A mark upon the sample, in its corner. */
const inCorner = `
  position: absolute;
  left: 4px;
  padding: 0 4px;
  background: ${color.chalk};
  font-size: 11px;
`

/** The chosen one's name stands above them; without script, which chooses, each has its own below it. */
export const small = css`
  @media not (scripting: none) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${layout.bar};
    /* Its line, empty, would part the rows. */
    figcaption {
      height: 0;
      padding: 0;
    }
    figcaption strong > span:first-child {
      ${visuallyHidden}
    }
    figcaption strong > span + span {
      top: 4px;
      ${inCorner}
    }
  }
`

export const Shown = styled.p<{ $isBeside: boolean }>`
  margin-bottom: ${space[3]};
  font-size: ${size.small};
  color: ${color.inkSoft};
  strong {
    margin-right: ${space[3]};
    color: ${color.ink};
  }
  ${({ $isBeside }) => ($isBeside ? media.desktop : media.tablet)} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`

interface GridLook {
  $columns: number
  /** It stands beside a picture. */
  $isBeside: boolean
  $isBand: boolean
  $onPhone: ReturnType<typeof css> | undefined
}

/** In rows as close as those of a paint chart, with small names. */
const beside = css<GridLook>`
  row-gap: ${space[4]};
  /* Low: the chart ends about where the picture beside it does. */
  li img {
    aspect-ratio: 3 / 2;
  }
  /* A name has the whole width of its cell. */
  li figcaption {
    padding-right: 0;
  }
  ${media.tight} {
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 6)}, minmax(0, 1fr));
  }
  /* The longest single word is Schwarzbraun. */
  figcaption strong {
    font-size: 13px;
    line-height: 1.2;
    letter-spacing: -0.02em;
    > span + span {
      top: 4px;
      ${inCorner}
    }
  }
`

/** On a phone two above three, each whole. */
const band = css<GridLook>`
  ${media.narrow} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space[4]} ${layout.bar};
    li {
      grid-column: span 2;
    }
    li:nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`

export const Grid = styled.ul<GridLook>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]} ${layout.bar};
  ${media.tablet} {
    grid-template-columns: repeat(
      ${({ $columns }) => ($columns > 5 ? $columns - 3 : $columns)},
      minmax(0, 1fr)
    );
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  ${({ $isBeside }) => ($isBeside ? media.belowDesktop : media.narrow)} {
    ${({ $onPhone }) => $onPhone}
  }
  ${media.desktop} {
    ${({ $isBeside }) => $isBeside && beside}
  }
  ${({ $isBand }) => $isBand && band}
  li {
    position: relative;
  }
  li:has([aria-pressed='true']) img {
    ${chosenPicture}
  }
  li:has([aria-pressed='true']) strong {
    font-weight: 700;
  }
  figcaption {
    padding: ${space[3]} ${space[4]} 0 0;
  }
`

/** Covers its item. */
export const Choice = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: pointer;
`

export const Sample = styled(Picture)<{ $ratio: Ratio }>`
  aspect-ratio: ${({ $ratio }) => ($ratio === 'door' ? '2 / 3' : '1')};
`

export const Name = styled.strong`
  display: block;
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.3;
  ${media.narrow} {
    font-size: 13px;
  }
`

export const Text = styled.span`
  display: block;
  margin-top: ${space[1]};
  font-size: 14px;
  line-height: 1.45;
  color: ${color.inkSoft};
  ${media.narrow} {
    display: none;
  }
`
