import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  /** Cells by row; the first cell of a row is its header. */
  rows: readonly (readonly string[])[]
}

/** A table of figures. Wide ones scroll sideways in a focusable container. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // A scrolling region must be focusable to be scrollable by keyboard.

    <Frame role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>{caption}</caption>
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
          {rows.map(([head, ...cells]) => (
            <tr key={[head, ...cells].join('|')}>
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

const Frame = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  font-variant-numeric: lining-nums tabular-nums;
  caption {
    padding-bottom: ${space[4]};
    text-align: left;
    font-weight: 600;
  }
  th,
  td {
    padding: ${space[4]} ${space[5]} ${space[4]} 0;
    border-top: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  tbody tr:last-child > * {
    border-bottom: 1px solid ${color.line};
  }
  thead th {
    border-top: 2px solid ${color.ink};
    font-size: ${size.small};
    font-weight: 500;
    color: ${color.inkSoft};
  }
  tbody th {
    font-weight: 500;
    min-width: 9em;
  }
  td {
    font-weight: 600;
  }
  ${media.narrow} {
    th,
    td {
      padding-block: 10px;
    }
  }
`
