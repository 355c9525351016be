import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { FigureValue } from './figure-value'

interface FigureStripProps {
  figures: readonly { readonly value: string; readonly unit?: string | null; readonly caption: string }[]
}

/** Large figures with units and captions, separated by hairlines. */
export function FigureStrip({ figures }: FigureStripProps) {
  return (
    <Strip $count={figures.length}>
      {figures.map(({ value, unit, caption }) => (
        <Cell key={caption}>
          <FigureValue value={value} unit={unit} /> <span>{caption}</span>
        </Cell>
      ))}
    </Strip>
  )
}

const inARow = (count: number) => (count % 3 === 0 ? 3 : Math.min(count, 4))

const flush = css`
  padding-left: 0;
  border-left: 0;
`

const Strip = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* None stands alone in half a row. */
  ${media.belowDesktop} {
    li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* The hairlines are the gaps: the grid's background shows through. */
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => inARow($count)}, minmax(0, 1fr));
  }
  /* The first of a row begins where the page's text does. */
  ${media.tabletOnly} {
    > :nth-child(odd) {
      ${flush}
    }
  }
  ${media.desktop} {
    > :nth-child(${({ $count }) => inARow($count)}n + 1) {
      ${flush}
    }
  }
`

const Cell = styled.li`
  padding: ${space[6]} ${space[6]} ${space[6]} ${space[5]};
  border-left: 1px solid ${color.line};
  margin: 0 0 -1px;
  strong {
    display: block;
    margin-bottom: ${space[2]};
    font-weight: 650;
    font-size: ${size.figure};
    line-height: 1.05;
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums tabular-nums;
  }
  /* A unit never stands on a line of its own. */
  strong:has(small) {
    white-space: nowrap;
  }
  small {
    font-size: 0.55em;
    letter-spacing: 0;
    white-space: nowrap;
  }
  span {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
    line-height: 1.4;
  }
  [data-dark] & {
    border-color: rgb(255 255 255 / 22%);
    span {
      color: ${color.onDarkSoft};
    }
  }
  ${media.narrow} {
    padding: ${space[5]} ${space[4]};
    border-top: 1px solid ${color.line};
    &:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
    /* Alone in its row, it fills that: its words begin where the second column does. */
    &:last-child:nth-child(odd) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[5]};
      align-items: baseline;
    }
  }
`
