import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { Choices } from './choices'
import { tableLines } from './data-table'
import { Picture } from './picture'

/** All in one row, as narrow as their words allow. */
export const Picker = styled(Choices)`
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, auto);
  grid-template-columns: none;
  margin-bottom: ${space[4]};
  ${media.tablet} {
    display: none;
  }
  legend {
    margin: 0;
  }
  label {
    min-height: 44px;
  }
  span {
    place-content: center;
    padding: 0 ${space[3]};
    border: 1px solid ${color.line};
    background: ${color.white};
    font-size: ${size.small};
    line-height: 1.2;
    text-align: center;
  }
`

/** Shows, of a row's cells, that one alone whose column is chosen. */
const chosenColumn = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `
      fieldset:not(:has(label:nth-of-type(${index + 1}) input:checked)) + & tr > :is(th, td):nth-child(${index + 2}) {
        display: none;
      }
    `,
  ).join('')

/** Of three columns the last, with the figures, has the most to say. */
const figuresLast = css`
  th:nth-child(2) {
    width: 22%;
  }
  th:nth-child(3) {
    width: 17%;
  }
`

/** Of four the second has numbers alone. */
const countsNarrow = css`
  th:nth-child(3) {
    width: 12%;
  }
`

/** By the number of columns beside the names; of more all are alike. */
const widths: Record<number, ReturnType<typeof css> | undefined> = { 3: figuresLast, 4: countsNarrow }

export const Table = styled.table<{ $columns: number }>`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: lining-nums tabular-nums;
  text-align: left;
  th {
    font-weight: 600;
  }
  th,
  td {
    padding: ${space[3]} 0 ${space[3]} ${space[6]};
    border-top: 1px solid ${color.line};
    vertical-align: middle;
  }
  th:first-child {
    padding-left: 0;
  }
  thead th {
    vertical-align: baseline;
  }
  ${tableLines}
  th:first-child {
    width: ${({ $columns }) => ($columns > 3 ? 25 : 20)}%;
  }
  ${media.tablet} {
    ${({ $columns }) => widths[$columns]}
  }
  ${media.narrow} {
    th:first-child {
      width: 40%;
      padding-right: ${space[4]};
    }
    th + th,
    td {
      padding-left: 0;
    }
    td {
      font-size: ${size.small};
      line-height: 1.35;
    }
    ${({ $columns }) => chosenColumn($columns)}
  }
`

export const Name = styled(SiteLink)`
  text-underline-offset: 0.2em;
  ${media.tablet} {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    &:hover {
      color: ${color.brick};
    }
  }
  ${media.narrow} {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-size: ${size.small};
    line-height: 1.3;
  }
`

export const Photo = styled(Picture)`
  flex: none;
  width: 104px;
  height: 78px;
  border-radius: ${layout.radius};
  ${media.tabletOnly} {
    width: 72px;
    height: 54px;
  }
  /* The ranges above show them. */
  ${media.narrow} {
    display: none;
  }
`
