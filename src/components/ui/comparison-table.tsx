import { useId } from 'react'
import words from '@data/wording/sections.json'
import { Name, Photo, Picker, Table } from './comparison-table-layout'
import type { PictureData } from './picture'
import { Together } from './unbroken'
import { VisuallyHidden } from './visually-hidden'

interface ComparisonTableProps {
  caption: string
  columns: readonly string[]
  /** A product each: its name is the first cell, and leads to its page. */
  rows: readonly {
    readonly cells: readonly string[]
    readonly to: string
    readonly picture: PictureData | null
  }[]
}

/**
 * Products compared in a table, one to a row, with its picture. A phone has room for one column beside the names: which one, the
 * visitor chooses above it. That takes no script.
 */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  const group = useId()
  const attributes = columns.slice(1)
  return (
    <div>
      <Picker>
        <legend>
          <VisuallyHidden>{words.compareBy}</VisuallyHidden>
        </legend>
        {attributes.map((attribute, index) => (
          <label key={attribute}>
            <input type="radio" name={group} defaultChecked={index === 0} data-native="" />
            <span>{attribute}</span>
          </label>
        ))}
      </Picker>
      <Table $columns={attributes.length}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
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
          {rows.map(({ cells: [name = '', ...cells], to, picture }) => (
            <tr key={name}>
              <th scope="row">
                <Name to={to}>
                  {picture && <Photo picture={{ ...picture, alt: '' }} sizes="112px" />}
                  <span>
                    <Together text={name} />
                  </span>
                </Name>
              </th>
              {cells.map((cell, index) => (
                <td key={attributes[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
