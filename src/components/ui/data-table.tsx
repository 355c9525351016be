import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { VisuallyHidden } from './visually-hidden'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  /** Cells by row; the first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[]
  /** A heading above already names it: the caption is for screen readers only. */
  isNamedAbove?: boolean
  /** It stands alone, as wide as the page's content: two columns, too. */
  isWide?: boolean
}

/**
 * A table of figures. On a phone, one with more than two columns scrolls sideways: its row names stay, and a shade at the edge shows
 * that there is more.
 */
export function DataTable({ caption, columns, rows, isNamedAbove = false, isWide = false }: DataTableProps) {
  return (
    // A scrolling region must be focusable to be scrollable by keyboard.
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <Table $columns={columns.length} $isWide={isWide}>
        <caption>{isNamedAbove ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

const shade = 'rgb(32 41 43 / 12%)'

/** The shade lies under a cover of the band's colour that scrolls along: at the end of the table it is hidden. */
const Frame = styled.div`
  --plate: ${color.chalk};
  [data-tone='stone'] & {
    --plate: ${color.stone};
  }
  overflow-x: auto;
  ${media.narrow} {
    background:
      linear-gradient(to left, var(--plate) 30%, transparent) right / 40px 100% no-repeat local,
      linear-gradient(to left, ${shade}, transparent) right / 10px 100% no-repeat scroll;
  }
`

/** A table's last line, and the names of its columns. */
export const tableLines = css`
  tbody tr:last-child > * {
    border-bottom: 1px solid ${color.line};
  }
  thead th {
    border-top: 2px solid ${color.ink};
    font-size: ${size.small};
    font-weight: 500;
    color: ${color.inkSoft};
  }
`

const Table = styled.table<{ $columns: number; $isWide: boolean }>`
  width: 100%;
  font-variant-numeric: lining-nums tabular-nums;
  caption {
    text-align: left;
    font-weight: 600;
    &:not(:has(span)) {
      padding-bottom: ${space[4]};
    }
  }
  th,
  td {
    padding: ${space[4]} ${space[5]} ${space[4]} 0;
    border-top: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  ${tableLines}
  tbody th {
    font-weight: 600;
  }
  tr:has(svg) > * {
    vertical-align: middle;
  }
  ${media.tablet} {
    /* Of two columns the second stays near the first. */
    ${({ $columns, $isWide }) => $columns === 2 && !$isWide && 'max-width: 820px;'}
    table-layout: fixed;
    th:first-child {
      width: ${({ $columns, $isWide }) => ($columns > 4 ? '36%' : $isWide ? '20%' : '28%')};
    }
  }
  ${media.narrow} {
    ${({ $columns }) => $columns > 2 && `width: max(100%, ${9 + 8.5 * ($columns - 1)}em);`}
    font-size: 16px;
    th,
    td {
      padding-block: 10px;
    }
    th:first-child {
      position: sticky;
      left: 0;
      /* Of two columns each has what its words ask for, and the first at least a name of two. */
      ${({ $columns }) => ($columns > 2 ? 'width: 9em;' : 'min-width: 6.6em;')}
      background: var(--plate);
    }
  }
`
