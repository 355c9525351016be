import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { visuallyHidden } from '@/theme/hidden'
import { color, layout, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { tableLines } from './data-table'
import { Picture, type PictureData } from './picture'
import { inOneRow, Strip } from './strip'
import { Unbroken } from './unbroken'
import { VisuallyHidden } from './visually-hidden'

interface ComparisonTableProps {
  caption: string
  columns: readonly string[]
  /** A product each: its name is the first cell, and leads to its page. */
  rows: readonly {
    readonly cells: readonly string[]
    readonly to: string | null
    readonly picture: PictureData | null
  }[]
}

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   The roles say what a browser forgets of a table that is laid out as cards. */

/** Products compared, each with its picture: a table on wide windows, on a phone cards that scroll sideways. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <Frame>
      <Table role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ cells: [name = '', ...cells], to, picture }) => (
            <tr key={name} role="row">
              <th scope="row" role="rowheader">
                <Name to={to ?? ''}>
                  {picture && <Photo picture={{ ...picture, alt: '' }} sizes="112px" />}
                  <span>
                    <Unbroken text={name} />
                  </span>
                </Name>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

const asCards = css`
  &,
  caption,
  tbody,
  tr,
  td,
  tbody th {
    display: block;
  }
  thead {
    ${visuallyHidden}
  }
  tbody {
    display: grid;
    ${inOneRow}
  }
  tr {
    position: relative;
    padding-inline: ${space[5]};
    border-left: 1px solid ${color.line};
    scroll-snap-align: start;
  }
  tbody th {
    min-height: 76px;
    margin-bottom: ${space[3]};
    padding-left: 92px;
  }
  td {
    margin-top: 2px;
    font-size: ${size.small};
    line-height: 1.4;
  }
  td::before {
    content: attr(data-column) ': ';
    color: ${color.inkSoft};
  }
`

/** The links of its cards take the keyboard along. */
const Frame = styled(Strip)`
  ${media.narrow} {
    overflow-y: hidden;
  }
`

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: lining-nums tabular-nums;
  text-align: left;
  th {
    font-weight: 600;
  }
  ${media.tablet} {
    th,
    td {
      padding: ${space[3]} ${space[6]} ${space[3]} 0;
      border-top: 1px solid ${color.line};
      vertical-align: middle;
    }
    td:last-child {
      padding-right: 0;
    }
    ${tableLines}
    th:first-child {
      width: 32%;
    }
  }
  ${media.narrow} {
    width: max-content;
    ${asCards}
  }
`

const Name = styled(SiteLink)`
  text-underline-offset: 0.2em;
  ${media.tablet} {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    text-decoration: none;
    &:hover span {
      text-decoration: underline;
    }
  }
  ${media.narrow} {
    /* The whole card is the link. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`

const Photo = styled(Picture)`
  flex: none;
  width: 104px;
  height: 78px;
  border-radius: ${layout.radius};
  ${media.narrow} {
    position: absolute;
    top: 0;
    left: ${space[5]};
    width: 80px;
    height: 76px;
  }
`
